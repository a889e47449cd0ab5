import { queryOptions } from '@tanstack/react-query';
import * as calls from '../../contract/calls.ts';
import { callApi } from '../api.ts';

export const leaguesQuery = queryOptions({
  queryKey: ['leagues'],
  queryFn: ({ signal }) => callApi(calls.listLeagues, {}, signal),
  // The front page works without them.
  meta: { silent: true },
});

/** Prefix of all queries about a league, so that a change can invalidate all of them. */
export const leagueKey = (id: string) => ['league', id] as const;

export const leagueQuery = (id: string) =>
  queryOptions({
    queryKey: [...leagueKey(id), 'about'],
    queryFn: ({ signal }) => callApi(calls.viewLeague, { id }, signal),
  });

export const seasonsAndCategoriesQuery = (id: string) =>
  queryOptions({
    queryKey: [...leagueKey(id), 'seasons-categories'],
    queryFn: ({ signal }) => callApi(calls.seasonsAndCategories, { id }, signal),
  });

export const seasonResultsQuery = (id: string, season: string) =>
  queryOptions({
    queryKey: [...leagueKey(id), 'results', season],
    queryFn: ({ signal }) => callApi(calls.seasonResults, { id, season }, signal),
  });

export const leaguePermissionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...leagueKey(id), 'permissions'],
    queryFn: ({ signal }) => callApi(calls.leaguePermissions, { id }, signal),
  });

export const leagueTournamentsQuery = (id: string) =>
  queryOptions({
    queryKey: [...leagueKey(id), 'tournaments'],
    queryFn: ({ signal }) => callApi(calls.leagueTournaments, { id }, signal),
  });

export const addableTournamentsQuery = (id: string) =>
  queryOptions({
    queryKey: [...leagueKey(id), 'addable'],
    queryFn: ({ signal }) => callApi(calls.addableTournaments, { id }, signal),
  });

export const seasonClosingQuery = (id: string, season: string) =>
  queryOptions({
    queryKey: [...leagueKey(id), 'closing', season],
    queryFn: ({ signal }) => callApi(calls.seasonClosing, { id, season }, signal),
  });

export const memberHistoryQuery = (id: string, kind: 'player' | 'team', member: string) =>
  queryOptions({
    queryKey: [...leagueKey(id), 'history', kind, member],
    queryFn: ({ signal }) => callApi(calls.memberHistory, { id, kind, member }, signal),
  });

export const movesQuery = (id: string, season: string) =>
  queryOptions({
    queryKey: [...leagueKey(id), 'moves', season],
    queryFn: ({ signal }) => callApi(calls.listMoves, { id, season }, signal),
  });
