import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../ui/toast.ts';
import { tournamentKey } from './tournament.ts';

/** Something done to a tournament: says so, and reads anew all that is shown of it. A failure comes in the banner. */
export function useTournamentChange<Input = void>(
  tid: string,
  change: (input: Input) => Promise<unknown>,
  said?: (input: Input) => string,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (_answer, input) => {
      if (said !== undefined) toast(said(input));
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: tournamentKey(tid) }),
        queryClient.invalidateQueries({ queryKey: ['tournaments'] }),
      ]),
  });
}
