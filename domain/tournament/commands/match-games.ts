/**
 * The games of a knockout match, one after the other: entered, ended on the screen, taken back, or lost without play by
 * somebody who has gone (formats sheet, section 2).
 */
import { KNOCKOUT_BREAK_MS } from '../../limits.ts';
import { ok, type Result, refuse } from '../../result.ts';
import { type Millis, millis } from '../../time.ts';
import { boardOf, reopened, withBoard } from '../change.ts';
import type { SetResultCommand } from '../command.ts';
import {
  type Circumstances,
  type Decided,
  type DecisionRefusal,
  done,
  GAMES_NEWS,
  type GameMessage,
} from '../decision.ts';
import { type Color, opposite } from '../field.ts';
import { type GameResult, isForfeit, sideOf } from '../game-result.ts';
import { lifecycleOf } from '../lifecycle-of.ts';
import { betterSeedOf, goesOnAfterItsEnd, isNextSwitched, matchResult } from '../match-score.ts';
import { mayRecordResult } from '../round-guards.ts';
import { type Board, type DecidedGame, type OnlineGame, openGames, type Tournament } from '../state.ts';
import { cancelled, gameOpened } from './games.ts';

/** A match after one of its games, with what the games on the screen have to be told. */
export interface ChangedMatch {
  readonly board: Board;
  readonly messages: readonly GameMessage[];
}

/** The moment, and the lots that a new game is named by. */
type Moment = Pick<Circumstances, 'now' | 'chance'>;

/**
 * The organiser enters a game of a match in its own colours, corrects it, or (null) takes the last one back. A game that
 * runs on the screen ends with it (decision D-68).
 */
export function setGameResult(before: Tournament, command: SetResultCommand, moment: Moment): Decided {
  const { round, result } = command;
  const found = seatsIn(before, command);
  if (found === null) return refuse('noSuchPairing');
  const allowed = mayRecordResult(lifecycleOf(before), round, result);
  if (!allowed.ok) return allowed;
  const { board } = found;
  const better = betterSeedOf(before, board);
  const changed =
    result === null
      ? takenBack(board, command.game, better)
      : entered(board, { ...found, game: command.game, result }, better, moment);
  if (!changed.ok) return changed;
  const { board: after, messages } = changed.value;
  if (after === board) return done(before);
  return done(withBoard(after.result === null ? reopened(before) : before, round, board, after), {
    messages,
    news: [{ kind: 'pairing', round, white: board.white, black: board.black }, ...GAMES_NEWS],
  });
}

interface FoundSeats {
  readonly board: Board;
  /** Named with the colours that are switched in the pairing. */
  readonly switched: boolean;
}

function seatsIn(tournament: Tournament, { round, white, black }: SetResultCommand): FoundSeats | null {
  const own = boardOf(tournament, { round, white, black });
  if (own !== undefined) return { board: own, switched: false };
  const other = boardOf(tournament, { round, white: black, black: white });
  return other === undefined ? null : { board: other, switched: true };
}

interface EnteredGame extends FoundSeats {
  readonly game: number | undefined;
  readonly result: GameResult;
}

function entered(
  board: Board,
  entry: EnteredGame,
  better: Color,
  moment: Moment,
): Result<ChangedMatch, DecisionRefusal> {
  const { switched, result } = entry;
  const number = gameMeant(board, entry);
  const known = board.decided[number - 1];
  const running = known === undefined ? openGames(board)[0] : undefined;
  if (!isThere(board, number) || hasOtherColors(board, known, running, switched)) return refuse('noSuchGame');
  const game: DecidedGame = { switched, result, online: known?.online ?? running?.id ?? null };
  const decided = [...board.decided.slice(0, number - 1), game, ...board.decided.slice(number)];
  if (goesOnAfterItsEnd(decided, better)) return refuse('laterGamePlayed');
  const ends: GameMessage[] = running === undefined ? [] : [{ kind: 'endGame', game: running.id, result }];
  const { board: after, messages } = withGames(board, decided, better, moment);
  return ok({ board: after, messages: [...ends, ...messages] });
}

/**
 * The game that is named, else the next one if it has these colours, else the last that was played in them; where there
 * is none, a drawn game has been replayed with colours switched.
 */
function gameMeant(board: Board, { switched, game }: EnteredGame): number {
  if (game !== undefined) return game;
  const next = board.decided.length + 1;
  if (board.result === null && switched === isNextSwitched(board)) return next;
  const known = board.decided.map((one) => one.switched).lastIndexOf(switched) + 1;
  return known > 0 ? known : next;
}

/** A game that is decided, or the next one of a match that goes on. */
const isThere = ({ decided, result }: Board, number: number): boolean =>
  number >= 1 && number <= decided.length + (result === null ? 1 : 0);

/** On the screen nobody can have sat on the other side. */
function hasOtherColors(
  { white }: Board,
  known: DecidedGame | undefined,
  running: OnlineGame | undefined,
  switched: boolean,
): boolean {
  if (running !== undefined) return (running.white !== white) !== switched;
  return known !== undefined && known.online !== null && known.switched !== switched;
}

/** The last game is open again; one that was to follow it is not. */
function takenBack(board: Board, game: number | undefined, better: Color): Result<ChangedMatch, DecisionRefusal> {
  const last = board.decided.length;
  if (last === 0) return game === undefined || game === 1 ? ok({ board, messages: [] }) : refuse('noSuchGame');
  if (game !== undefined && game !== last) return refuse(game < last ? 'laterGamePlayed' : 'noSuchGame');
  const following = openGames(board);
  const decided = board.decided.slice(0, -1);
  return ok({
    board: { ...without(board, following), decided, result: matchResult(decided, better) },
    messages: cancelled(following),
  });
}

const without = (board: Board, gone: readonly OnlineGame[]): Board => ({
  ...board,
  games: board.games.filter((game) => !gone.includes(game)),
});

/** A game of the match has ended on the screen. What was entered over it stands. */
export function gameEnded(
  board: Board,
  game: OnlineGame,
  result: GameResult,
  better: Color,
  moment: Moment,
): ChangedMatch {
  if (board.result !== null || board.decided.some(({ online }) => online === game.id)) return { board, messages: [] };
  const switched = game.white !== board.white;
  return withGames(board, [...board.decided, { switched, result, online: game.id }], better, moment);
}

/** The match with these games decided: over, or on the screen with the next game after a break. */
function withGames(
  board: Board,
  decided: readonly DecidedGame[],
  better: Color,
  { now, chance }: Moment,
): ChangedMatch {
  const after: Board = { ...board, decided, result: matchResult(decided, better) };
  const open = openGames(after);
  if (after.result !== null) return { board: without(after, open), messages: cancelled(open) };
  if (!after.online || open.length > 0) return { board: after, messages: [] };
  return gameOpened(after, millis(now + KNOCKOUT_BREAK_MS), chance);
}

/** Who does not come to a match, by the colour in its pairing. */
export type Absence = Color | 'both';

/**
 * Somebody has gone: the games that are left are lost without play, as many as decide the match. One that is being
 * played is lost as well.
 */
export function walkedOver(board: Board, absence: Absence, better: Color, now: Millis): ChangedMatch {
  const running = openGames(board).find(({ startAt }) => startAt <= now);
  const decided = [...board.decided];
  while (matchResult(decided, better) === null) {
    const switched = isNextSwitched({ decided });
    const isPlayed = running !== undefined && decided.length === board.decided.length;
    const result = lostBy(absence, switched, isPlayed);
    decided.push({ switched, result, online: isPlayed ? running.id : null });
  }
  const after = { ...board, decided, result: matchResult(decided, better) };
  const waiting = openGames(after);
  const ended = decided.find(({ online }) => online !== null && online === running?.id);
  return {
    board: without(after, waiting),
    messages: [
      ...(running && ended ? [{ kind: 'endGame', game: running.id, result: ended.result } as const] : []),
      ...cancelled(waiting),
    ],
  };
}

/** The result of a game in its own colours. */
function lostBy(absence: Absence, switched: boolean, isPlayed: boolean): GameResult {
  if (absence === 'both') return 'notPlayed';
  const isWhiteGone = (absence === 'white') !== switched;
  if (isPlayed) return isWhiteGone ? 'blackWins' : 'whiteWins';
  return isWhiteGone ? 'blackWinsByForfeit' : 'whiteWinsByForfeit';
}

/** Somebody is back: what was lost without play at the end of the match is to be played after all. */
export function resumed(board: Board, back: Color, better: Color, moment: Moment): ChangedMatch {
  const kept = [...board.decided];
  for (let last = kept.at(-1); last !== undefined && isLostUnplayed(last, back); last = kept.at(-1)) kept.pop();
  if (kept.length === board.decided.length) return { board, messages: [] };
  return withGames(board, kept, better, moment);
}

const isLostUnplayed = ({ switched, result, online }: DecidedGame, color: Color): boolean =>
  online === null && isForfeit(result) && sideOf(result, switched ? opposite(color) : color) === 'loss';
