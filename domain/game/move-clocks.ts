import type { Color } from '../tournament/value/field.ts';
import type { RefusedMove } from './arbiters-log.ts';
import type { GameEvent } from './commands.ts';

/** The mover's remaining time with increment after each half-move, in milliseconds. */
export type MoveClocks = readonly number[];

/** Clock times of all half-moves from the log; null if one is missing (CLOCK-8). */
export function moveClocks(log: readonly (GameEvent | RefusedMove)[], plies: number): MoveClocks | null {
  const told = log.flatMap((event) => (event.kind === 'moved' ? [event] : []));
  const isInStep = told.length === plies && told.every(({ ply }, at) => ply === at + 1);
  const clocks = told.flatMap(({ leftMs }) => leftMs ?? []);
  return isInStep && clocks.length === plies ? clocks : null;
}

/** Initial time and recorded clocks; milliseconds. */
export interface TimedGame {
  readonly initialMs: number;
  readonly incrementMs: number;
  readonly clocks: MoveClocks;
  readonly record: string;
}

/** Remaining time of a side after this many half-moves. */
export function leftAfter({ initialMs, clocks }: TimedGame, color: Color, plies: number): number {
  const last = color === 'white' ? plies - 1 - ((plies + 1) % 2) : plies - 1 - (plies % 2);
  return clocks[last] ?? initialMs;
}
