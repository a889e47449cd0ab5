/** What the organiser says of a board: its result, and whether it is played in the hall or on the screen. */
import { ROUND_NOTICE_MS } from '../../limits.ts';
import { refuse } from '../../result.ts';
import { millis } from '../../time.ts';
import { boardOf, withBoard } from '../change.ts';
import type { BoardKey } from '../command.ts';
import { type Circumstances, type Decided, done, GAMES_NEWS, type GameMessage } from '../decision.ts';
import type { GameResult } from '../game-result.ts';
import { lifecycleOf } from '../lifecycle-of.ts';
import { mayRecordResult } from '../round-guards.ts';
import { type Board, openGames, type Tournament } from '../state.ts';
import { cancelled, gameOpened, startOfGame } from './games.ts';

/** A result is entered, corrected or taken back. A game that still runs is ended with it (decision D-68). */
export function setResult(before: Tournament, key: BoardKey, result: GameResult | null): Decided {
  const board = boardOf(before, key);
  if (board === undefined) return refuse('noSuchPairing');
  const allowed = mayRecordResult(lifecycleOf(before), key.round, result);
  if (!allowed.ok) return allowed;
  const running = result === null ? [] : openGames(board);
  // Taken back, the result is open again for a game that is played anew.
  const decided: Board = { ...board, result, overridden: result !== null };
  const { round, white, black } = key;
  return done(withBoard(result === null ? reopened(before) : before, round, board, decided), {
    messages: running.flatMap(({ id }): GameMessage[] =>
      result === null ? [] : [{ kind: 'endGame', game: id, result }],
    ),
    news: [{ kind: 'pairing', round, white, black }],
  });
}

/** A result that is taken back opens a finished tournament again. */
function reopened(tournament: Tournament): Tournament {
  const { phase } = tournament;
  return phase.kind === 'finished'
    ? { ...tournament, phase: { kind: 'running', startedAt: phase.startedAt } }
    : tournament;
}

/**
 * A pairing is moved to the board or to the screen. Online it gets a game, if it has no result yet; back in the hall a
 * game that runs is annulled.
 */
export function setOnline(before: Tournament, key: BoardKey, online: boolean, { now, chance }: Circumstances): Decided {
  const board = boardOf(before, key);
  if (board === undefined) return refuse('noSuchPairing');
  if (board.online === online) return done(before);
  if (online && board.result === null) {
    const startAt = startOfGame(before, key.round, millis(now + ROUND_NOTICE_MS));
    const { board: opened, messages } = gameOpened({ ...board, online }, startAt, chance);
    return done(withBoard(before, key.round, board, opened), { messages, news: GAMES_NEWS });
  }
  const played = board.games.filter(({ end }) => end !== null);
  return done(withBoard(before, key.round, board, { ...board, online, games: played }), {
    messages: cancelled(openGames(board)),
    news: GAMES_NEWS,
  });
}
