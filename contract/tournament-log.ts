import { z } from 'zod';
import { FACT_KINDS } from '../domain/tournament/log.ts';
import { SETTING_NAMES } from '../domain/tournament/settings.ts';

const plain = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const value = z.union([plain, z.array(plain)]);

/** What a change has made of a tournament; which parts there are follows from the kind. */
export const logFact = z.object({
  kind: z.enum(FACT_KINDS),
  round: z.number().optional(),
  /** Players or teams; of a board White first. */
  who: z.array(z.string()).optional(),
  setting: z.enum(SETTING_NAMES).optional(),
  was: value.optional(),
  is: value.optional(),
});
export type ToldFact = z.output<typeof logFact>;

/** GET /s/tournament/log/{id}: what was done, the latest first; `before` asks for older changes. */
export const logQuery = z.object({ before: z.coerce.number().int().min(1).optional() });

export const tournamentLogAnswer = z.object({
  entries: z.array(
    z.object({
      revision: z.number(),
      at: z.string(),
      /** Null: a game or the clock. */
      by: z.string().nullable(),
      facts: z.array(logFact),
    }),
  ),
  /** What they are called of whom it speaks. */
  names: z.record(z.string(), z.string()),
  more: z.boolean(),
});
