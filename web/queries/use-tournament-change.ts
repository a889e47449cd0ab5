import { useMutation, useQueryClient } from '@tanstack/react-query';
import { renewAfterChange, revisionOf } from '../live/told-changes.ts';
import { toast } from '../ui/toast.ts';
import { tournamentKey } from './tournament.ts';

interface ChangeOptions {
  /** Tells of a refusal in place of the banner. */
  readonly onRefusal?: (error: Error) => void;
  /** Changes of the same name are sent one after the other: the last word is the last to be heard. */
  readonly inTurn?: string;
}

/** The form that asks for it tells of a refusal, beside the field that it is about. */
export const TOLD_BY_FORM: ChangeOptions = { onRefusal: () => undefined };

/**
 * Something done to a tournament: says so, and is done when all that is shown of it is new. The page is told by its stream;
 * after a refusal it is read, as it has offered what is not to be had. A refusal comes in the banner.
 */
export function useTournamentChange<Input = void>(
  tid: string,
  change: (input: Input) => Promise<unknown>,
  said?: (input: Input) => string,
  { onRefusal, inTurn }: ChangeOptions = {},
) {
  const queryClient = useQueryClient();
  return useMutation({
    meta: { silent: onRefusal !== undefined },
    ...(inTurn !== undefined && { scope: { id: inTurn } }),
    mutationFn: change,
    onMutate: () => revisionOf(queryClient, tid),
    onSuccess: (_answer, input) => {
      if (said !== undefined) toast(said(input));
    },
    onError: (error) => onRefusal?.(error),
    onSettled: async (_answer, error, _input, since) => {
      await Promise.all([
        error === null
          ? renewAfterChange(queryClient, tid, since)
          : queryClient.invalidateQueries({ queryKey: tournamentKey(tid) }),
        queryClient.invalidateQueries({ queryKey: ['tournaments'] }),
      ]);
      keepFocus();
    },
  });
}

/**
 * The button that did it may be gone: who reads by keyboard goes on at the title, not at the top of the window. A form
 * whose button is still there has had its turn in the frame before.
 */
function keepFocus(): void {
  const toTitle = () => {
    if (document.activeElement === document.body) document.querySelector('h1')?.focus({ preventScroll: true });
  };
  requestAnimationFrame(() => requestAnimationFrame(toTitle));
}
