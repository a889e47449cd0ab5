import { queryOptions } from '@tanstack/react-query';
import * as calls from '../../contract/calls.ts';
import { asId } from '../../domain/kernel/ids.ts';
import { NOTIFIER_POLL_MS } from '../../domain/kernel/limits.ts';
import { callApi } from '../api.ts';
import { tournamentKey } from './tournament.ts';

/** A match's address: its tournament, its round and one of its teams. */
export interface MatchAddress {
  readonly tid: string;
  readonly round: number;
  readonly team: string;
}

/** The same as parameters of its calls. */
export const ofMatch = ({ tid, round, team }: MatchAddress) => ({ id: tid, round, team: asId<never>(team) });

/** The sheet of a match; polled, as the other captain may change it too. */
export const matchQuery = (address: MatchAddress) =>
  queryOptions({
    queryKey: [...tournamentKey(address.tid), 'match', address.round, address.team],
    queryFn: ({ signal }) => callApi(calls.viewMatch, ofMatch(address), signal),
    refetchInterval: NOTIFIER_POLL_MS,
  });
