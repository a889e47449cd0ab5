import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useReducer } from 'react';
import type { PairingView } from '../../../contract/tournaments.ts';
import type { GameResult } from '../../../domain/tournament/game-result.ts';
import { path, post } from '../../api.ts';
import { tournamentKey, tournamentQuery } from '../../queries/tournament.ts';
import { type Entry, entryFor, stepLog, wireResult, withResult } from './result-log.ts';

/** Entering results: shown at once, taken back where the server refuses, undone one by one. */
export function useResults(tid: string) {
  const queryClient = useQueryClient();
  const [log, dispatch] = useReducer(stepLog, []);
  const { queryKey } = tournamentQuery(tid);
  const show = (pairing: PairingView, result: GameResult | null) =>
    queryClient.setQueryData(queryKey, (page) => page && withResult(page, pairing, result));

  const mutationKey = ['set-result', tid];
  const { mutate } = useMutation({
    mutationKey,
    // One after the other, as they were typed.
    scope: { id: `set-result-${tid}` },
    mutationFn: ({ pairing: { round, white, black }, result }: Entry) =>
      post(path`/s/tournament/set-result/${tid}/${round}/${white}/${black}/${wireResult(result)}`),
    onMutate: async ({ pairing, result }) => {
      await queryClient.cancelQueries({ queryKey });
      show(pairing, result);
    },
    onError: (_error, entry) => {
      show(entry.pairing, entry.before);
      dispatch({ kind: 'refused', entry });
    },
    // An answer that is older than the last key would overwrite what was typed since.
    onSettled: () =>
      queryClient.isMutating({ mutationKey }) > 1
        ? undefined
        : queryClient.invalidateQueries({ queryKey: tournamentKey(tid) }),
  });

  const enter = (pairing: PairingView, result: GameResult | null): boolean => {
    const entry = entryFor(pairing, result);
    if (entry === undefined) return false;
    dispatch({ kind: 'entered', entry });
    mutate(entry);
    return true;
  };
  const undo = (): PairingView | undefined => {
    const [last] = log;
    if (last === undefined) return undefined;
    dispatch({ kind: 'undone' });
    mutate({ pairing: last.pairing, result: last.before, before: last.result });
    return last.pairing;
  };
  return { enter, undo, canUndo: log.length > 0 };
}
