import type { GameViewAnswer } from '../../../../contract/game/games.ts';
import type { TimedGame } from '../../../../domain/game/move-clocks.ts';
import { MINUTE, SECOND } from '../../../../domain/kernel/time.ts';

/** The clocks of a finished game; null where they were not recorded. */
export function timedGame({ game }: GameViewAnswer): TimedGame | null {
  const { clocks, initialTime: minutes, increment, moves: record } = game;
  if (clocks === null) return null;
  return {
    initialMs: minutes * MINUTE,
    incrementMs: increment * SECOND,
    clocks: clocks.map((seconds) => seconds * SECOND),
    record,
  };
}
