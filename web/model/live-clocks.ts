import type { TournamentPage } from '../../contract/tournaments.ts';
import { MINUTE } from '../../domain/time.ts';
import { browserTime } from '../server-time.ts';
import type { LiveClocks, LiveGame } from './live-games.ts';

/**
 * The clocks of a game from its first moment on: as this browser was told, as the page had them, and before the start what
 * both sides have; none where nobody may say, or the game is over.
 */
export function liveClocks({ tournament }: Pick<TournamentPage, 'tournament'>, game: LiveGame): LiveClocks | undefined {
  if (game.finished) return undefined;
  if (game.clocks !== undefined) return game.clocks;
  const { left } = game;
  if (left !== undefined)
    return {
      whiteMs: left.white_ms,
      blackMs: left.black_ms,
      running: left.running,
      since: browserTime(left.at) + left.free_ms,
    };
  const ms = tournament.initial_time * MINUTE;
  const isToCome = browserTime(Date.parse(game.start)) > Date.now();
  return isToCome ? { whiteMs: ms, blackMs: ms, running: null, since: 0 } : undefined;
}
