import { decodeRecord } from '../chess/moves.ts';
import { MINUTE, SECOND } from '../kernel/time.ts';
import type { Color } from '../tournament/value/field.ts';
import type { TimedGame } from './move-clocks.ts';

/** Charged time per half-move. It excludes the first-move countdown, compensated lag and adjustments by the arbiter. */
export function timesSpent(game: TimedGame): readonly number[] {
  const given = givenBefore(game.record);
  return game.clocks.map((leftMs, at) => {
    const before = game.clocks[at - 2] ?? game.initialMs;
    return Math.max(0, before + (given[at] ?? 0) + game.incrementMs - leftMs);
  });
}

/** Clocks show tenths of a second. */
const LEAST_SHOWN_MS = SECOND / 10;

/** The half-move (from 1) that took longest; null if none took a visible amount of time. */
export function longestThought(spent: readonly number[]): { readonly ply: number; readonly ms: number } | null {
  const ms = Math.max(0, ...spent);
  return ms < LEAST_SHOWN_MS ? null : { ply: spent.indexOf(ms) + 1, ms };
}

/** Size of one adjustment by the arbiter. */
const ADJUSTED_MS = MINUTE;

/** Time that the arbiter gave each mover since their previous move. */
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
