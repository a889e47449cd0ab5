import { queryOptions } from '@tanstack/react-query';
import * as calls from '../../contract/calls.ts';
import { asId } from '../../domain/ids.ts';
import { NOTIFIER_POLL_MS } from '../../domain/limits.ts';
import { ask } from '../api.ts';
import { tournamentKey } from './tournament.ts';

/** What the address of a match's page names: its tournament, its round and one of its teams. */
export interface MatchAddress {
  readonly tid: string;
  readonly round: number;
  readonly team: string;
}

/** The same as its calls have it. */
export const ofMatch = ({ tid, round, team }: MatchAddress) => ({ id: tid, round, team: asId<never>(team) });

/** A match on its day; asked again, as the other captain does something too. */
export const matchQuery = (address: MatchAddress) =>
  queryOptions({
    queryKey: [...tournamentKey(address.tid), 'match', address.round, address.team],
    queryFn: ({ signal }) => ask(calls.viewMatch, ofMatch(address), signal),
    refetchInterval: NOTIFIER_POLL_MS,
  });
