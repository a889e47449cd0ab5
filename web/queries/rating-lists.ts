import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import * as calls from '../../contract/calls.ts';
import type { CamelKeys } from '../../contract/codec/case.ts';
import type { ratingListsAnswer } from '../../contract/site/rating-lists.ts';
import type { changedRatings } from '../../contract/tournament/seeding-list.ts';
import { callApi } from '../api.ts';
import { tournamentKey } from './tournament.ts';

export type RatingLists = CamelKeys<z.output<typeof ratingListsAnswer>>;
export type RatingChanges = CamelKeys<z.output<typeof changedRatings>>;

/** The lists in place, with their months. */
export const ratingListsQuery = queryOptions({
  queryKey: ['rating-lists'],
  queryFn: ({ signal }) => callApi(calls.listRatingLists, {}, signal),
});

/** Entries of a tournament whose rating is another one in the lists in place. */
export const ratingChangesQuery = (tid: string) =>
  queryOptions({
    queryKey: [...tournamentKey(tid), 'rating-changes'],
    queryFn: ({ signal }) => callApi(calls.readRatingChanges, { id: tid }, signal),
  });
