/** The board that the front page shows of a tournament. */
import { z } from 'zod';
import type { CamelKeys } from '../codec/case.ts';
import { clocksLeft } from '../game/game-row.ts';

const leadingPlayer = z.object({ name: z.string(), title: z.string().nullable(), rating: z.number().nullable() });
export type LeadingPlayer = z.output<typeof leadingPlayer>;

const leadingBoard = z.object({
  game: z.string(),
  white: leadingPlayer,
  black: leadingPlayer,
  left: clocksLeft.nullable(),
});
export type LeadingBoard = CamelKeys<z.output<typeof leadingBoard>>;

/** Null while no game is running. */
export const leadingBoardAnswer = z.object({ board: leadingBoard.nullable() });
