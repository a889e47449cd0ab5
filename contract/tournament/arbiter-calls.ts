import { z } from 'zod';
import { CALL_WORDS_MAX } from '../../domain/kernel/limits.ts';
import type { CamelKeys } from '../codec/case.ts';
import { freeText } from '../http/fields.ts';

/** POST /s/tournament/call-arbiter/{id}, and the answer to a call: an optional short text. */
export const callWordsPayload = z.object({ words: freeText(CALL_WORDS_MAX).default('') });

const arbiterCall = z.object({
  id: z.number(),
  by: z.string(),
  name: z.string(),
  at: z.string(),
  round: z.number(),
  /** The name of the board: 7, or 2.1 in a team match. */
  board: z.string(),
  game: z.string().nullable(),
  words: z.string(),
  /** Null until an organiser resolves the call. */
  answer: z.object({ by: z.string(), name: z.string(), at: z.string(), words: z.string() }).nullable(),
});
export type ArbiterCallView = CamelKeys<z.output<typeof arbiterCall>>;

/** GET /s/tournament/calls/{id}: the latest first; players get their own. */
export const arbiterCallsAnswer = z.object({ calls: z.array(arbiterCall) });
