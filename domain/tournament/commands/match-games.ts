/**
 * The games of a knockout as the arbiter enters them, one after the other on each board: entered, corrected, taken back
 * (formats sheet, sections 2 and 3).
 */
import { ok, type Result, refuse } from '../../result.ts';
import { isSame } from '../../same.ts';
import { boardOf, reopened, withMet } from '../change.ts';
import type { SetResultCommand } from '../command.ts';
import { type Decided, type DecisionRefusal, done, GAMES_NEWS, type GameMessage } from '../decision.ts';
import type { GameResult } from '../game-result.ts';
import { lifecycleOf } from '../lifecycle-of.ts';
import { type Contest, contestOn, goesOnAfterItsEnd, isNextSwitched, judged } from '../match-score.ts';
import { mayRecordResult } from '../round-guards.ts';
import { type Board, type DecidedGame, type OnlineGame, openGames, type Tournament } from '../state.ts';
import {
  type ChangedContest,
  type Moment,
  onBoard,
  withGames,
  withoutGames,
  withoutNeedless,
} from './contest-games.ts';
import { cancelled } from './games.ts';

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
  const contest = contestOn(before, round, board);
  const changed =
    result === null
      ? takenBack(contest, board, command.game)
      : entered(contest, { ...found, game: command.game, result }, moment);
  if (!changed.ok) return changed;
  const { met, messages } = changed.value;
  if (messages.length === 0 && isSame(met, contest.met)) return done(before);
  const isOpen = met.kind === 'board' ? met.result === null : met.through === null;
  return done(withMet(isOpen ? reopened(before) : before, round, contest.met, met), {
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

/** Entered over a game that another one followed, it must not have been the last one. */
function entered(contest: Contest, entry: EnteredGame, moment: Moment): Result<ChangedContest, DecisionRefusal> {
  const { board, switched, result } = entry;
  const number = gameMeant(board, entry);
  const known = board.decided[number - 1];
  const running = known === undefined ? openGames(board)[0] : undefined;
  // Of a match of teams the colours are those of the leg.
  const isOfLeg = contest.met.kind === 'board' || switched === (number % 2 === 0);
  const isMeant = isThere(board, number) && isOfLeg && !hasOtherColors(board, known, running, switched);
  if (!isMeant) return refuse('noSuchGame');
  const game: DecidedGame = { switched, result, online: known?.online ?? running?.id ?? null };
  const decided = [...board.decided.slice(0, number - 1), game, ...board.decided.slice(number)];
  if (goesOnAfterItsEnd(onBoard(contest, board, { ...board, decided }))) return refuse('laterGamePlayed');
  const ends: GameMessage[] = running === undefined ? [] : [{ kind: 'endGame', game: running.id, result }];
  const { met, messages } = withGames(contest, board, decided, moment);
  return ok({ met, messages: [...ends, ...messages] });
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
function takenBack(contest: Contest, board: Board, game: number | undefined): Result<ChangedContest, DecisionRefusal> {
  const last = board.decided.length;
  if (last === 0) {
    return game === undefined || game === 1 ? ok({ met: contest.met, messages: [] }) : refuse('noSuchGame');
  }
  if (game !== undefined && game !== last) return refuse(game < last ? 'laterGamePlayed' : 'noSuchGame');
  const decided = board.decided.slice(0, -1);
  // Back in the hall nothing runs any more, nor a game on the screen that this result had ended.
  const following = openGames(board.online ? board : { ...board, decided });
  const open = { ...withoutGames(board, following), decided };
  const after = onBoard(contest, board, open);
  if (goesOnAfterItsEnd(after)) return refuse('laterGamePlayed');
  const { met, messages } = withoutNeedless(judged(after));
  return ok({ met, messages: [...cancelled(following), ...messages] });
}
