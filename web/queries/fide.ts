import { queryOptions } from '@tanstack/react-query';
import type { FidePlayerView } from '../../contract/accounts/accounts.ts';
import * as calls from '../../contract/calls.ts';
import { FIDE_SEARCH } from '../../domain/kernel/limits.ts';
import { callApi } from '../api.ts';

/** The player on FIDE's list with this number; null where there is none. */
export async function lookUpFideNumber(number: number): Promise<FidePlayerView | null> {
  const { success, ...player } = await callApi(calls.lookUpFideNumber, { number });
  return success ? (player as FidePlayerView) : null;
}

/** The players with the typed number, or whose name begins with the typed text; nobody while too little is typed. */
export const fideSearchQuery = (typed: string) =>
  queryOptions({
    queryKey: ['fide-search', typed],
    queryFn: ({ signal }) => (/^\d+$/.test(typed) ? playersOfNumber(Number(typed)) : searchByName(typed, signal)),
    enabled: typed.length >= FIDE_SEARCH.minCharacters,
    staleTime: Number.POSITIVE_INFINITY,
  });

const searchByName = (q: string, signal: AbortSignal): Promise<FidePlayerView[]> =>
  callApi(calls.searchFidePlayers, { query: { q } }, signal);

async function playersOfNumber(number: number): Promise<FidePlayerView[]> {
  const player = await lookUpFideNumber(number);
  return player === null ? [] : [player];
}
