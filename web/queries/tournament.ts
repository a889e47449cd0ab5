import { infiniteQueryOptions, keepPreviousData, queryOptions, replaceEqualDeep } from '@tanstack/react-query';
import type { z } from 'zod';
import * as calls from '../../contract/calls.ts';
import type { CamelKeys } from '../../contract/codec/case.ts';
import type { lineUpPage, manageTeamPage } from '../../contract/tournament/line-ups.ts';
import type { TournamentListQuery, tournamentFind } from '../../contract/tournament/lists.ts';
import type { tournamentPlayers, tournamentStats } from '../../contract/tournament/readings.ts';
import type { TournamentPage } from '../../contract/tournament/tournaments.ts';
import { type AccountId, asId } from '../../domain/kernel/ids.ts';
import { FRONT_PAGE_ROWS, NOTIFIER_POLL_MS } from '../../domain/kernel/limits.ts';
import { callApi } from '../api.ts';

export type TournamentFind = CamelKeys<z.output<typeof tournamentFind>>;
export type TournamentStats = CamelKeys<z.output<typeof tournamentStats>>;
export type LineUp = CamelKeys<z.output<typeof manageTeamPage>>;
export type MatchLineUp = CamelKeys<z.output<typeof lineUpPage>>;
export type TournamentPlayers = CamelKeys<z.output<typeof tournamentPlayers>>;

/** All queries about one tournament share this key as prefix, so that a change can invalidate all of them. */
export const tournamentKey = (tid: string) => ['tournament', tid] as const;

export const tournamentQuery = (tid: string) =>
  queryOptions({
    queryKey: [...tournamentKey(tid), 'page'],
    queryFn: ({ signal }) => callApi(calls.viewTournament, { id: tid }, signal),
    structuralSharing: (before, now) => newerPage(before as TournamentPage | undefined, now as TournamentPage),
  });

/** A response that is older than the last event never replaces the newer page. */
const newerPage = (before: TournamentPage | undefined, now: TournamentPage): TournamentPage =>
  before !== undefined && now.tournament.revision < before.tournament.revision ? before : replaceEqualDeep(before, now);

export const tournamentStatsQuery = (tid: string) =>
  queryOptions({
    queryKey: [...tournamentKey(tid), 'stats'],
    queryFn: ({ signal }) => callApi(calls.readStats, { id: tid }, signal),
  });

export const explanationQuery = (tid: string, round: number) =>
  queryOptions({
    queryKey: [...tournamentKey(tid), 'explain', round],
    queryFn: ({ signal }) => callApi(calls.explainRound, { id: tid, round }, signal),
  });

/** What the rating report lacks at a revision; the answer of the one before stays until the next has come. */
export const readinessQuery = (tid: string, revision: number) =>
  queryOptions({
    queryKey: [...tournamentKey(tid), 'readiness', revision],
    queryFn: ({ signal }) => callApi(calls.readReadiness, { id: tid }, signal),
    placeholderData: keepPreviousData,
  });

/** A player's card at a revision; the answer of the one before, or of another player, stays until it has come. */
export const playerCardQuery = (tid: string, account: string, revision: number) =>
  queryOptions({
    queryKey: [...tournamentKey(tid), 'player', account, revision],
    queryFn: ({ signal }) => callApi(calls.playerCard, { id: tid, account: asId<AccountId>(account) }, signal),
    placeholderData: keepPreviousData,
  });

/** Objections to swapping two players of a round. */
export const swapPreviewQuery = (tid: string, round: number, [one, other]: readonly [string, string]) =>
  queryOptions({
    queryKey: [...tournamentKey(tid), 'swap', round, one, other],
    queryFn: ({ signal }) =>
      callApi(calls.previewSwap, { id: tid, round, one: asId<AccountId>(one), other: asId<AccountId>(other) }, signal),
  });

/** The log of a tournament, the latest first; older changes are loaded on demand. */
export const tournamentLogQuery = (tid: string) =>
  infiniteQueryOptions({
    queryKey: [...tournamentKey(tid), 'log'],
    queryFn: ({ signal, pageParam }) =>
      callApi(calls.readLog, { id: tid, ...(pageParam !== null && { query: { before: pageParam } }) }, signal),
    initialPageParam: null as number | null,
    getNextPageParam: ({ entries, more }) => (more ? (entries.at(-1)?.revision ?? null) : null),
  });

/** Calls for the arbiter (`arbiter.ts`): the stream announces changes. */
export const callsKey = (tid: string) => [...tournamentKey(tid), 'calls'] as const;

export const tournamentPlayersQuery = (tid: string) =>
  queryOptions({
    queryKey: [...tournamentKey(tid), 'players'],
    queryFn: ({ signal }) => callApi(calls.readPlayers, { id: tid }, signal),
  });

/** The players of a tournament who are online; polled while it is shown. */
export const onlinePlayersQuery = (tid: string) =>
  queryOptions({
    queryKey: [...tournamentKey(tid), 'online'],
    queryFn: ({ signal }) => callApi(calls.whoIsHere, { id: tid }, signal),
    refetchInterval: NOTIFIER_POLL_MS,
  });

/** A team in a tournament, for those who choose its players; polled, as others may change it too. */
export const lineUpQuery = (tid: string, team: string) =>
  queryOptions({
    queryKey: [...tournamentKey(tid), 'line-up', team],
    queryFn: ({ signal }) => callApi(calls.manageTournamentTeam, { id: tid, team }, signal),
    refetchInterval: NOTIFIER_POLL_MS,
  });

export const matchLineUpQuery = (tid: string, team: string, round: number) =>
  queryOptions({
    queryKey: [...lineUpQuery(tid, team).queryKey, round],
    queryFn: ({ signal }) => callApi(calls.readLineUp, { id: tid, team, round }, signal),
    refetchInterval: NOTIFIER_POLL_MS,
  });

export const tournamentFindQuery = queryOptions({
  queryKey: ['tournaments', 'find'],
  queryFn: ({ signal }) => callApi(calls.findTournaments, { query: { limit: FRONT_PAGE_ROWS } }, signal),
});

export const tournamentSearchQuery = (q: string) =>
  queryOptions({
    queryKey: ['tournaments', 'search', q],
    queryFn: ({ signal }) => callApi(calls.searchTournaments, { query: { q } }, signal),
  });

/** A part of the list of all tournaments. */
export const tournamentListQuery = (query: TournamentListQuery) =>
  queryOptions({
    queryKey: ['tournaments', 'list', query],
    queryFn: ({ signal }) => callApi(calls.listTournaments, { query }, signal),
  });
