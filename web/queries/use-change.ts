import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../ui/feedback/toast.ts';

interface ChangeOptions<Input> {
  /** Keys of the queries to refetch. */
  readonly renews: readonly QueryKey[];
  /** The toast after a success. */
  readonly message: (input: Input) => string;
  /** Changes with the same name run one after the other. */
  readonly inTurn?: string;
}

/**
 * A mutation by a button: shows a toast, and resolves when the affected queries are refetched. A refusal appears in the
 * banner.
 */
export function useChange<Input = void>(
  change: (input: Input) => Promise<unknown>,
  { renews, message, inTurn }: ChangeOptions<Input>,
) {
  const renew = useRenewal(renews);
  return useMutation({
    mutationFn: change,
    onSuccess: (_answer, input) => toast(message(input)),
    onSettled: renew,
    ...(inTurn !== undefined && { scope: { id: inTurn } }),
  });
}

/** Refetches the queries that a form has changed. */
export function useRenewal(keys: readonly QueryKey[]): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () => Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
