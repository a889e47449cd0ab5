import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../ui/toast.ts';

interface ChangeOptions<Input> {
  /** What is shown of it, and is asked for anew. */
  readonly renews: readonly QueryKey[];
  /** What is said when it is done. */
  readonly said: (input: Input) => string;
  /** Changes of the same name are made one after the other. */
  readonly inTurn?: string;
}

/** Something that a button does: says so, and is done when all that is shown of it is new. A refusal comes in the banner. */
export function useChange<Input = void>(
  change: (input: Input) => Promise<unknown>,
  { renews, said, inTurn }: ChangeOptions<Input>,
) {
  const renew = useRenewal(renews);
  return useMutation({
    mutationFn: change,
    onSuccess: (_answer, input) => toast(said(input)),
    onSettled: renew,
    ...(inTurn !== undefined && { scope: { id: inTurn } }),
  });
}

/** Asks anew for what a form has changed. */
export function useRenewal(keys: readonly QueryKey[]): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () => Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
