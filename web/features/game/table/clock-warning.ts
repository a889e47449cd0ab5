import { CLOCK_WARNINGS_MS } from '../../../../domain/kernel/limits.ts';
import type { GameState } from '../state/game-state.ts';
import { isRunning, timeOn } from '../state/server-game.ts';

/**
 * The next warning about the user's own clock, and in how many milliseconds it is due; null while the clock stands
 * still, or where no warning is left. `warned` is the last warning given: none is given twice, and of several that are
 * due only the lowest.
 */
export function nextClockWarning(
  { me, serverGame, intent }: GameState,
  warned: number | null,
  now: number,
): { readonly leftMs: number; readonly inMs: number } | null {
  if (
    me === null ||
    serverGame === null ||
    !isRunning(serverGame) ||
    serverGame.message.running !== me ||
    intent.kind === 'sent'
  ) {
    return null;
  }
  const { firstMoveMs, remainingMs } = timeOn(serverGame, me, now);
  const open = CLOCK_WARNINGS_MS.filter((leftMs) => warned === null || leftMs < warned);
  const leftMs = open.filter((one) => remainingMs <= one).at(-1) ?? open[0];
  return leftMs === undefined ? null : { leftMs, inMs: Math.max(0, firstMoveMs + remainingMs - leftMs) };
}
