import type { Color } from '../tournament/field.ts';
import type { RefusedMove } from './arbiters-log.ts';
import type { GameEvent } from './commands.ts';

/** What the mover had left after each half-move, his increment included; milliseconds. */
export type KeptClocks = readonly number[];

/** The clocks of a game from its log: of all its half-moves, or null where the log does not tell of one (CLOCK-8). */
export function keptClocks(log: readonly (GameEvent | RefusedMove)[], plies: number): KeptClocks | null {
  const told = log.flatMap((event) => (event.kind === 'moved' ? [event] : []));
  const isInStep = told.length === plies && told.every(({ ply }, at) => ply === at + 1);
  const clocks = told.flatMap(({ leftMs }) => leftMs ?? []);
  return isInStep && clocks.length === plies ? clocks : null;
}

/** What a game began with, and what is known of its clocks; milliseconds. */
export interface TimedGame {
  readonly initialMs: number;
  readonly incrementMs: number;
  readonly clocks: KeptClocks;
  /** Moves and comments, as `chess/moves.ts` writes them. */
  readonly record: string;
}

/** What a side had left after so many half-moves. */
export function leftAfter({ initialMs, clocks }: TimedGame, color: Color, plies: number): number {
  const last = color === 'white' ? plies - 1 - ((plies + 1) % 2) : plies - 1 - (plies % 2);
  return clocks[last] ?? initialMs;
}
