import type { ClocksLeft } from '../../../contract/game/game-row.ts';
import type { TournamentPage } from '../../../contract/tournament/tournaments.ts';
import { MINUTE } from '../../../domain/kernel/time.ts';
import { serverNow } from '../../time/server-time.ts';
import type { LiveClocks, LiveGame } from './live-games.ts';

/** The clocks as the server had them at a moment. */
export const clocksOf = ({ whiteMs, blackMs, running, at, freeMs }: ClocksLeft): LiveClocks => ({
  whiteMs,
  blackMs,
  running,
  since: at + freeMs,
});

/**
 * The clocks of a game: as the stream sent them, as the page had them, and before the start the initial time; none
 * where they are hidden, or the game is over.
 */
export function liveClocks({ tournament }: Pick<TournamentPage, 'tournament'>, game: LiveGame): LiveClocks | undefined {
  if (game.finished) return undefined;
  if (game.clocks !== undefined) return game.clocks;
  const { left } = game;
  if (left !== undefined) return clocksOf(left);
  const ms = tournament.initialTime * MINUTE;
  const isToCome = Date.parse(game.start) > serverNow();
  return isToCome ? { whiteMs: ms, blackMs: ms, running: null, since: 0 } : undefined;
}
