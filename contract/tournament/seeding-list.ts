import { z } from 'zod';
import { isListMonth } from '../../domain/fide-list/month.ts';
import { LIST_MAX_ROWS } from '../../domain/kernel/limits.ts';
import { RATING_LISTS } from '../../domain/rating/lists.ts';
import { RATING_SOURCES, SEEDING_SOURCES } from '../../domain/rating/seeding-list.ts';
import { changed } from '../http/answers.ts';
import { idText } from '../http/fields.ts';

/** The month of a rating list, as 202611. */
export const listMonth = z.number().int().refine(isListMonth);

/** The rating list that seeds a tournament. */
export const seedingList = z.object({
  source: z.enum(SEEDING_SOURCES),
  /** Kinds of play, the first choice first; null follows the time control. */
  kinds: z
    .array(z.enum(RATING_LISTS))
    .min(1)
    .max(RATING_LISTS.length)
    .refine((kinds) => new Set(kinds).size === kinds.length)
    .readonly()
    .nullable(),
  /** The list that the ratings are from; null until one is. */
  month: listMonth.nullable(),
});

/** GET /s/tournament/rating-changes/{id}: entries with another rating in the lists in place. */
export const changedRatings = z.object({
  /** The month of the list in place; null without one. */
  month: z.number().nullable(),
  /** Whether the ratings can still be taken over. */
  may_take_over: z.boolean(),
  changes: z.array(
    z.object({
      account: z.string(),
      before: z.number().nullable(),
      after: z.number(),
      source: z.enum(RATING_SOURCES),
      kind: z.enum(RATING_LISTS),
    }),
  ),
});

/** POST /s/tournament/rating-changes/{id}: these entries only; all of them if omitted. */
export const takeOverPayload = z.object({ accounts: z.array(idText).min(1).max(LIST_MAX_ROWS).optional() });

/** The number of entries with a new rating. */
export const takenOver = changed.extend({ taken: z.number() });
