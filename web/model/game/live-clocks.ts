import type { TournamentPage } from '../../../contract/tournament/tournaments.ts';
import { MINUTE } from '../../../domain/kernel/time.ts';
import { serverNow } from '../../time/server-time.ts';
import type { LiveClocks, LiveGame } from './live-games.ts';

/**
 * The clocks of a game: as the stream sent them, as the page had them, and before the start the initial time; none
 * where they are hidden, or the game is over.
 */
export function liveClocks({ tournament }: Pick<TournamentPage, 'tournament'>, game: LiveGame): LiveClocks | undefined {
  if (game.finished) return undefined;
  if (game.clocks !== undefined) return game.clocks;
  const { left } = game;
  if (left !== undefined)
    return {
      whiteMs: left.whiteMs,
      blackMs: left.blackMs,
      running: left.running,
      since: left.at + left.freeMs,
    };
  const ms = tournament.initialTime * MINUTE;
  const isToCome = Date.parse(game.start) > serverNow();
  return isToCome ? { whiteMs: ms, blackMs: ms, running: null, since: 0 } : undefined;
}
