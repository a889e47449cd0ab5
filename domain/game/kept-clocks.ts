import { decodeRecord } from '../chess/moves.ts';
import { MINUTE } from '../time.ts';
import type { Color } from '../tournament/field.ts';
import type { GameEvent } from './commands.ts';

/** What the mover had left after each half-move, his increment included; milliseconds. */
export type KeptClocks = readonly number[];

/** The clocks of a game from its log: of all its half-moves, or null where the log does not tell of one (CLOCK-8). */
export function keptClocks(log: readonly GameEvent[], plies: number): KeptClocks | null {
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

/**
 * What each half-move has cost its player on the clock. What the clock does not charge (the countdown before the first
 * move, delays of transmission) is not in it, and neither is what the arbiter has given or taken.
 */
export function timesSpent(game: TimedGame): readonly number[] {
  const given = givenBefore(game.record);
  return game.clocks.map((leftMs, at) => {
    const before = game.clocks[at - 2] ?? game.initialMs;
    return Math.max(0, before + (given[at] ?? 0) + game.incrementMs - leftMs);
  });
}

/** What one step of the arbiter gives or takes. */
const ADJUSTED_MS = MINUTE;

/** What each mover was given by the arbiter since his move before. */
function givenBefore(record: string): readonly number[] {
  const entries = decodeRecord(record);
  const open: Record<Color, number> = { white: 0, black: 0 };
  const given: number[] = [];
  for (const entry of entries.ok ? entries.value : []) {
    if (entry.kind === 'comment') {
      if (entry.comment === 'clockAdded') open[entry.side] += ADJUSTED_MS;
      if (entry.comment === 'clockTaken') open[entry.side] -= ADJUSTED_MS;
      continue;
    }
    const mover = given.length % 2 === 0 ? 'white' : 'black';
    given.push(open[mover]);
    open[mover] = 0;
  }
  return given;
}
