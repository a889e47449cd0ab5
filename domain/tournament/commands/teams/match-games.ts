/** Knockout games entered by the arbiter, in order on each board (formats sheet, sections 2 and 3). */
import { ok, type Result, refuse } from '../../../kernel/result.ts';
import { isSame } from '../../../kernel/same.ts';
import type { SetResultCommand } from '../../command.ts';
import { type Decided, type DecisionRefusal, done, GAMES_CHANGED, type GameMessage } from '../../decision.ts';
import { lifecycleOf } from '../../guards/lifecycle-of.ts';
import { mayRecordResult } from '../../guards/round-guards.ts';
import { type Contest, contestOn, goesOnAfterItsEnd, isNextSwitched, judged } from '../../teams/match-score.ts';
import { boardOf, reopened, withContest } from '../../value/change.ts';
import { type GameResult, withColorsChanged } from '../../value/game-result.ts';
import { type Board, type BoardGame, type OnlineGame, openGames, type Tournament } from '../../value/state.ts';
import { cancelled } from '../games.ts';
import {
  type ChangedContest,
  type Moment,
  onBoard,
  withGames,
  withoutGames,
  withoutNeedless,
} from './contest-games.ts';

/** Null removes the last game. A running online game ends with this result (decision D-68). */
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
  const { pairing, messages } = changed.value;
  if (messages.length === 0 && isSame(pairing, contest.pairing)) return done(before);
  const isOpen = pairing.kind === 'board' ? pairing.result === null : pairing.through === null;
  return done(withContest(isOpen ? reopened(before) : before, round, contest.pairing, pairing), {
    messages,
    events: [{ kind: 'pairing', round, white: board.white, black: board.black }, ...GAMES_CHANGED],
  });
}

/** The current result of the game that a command addresses, in its colours; undefined without such a board. */
export function gameMeantBy(
  tournament: Tournament,
  command: SetResultCommand,
): { readonly board: number; readonly result: GameResult | null } | undefined {
  const found = seatsIn(tournament, command);
  if (found === null) return undefined;
  const { board, switched } = found;
  const number =
    command.result === null
      ? (command.game ?? board.matchGames.length)
      : gameMeant(board, { ...found, game: command.game, result: command.result });
  const known = board.matchGames[number - 1];
  if (known === undefined) return { board: board.board, result: null };
  const result = known.switched === switched ? known.result : withColorsChanged(known.result);
  return { board: board.board, result };
}

interface FoundSeats {
  readonly board: Board;
  /** The colours are opposite to those of the pairing. */
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

/** A game with a successor must still not decide the match. */
function entered(contest: Contest, entry: EnteredGame, moment: Moment): Result<ChangedContest, DecisionRefusal> {
  const { board, switched, result } = entry;
  const number = gameMeant(board, entry);
  const known = board.matchGames[number - 1];
  const running = known === undefined ? openGames(board)[0] : undefined;
  // In a team match colours are those of the leg.
  const isOfLeg = contest.pairing.kind === 'board' || switched === (number % 2 === 0);
  const isMeant = isThere(board, number) && isOfLeg && !hasOtherColors(board, known, running, switched);
  if (!isMeant) return refuse('noSuchGame');
  const game: BoardGame = { switched, result, online: known?.online ?? running?.id ?? null };
  const matchGames = [...board.matchGames.slice(0, number - 1), game, ...board.matchGames.slice(number)];
  if (goesOnAfterItsEnd(onBoard(contest, board, { ...board, matchGames }))) return refuse('laterGamePlayed');
  const ends: GameMessage[] = running === undefined ? [] : [{ kind: 'endGame', game: running.id, result }];
  const { pairing, messages } = withGames(contest, board, matchGames, moment);
  return ok({ pairing, messages: [...ends, ...messages] });
}

/** The named game, else the next or last one in these colours, else a draw replayed with reversed colours. */
function gameMeant(board: Board, { switched, game }: EnteredGame): number {
  if (game !== undefined) return game;
  const next = board.matchGames.length + 1;
  if (board.result === null && switched === isNextSwitched(board)) return next;
  const known = board.matchGames.map((one) => one.switched).lastIndexOf(switched) + 1;
  return known > 0 ? known : next;
}

/** A decided game, or the next one of an undecided match. */
const isThere = ({ matchGames, result }: Board, number: number): boolean =>
  number >= 1 && number <= matchGames.length + (result === null ? 1 : 0);

/** Online games cannot have been played with reversed colours. */
function hasOtherColors(
  { white }: Board,
  known: BoardGame | undefined,
  running: OnlineGame | undefined,
  switched: boolean,
): boolean {
  if (running !== undefined) return (running.white !== white) !== switched;
  return known !== undefined && known.online !== null && known.switched !== switched;
}

/** Reopens the last game and drops the one that would follow. */
function takenBack(contest: Contest, board: Board, game: number | undefined): Result<ChangedContest, DecisionRefusal> {
  const last = board.matchGames.length;
  if (last === 0) {
    return game === undefined || game === 1 ? ok({ pairing: contest.pairing, messages: [] }) : refuse('noSuchGame');
  }
  if (game !== undefined && game !== last) return refuse(game < last ? 'laterGamePlayed' : 'noSuchGame');
  const matchGames = board.matchGames.slice(0, -1);
  // Over the board, no game runs any more, not even one that this result had ended.
  const following = openGames(board.online ? board : { ...board, matchGames });
  const open = { ...withoutGames(board, following), matchGames };
  const after = onBoard(contest, board, open);
  if (goesOnAfterItsEnd(after)) return refuse('laterGamePlayed');
  const { pairing, messages } = withoutNeedless(judged(after));
  return ok({ pairing, messages: [...cancelled(following), ...messages] });
}
