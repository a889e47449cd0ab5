import { z } from 'zod';
import { LIST_FILE_MAX_LENGTH } from '../../domain/kernel/limits.ts';
import { listMonth } from '../tournament/seeding-list.ts';

/** PUT /s/rating-lists/national/{federation}: a CSV file with the columns id, name, rating, rapid, blitz, club, FIDE number. */
export const nationalListPayload = z.object({
  month: listMonth,
  csv: z.string().min(1).max(LIST_FILE_MAX_LENGTH),
  /** Accepts a list that is older than the one in place, or much shorter. */
  force: z.boolean().default(false),
});

export const importedList = z.object({ players: z.number() });

/** GET /s/rating-lists: the lists that tournaments can be seeded by, with their months. */
export const ratingListsAnswer = z.object({
  fide: z.number().nullable(),
  national: z.array(z.object({ federation: z.string(), month: z.number(), players: z.number() })),
});
