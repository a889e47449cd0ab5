import { queryOptions } from '@tanstack/react-query';
import * as calls from '../../contract/calls.ts';
import { ask } from '../api.ts';

export const leaguesQuery = queryOptions({
  queryKey: ['leagues'],
  queryFn: ({ signal }) => ask(calls.listLeagues, {}, signal),
  // The front page stands without them.
  meta: { silent: true },
});

export const leagueQuery = (id: string) =>
  queryOptions({
    queryKey: ['league', id],
    queryFn: ({ signal }) => ask(calls.viewLeague, { id }, signal),
  });

export const seasonsAndCategoriesQuery = (id: string) =>
  queryOptions({
    queryKey: ['league', id, 'seasons-categories'],
    queryFn: ({ signal }) => ask(calls.seasonsAndCategories, { id }, signal),
  });

export const seasonResultsQuery = (id: string, season: string) =>
  queryOptions({
    queryKey: ['league', id, 'results', season],
    queryFn: ({ signal }) => ask(calls.seasonResults, { id, season }, signal),
  });
