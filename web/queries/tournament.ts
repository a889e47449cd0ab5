import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import * as calls from '../../contract/calls.ts';
import type { lineUpPage, manageTeamPage } from '../../contract/line-ups.ts';
import type { tournamentFind } from '../../contract/tournament-lists.ts';
import type { tournamentPlayers, tournamentStats } from '../../contract/tournament-readings.ts';
import { type AccountId, asId } from '../../domain/ids.ts';
import { NOTIFIER_POLL_MS } from '../../domain/limits.ts';
import { ask } from '../api.ts';

export type TournamentFind = z.output<typeof tournamentFind>;
export type TournamentStats = z.output<typeof tournamentStats>;
export type LineUp = z.output<typeof manageTeamPage>;
export type MatchLineUp = z.output<typeof lineUpPage>;
export type TournamentPlayers = z.output<typeof tournamentPlayers>;

/** All that is known of one tournament lies under this key, so that a change can renew all of it. */
export const tournamentKey = (tid: string) => ['tournament', tid] as const;

export const tournamentQuery = (tid: string) =>
  queryOptions({
    queryKey: [...tournamentKey(tid), 'page'],
    queryFn: ({ signal }) => ask(calls.viewTournament, { id: tid }, signal),
  });

export const tournamentStatsQuery = (tid: string) =>
  queryOptions({
    queryKey: [...tournamentKey(tid), 'stats'],
    queryFn: ({ signal }) => ask(calls.readStats, { id: tid }, signal),
  });

export const explanationQuery = (tid: string, round: number) =>
  queryOptions({
    queryKey: [...tournamentKey(tid), 'explain', round],
    queryFn: ({ signal }) => ask(calls.explainRound, { id: tid, round }, signal),
  });

/** What speaks against it that two of a round change places. */
export const swapVerdictQuery = (tid: string, round: number, [one, other]: readonly [string, string]) =>
  queryOptions({
    queryKey: [...tournamentKey(tid), 'swap', round, one, other],
    queryFn: ({ signal }) =>
      ask(calls.judgeSwap, { id: tid, round, one: asId<AccountId>(one), other: asId<AccountId>(other) }, signal),
  });

/** The log of a tournament, the latest first; older changes come when they are asked for. */
export const tournamentLogQuery = (tid: string) =>
  infiniteQueryOptions({
    queryKey: [...tournamentKey(tid), 'log'],
    queryFn: ({ signal, pageParam }) =>
      ask(calls.readLog, { id: tid, ...(pageParam !== null && { query: { before: pageParam } }) }, signal),
    initialPageParam: null as number | null,
    getNextPageParam: ({ entries, more }) => (more ? (entries.at(-1)?.revision ?? null) : null),
  });

/** Calls for the arbiter (`arbiter.ts`): the stream says when they are not what they were. */
export const callsKey = (tid: string) => [...tournamentKey(tid), 'calls'] as const;

export const tournamentPlayersQuery = (tid: string) =>
  queryOptions({
    queryKey: [...tournamentKey(tid), 'players'],
    queryFn: ({ signal }) => ask(calls.readPlayers, { id: tid }, signal),
  });

/** Who of a tournament is online; asked again while it is looked at. */
export const onlinePlayersQuery = (tid: string) =>
  queryOptions({
    queryKey: [...tournamentKey(tid), 'online'],
    queryFn: ({ signal }) => ask(calls.whoIsHere, { id: tid }, signal),
    refetchInterval: NOTIFIER_POLL_MS,
  });

/** A team in a tournament, for those who say who plays for it; asked again, as others do so too. */
export const lineUpQuery = (tid: string, team: string) =>
  queryOptions({
    queryKey: [...tournamentKey(tid), 'line-up', team],
    queryFn: ({ signal }) => ask(calls.manageTournamentTeam, { id: tid, team }, signal),
    refetchInterval: NOTIFIER_POLL_MS,
  });

/** Who is to play for a team in the match of a round. */
export const matchLineUpQuery = (tid: string, team: string, round: number) =>
  queryOptions({
    queryKey: [...lineUpQuery(tid, team).queryKey, round],
    queryFn: ({ signal }) => ask(calls.readLineUp, { id: tid, team, round }, signal),
    refetchInterval: NOTIFIER_POLL_MS,
  });

export const tournamentFindQuery = queryOptions({
  queryKey: ['tournaments', 'find'],
  queryFn: ({ signal }) => ask(calls.findTournaments, {}, signal),
});

export const tournamentSearchQuery = (q: string) =>
  queryOptions({
    queryKey: ['tournaments', 'search', q],
    queryFn: ({ signal }) => ask(calls.searchTournaments, { query: { q } }, signal),
  });

export const tournamentListQuery = queryOptions({
  queryKey: ['tournaments', 'list'],
  queryFn: ({ signal }) => ask(calls.listTournaments, {}, signal),
});
