import { z } from 'zod';
import { FACT_KINDS } from '../../domain/tournament/log/log-fact.ts';
import { SETTING_NAMES } from '../../domain/tournament/value/settings.ts';
import type { CamelKeys } from '../codec/case.ts';
import { list } from '../codec/record.ts';

const plain = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const value = z.union([plain, list(plain)]);

/** A fact about a change; its type determines the fields. */
export const logFact = z.object({
  kind: z.enum(FACT_KINDS),
  round: z.number().exactOptional(),
  /** Players or teams; for a board White first. */
  who: z.array(z.string()).exactOptional(),
  setting: z.enum(SETTING_NAMES).exactOptional(),
  before: value.exactOptional(),
  after: value.exactOptional(),
});
export type LoggedFact = CamelKeys<z.output<typeof logFact>>;

/** GET /s/tournament/log/{id}: changes, the latest first; `before` requests older ones. */
export const logQuery = z.object({ before: z.coerce.number().int().min(1).optional() });

export const tournamentLogAnswer = z.object({
  entries: z.array(
    z.object({
      revision: z.number(),
      at: z.string(),
      /** Null for a game or the clock. */
      by: z.string().nullable(),
      facts: z.array(logFact),
    }),
  ),
  /** The names of the accounts and teams in the entries. */
  names: z.record(z.string(), z.string()),
  more: z.boolean(),
});
