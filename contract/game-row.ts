import { z } from 'zod';

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
});
export type GameRow = z.output<typeof gameRow>;

/** Games by "{round}_{white}_{black}"; a match has several. */
export const gamesByPairing = z.record(z.string(), z.array(gameRow));
export type GamesByPairing = z.output<typeof gamesByPairing>;
