import { decodeRecord } from '../chess/moves.ts';
import { MINUTE, SECOND } from '../time.ts';
import type { Color } from '../tournament/field.ts';
import type { TimedGame } from './kept-clocks.ts';

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

/** Clocks show tenths of a second; what is less is no time on them. */
const LEAST_SHOWN_MS = SECOND / 10;

/** The half-move that took the most time, counted from 1; null where none took any that a clock would show. */
export function longestThought(spent: readonly number[]): { readonly ply: number; readonly ms: number } | null {
  const ms = Math.max(0, ...spent);
  return ms < LEAST_SHOWN_MS ? null : { ply: spent.indexOf(ms) + 1, ms };
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
