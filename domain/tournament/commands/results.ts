import { ROUND_NOTICE_MS } from '../../kernel/limits.ts';
import { ok, type Result, refuse } from '../../kernel/result.ts';
import { isSame } from '../../kernel/same.ts';
import { millis } from '../../kernel/time.ts';
import type { BoardResult, SetResultCommand } from '../command.ts';
import {
  type Decided,
  type DecisionContext,
  done,
  GAMES_CHANGED,
  type GameMessage,
  type TournamentEvent,
  type TournamentMessage,
} from '../decision.ts';
import { asExpected } from '../guards/expected-result.ts';
import { lifecycleOf } from '../guards/lifecycle-of.ts';
import { mayRecordResult } from '../guards/round-guards.ts';
import { NO_REPORTS } from '../value/board-report.ts';
import { boardOf, reopened, withBoard } from '../value/change.ts';
import { hasMatches } from '../value/formats.ts';
import { type Board, type BoardKey, openGames, type Tournament } from '../value/state.ts';
import { cancelled, gameOpened, startOfGame } from './games.ts';
import { noShowsBack, noShowsOf } from './no-shows.ts';
import { gameMeantBy, setGameResult } from './teams/match-games.ts';

/** Refused if the current result is not the one that the sender saw (EXPECT-1). */
export function setResult(before: Tournament, command: SetResultCommand, context: DecisionContext): Decided {
  const seen = isAsSeen(before, command);
  return seen.ok ? record(before, command, context) : seen;
}

/** Also applies withdrawals and returns after forfeits (ENTRY-13). */
function record(before: Tournament, command: SetResultCommand, context: DecisionContext): Decided {
  const { round, white, black } = command;
  const board = boardOf(before, command) ?? boardOf(before, { round, white: black, black: white });
  if (board === undefined) return refuse('noSuchPairing');
  const back = noShowsBack(before, board, command, context);
  const decided = entered(back.tournament, command, context);
  if (!decided.ok || decided.value.kind !== 'done' || decided.value.after === null) return decided;
  const { after, messages, ...rest } = decided.value;
  const gone = noShowsOf(after, command, context.now);
  return done(gone.tournament, { ...rest, messages: [...back.messages, ...messages, ...gone.messages] });
}

/** Ends a running game with this result (decision D-68). */
function entered(before: Tournament, command: SetResultCommand, context: DecisionContext): Decided {
  if (hasMatches(before)) return setGameResult(before, command, context);
  const { round, white, black, result } = command;
  const board = boardOf(before, command);
  if (board === undefined) return refuse('noSuchPairing');
  const allowed = mayRecordResult(lifecycleOf(before), round, result);
  if (!allowed.ok) return allowed;
  const running = result === null ? [] : openGames(board);
  // Removing the result reopens it for a new game.
  // A draw by the rule of unplayed games is unrated; any other result of such a game is that of a game.
  const unrated = board.unrated && (board.postponed === undefined || board.result === result);
  const decided: Board = { ...board, result, unrated, overridden: result !== null, reports: NO_REPORTS };
  const messages = running.flatMap(({ id }): GameMessage[] =>
    result === null ? [] : [{ kind: 'endGame', game: id, result }],
  );
  if (messages.length === 0 && isSame(board, decided)) return done(before);
  return done(withBoard(result === null ? reopened(before) : before, round, board, decided), {
    messages,
    events: [{ kind: 'pairing', round, white, black }],
  });
}

export function setResults(
  before: Tournament,
  round: number,
  results: readonly BoardResult[],
  context: DecisionContext,
): Decided {
  const commands = results.map((result): SetResultCommand => ({ kind: 'setResult', round, ...result }));
  // Expected results refer to the state before the list, as a board may be in it twice.
  for (const command of commands) {
    const seen = isAsSeen(before, command);
    if (!seen.ok) return seen;
  }
  let after = before;
  const messages: TournamentMessage[] = [];
  const events: TournamentEvent[] = [];
  for (const command of commands) {
    const decided = record(after, command, context);
    if (!decided.ok || decided.value.kind !== 'done' || decided.value.after === null) return decided;
    after = decided.value.after;
    messages.push(...decided.value.messages);
    events.push(...decided.value.events);
  }
  return done(after, { messages, events });
}

function isAsSeen(tournament: Tournament, command: SetResultCommand): Result<true, 'changedMeanwhile'> {
  if (hasMatches(tournament)) {
    const game = gameMeantBy(tournament, command);
    return game === undefined ? ok(true) : asExpected(command, game.result, { ...command, board: game.board });
  }
  const board = boardOf(tournament, command);
  return board === undefined ? ok(true) : asExpected(command, board.result, board);
}

export function setOnline(
  before: Tournament,
  key: BoardKey,
  online: boolean,
  { now, chance }: DecisionContext,
): Decided {
  const board = boardOf(before, key);
  if (board === undefined) return refuse('noSuchPairing');
  if (board.online === online) return done(before);
  if (online && board.result === null) {
    const startAt = startOfGame(before, key.round, millis(now + ROUND_NOTICE_MS));
    const { board: opened, messages } = gameOpened({ ...board, online, reports: NO_REPORTS }, startAt, chance);
    return done(withBoard(before, key.round, board, opened), { messages, events: GAMES_CHANGED });
  }
  const open = openGames(board);
  const games = board.games.filter((game) => !open.includes(game));
  return done(withBoard(before, key.round, board, { ...board, online, games }), {
    messages: cancelled(open),
    events: GAMES_CHANGED,
  });
}
