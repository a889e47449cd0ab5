/** What the organiser says of a board: its result, and whether it is played in the hall or on the screen. */
import { ROUND_NOTICE_MS } from '../../limits.ts';
import { refuse } from '../../result.ts';
import { isSame } from '../../same.ts';
import { millis } from '../../time.ts';
import { NO_REPORTS } from '../board-report.ts';
import { boardOf, reopened, withBoard } from '../change.ts';
import type { BoardKey, BoardResult, SetResultCommand } from '../command.ts';
import {
  type Circumstances,
  type Decided,
  done,
  GAMES_NEWS,
  type GameMessage,
  type TournamentMessage,
  type TournamentNews,
} from '../decision.ts';
import { hasMatches } from '../kinds.ts';
import { lifecycleOf } from '../lifecycle-of.ts';
import { mayRecordResult } from '../round-guards.ts';
import { type Board, openGames, type Tournament } from '../state.ts';
import { cancelled, gameOpened, startOfGame } from './games.ts';
import { setGameResult } from './match-games.ts';

/** A result is entered, corrected or taken back. A game that still runs is ended with it (decision D-68). */
export function setResult(before: Tournament, command: SetResultCommand, circumstances: Circumstances): Decided {
  if (hasMatches(before)) return setGameResult(before, command, circumstances);
  const { round, white, black, result } = command;
  const board = boardOf(before, command);
  if (board === undefined) return refuse('noSuchPairing');
  const allowed = mayRecordResult(lifecycleOf(before), round, result);
  if (!allowed.ok) return allowed;
  const running = result === null ? [] : openGames(board);
  // Taken back, the result is open again for a game that is played anew.
  const decided: Board = { ...board, result, overridden: result !== null, reports: NO_REPORTS };
  const messages = running.flatMap(({ id }): GameMessage[] =>
    result === null ? [] : [{ kind: 'endGame', game: id, result }],
  );
  if (messages.length === 0 && isSame(board, decided)) return done(before);
  return done(withBoard(result === null ? reopened(before) : before, round, board, decided), {
    messages,
    news: [{ kind: 'pairing', round, white, black }],
  });
}

/** Several results of a round: where one of them is refused, none is entered, and the first that cannot be is told. */
export function setResults(
  before: Tournament,
  round: number,
  results: readonly BoardResult[],
  circumstances: Circumstances,
): Decided {
  let after = before;
  const messages: TournamentMessage[] = [];
  const news: TournamentNews[] = [];
  for (const result of results) {
    const decided = setResult(after, { kind: 'setResult', round, ...result }, circumstances);
    if (!decided.ok || decided.value.kind !== 'done' || decided.value.after === null) return decided;
    after = decided.value.after;
    messages.push(...decided.value.messages);
    news.push(...decided.value.news);
  }
  return done(after, { messages, news });
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
    const { board: opened, messages } = gameOpened({ ...board, online, reports: NO_REPORTS }, startAt, chance);
    return done(withBoard(before, key.round, board, opened), { messages, news: GAMES_NEWS });
  }
  const open = openGames(board);
  const games = board.games.filter((game) => !open.includes(game));
  return done(withBoard(before, key.round, board, { ...board, online, games }), {
    messages: cancelled(open),
    news: GAMES_NEWS,
  });
}
