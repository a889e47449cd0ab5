import { z } from 'zod';
import type { CamelKeys } from '../codec/case.ts';

/** The clocks of a running game at a given time. */
export const clocksLeft = z.object({
  white_ms: z.number(),
  black_ms: z.number(),
  running: z.enum(['white', 'black']).nullable(),
  /** The remaining free time for the first move of the player to move, before their own clock runs. */
  free_ms: z.number(),
  /** The server time in milliseconds since 1970. */
  at: z.number(),
});
export type ClocksLeft = CamelKeys<z.output<typeof clocksLeft>>;

export const gameRow = z.object({
  id: z.string(),
  start: z.string(),
  finished: z.boolean(),
  outcome: z.enum(['Ongoing', 'WhiteWins', 'Draw', 'BlackWins']),
  /** base64, three bytes per move. */
  moves: z.string(),
  white: z.string(),
  black: z.string(),
  /** Only for a running game. */
  left: clocksLeft.optional(),
});
export type GameRow = CamelKeys<z.output<typeof gameRow>>;

/** Games by "{round}_{white}_{black}"; a match has several. */
export const gamesByPairing = z.record(z.string(), z.array(gameRow));
export type GamesByPairing = CamelKeys<z.output<typeof gamesByPairing>>;
