import { z } from 'zod';

/** What is left on the clocks of a running game, as it was at a moment. */
const clocksLeft = z.object({
  white_ms: z.number(),
  black_ms: z.number(),
  running: z.enum(['white', 'black']).nullable(),
  /** What whoever is to move has for his first move before his own time runs. */
  free_ms: z.number(),
  /** By the server's clock, in milliseconds since 1970. */
  at: z.number(),
});
export type ClocksLeft = z.output<typeof clocksLeft>;

/** A game as the page of its tournament and the event stream have it. */
export const gameRow = z.object({
  id: z.string(),
  start: z.string(),
  finished: z.boolean(),
  outcome: z.enum(['Ongoing', 'WhiteWins', 'Draw', 'BlackWins']),
  /** base64, three bytes a move. */
  moves: z.string(),
  white: z.string(),
  black: z.string(),
  /** Of a game that runs. */
  left: clocksLeft.optional(),
});
export type GameRow = z.output<typeof gameRow>;

/** Games by "{round}_{white}_{black}"; a match has several. */
export const gamesByPairing = z.record(z.string(), z.array(gameRow));
export type GamesByPairing = z.output<typeof gamesByPairing>;
