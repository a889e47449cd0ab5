import { z } from 'zod';
import { CALL_WORDS_MAX } from '../domain/limits.ts';
import { freeText } from './fields.ts';

/** POST /s/tournament/call-arbiter/{id}, and the answer to a call: a few words, or none. */
export const callWordsPayload = z.object({ words: freeText(CALL_WORDS_MAX).default('') });

const arbiterCall = z.object({
  id: z.number(),
  by: z.string(),
  name: z.string(),
  at: z.string(),
  round: z.number(),
  /** As it is called: 7, and 2.1 of a match of teams. */
  board: z.string(),
  game: z.string().nullable(),
  words: z.string(),
  /** Null as long as nobody has seen to it. */
  answer: z.object({ by: z.string(), name: z.string(), at: z.string(), words: z.string() }).nullable(),
});
export type ArbiterCallView = z.output<typeof arbiterCall>;

/** GET /s/tournament/calls/{id}: the latest first; to a player his own. */
export const arbiterCallsAnswer = z.object({ calls: z.array(arbiterCall) });
