import { CLOCK_WARNINGS_MS } from '../../../domain/limits.ts';
import type { GameState } from './game-state.ts';
import { isRunning, timeOn } from './told-game.ts';

/**
 * What the reader is next told of his own clock, and in how many milliseconds; null while it stands still, or where nothing
 * is left to tell. `warned` is the last warning given: none is given twice, and of several that are due only the lowest.
 */
export function nextClockWarning(
  { me, told, intent }: GameState,
  warned: number | null,
  now: number,
): { readonly leftMs: number; readonly inMs: number } | null {
  if (me === null || told === null || !isRunning(told) || told.message.running !== me || intent.kind === 'sent') {
    return null;
  }
  const { firstMoveMs, remainingMs } = timeOn(told, me, now);
  const open = CLOCK_WARNINGS_MS.filter((leftMs) => warned === null || leftMs < warned);
  const leftMs = open.filter((one) => remainingMs <= one).at(-1) ?? open[0];
  return leftMs === undefined ? null : { leftMs, inMs: Math.max(0, firstMoveMs + remainingMs - leftMs) };
}
