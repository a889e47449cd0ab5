/** What follows from the games of a knockout: who goes through, which game comes next, and what is lost without play. */
import { KNOCKOUT_BREAK_MS } from '../../limits.ts';
import { type Millis, millis } from '../../time.ts';
import type { Circumstances, GameMessage } from '../decision.ts';
import { type Color, opposite } from '../field.ts';
import { type GameResult, isForfeit, sideOf } from '../game-result.ts';
import { colorOnBoard } from '../match.ts';
import { boardsMet, type Contest, isNextSwitched, judged, legsOver, verdictOf } from '../match-score.ts';
import { type Board, type DecidedGame, type Match, type OnlineGame, openGames } from '../state.ts';
import { cancelled, gameOpened } from './games.ts';

/** Two who meet after something has happened on their boards, with what the games on the screen have to be told. */
export interface ChangedContest<Met extends Board | Match = Board | Match> {
  readonly met: Met;
  readonly messages: readonly GameMessage[];
}

/** The moment, and the lots that a new game is named by. */
export type Moment = Pick<Circumstances, 'now' | 'chance'>;

/** With one of its boards in the place of another. */
export const onBoard = <Met extends Board | Match>(contest: Contest<Met>, before: Board, after: Board): Contest<Met> =>
  onBoards(contest, (board) => (board === before ? after : board));

function onBoards<Met extends Board | Match>(contest: Contest<Met>, change: (board: Board) => Board): Contest<Met> {
  const met: Board | Match = contest.met;
  const after = met.kind === 'board' ? change(met) : { ...met, boards: met.boards.map(change) };
  return { ...contest, met: after as Met };
}

/** A game on the screen has ended. What was entered over it stands. */
export function gameEnded(
  contest: Contest,
  board: Board,
  { id, white }: OnlineGame,
  result: GameResult,
  moment: Moment,
): ChangedContest {
  if (board.result !== null || board.decided.some(({ online }) => online === id)) {
    return { met: contest.met, messages: [] };
  }
  const switched = white !== board.white;
  return withGames(contest, board, [...board.decided, { switched, result, online: id }], moment);
}

/** With these games decided on a board: over, or on the screen with the next games after a break. */
export const withGames = <Met extends Board | Match>(
  contest: Contest<Met>,
  board: Board,
  decided: readonly DecidedGame[],
  moment: Moment,
): ChangedContest<Met> => carriedOn(onBoard(contest, board, { ...board, decided }), moment);

/** The next game of each board that is played on the screen; a leg begins when the one before it is over on all of them. */
function carriedOn<Met extends Board | Match>(contest: Contest<Met>, { now, chance }: Moment): ChangedContest<Met> {
  const { met, messages } = withoutNeedless(judged(contest));
  const over = legsOver(contest);
  const opened: GameMessage[] = [];
  const next = onBoards({ ...contest, met }, (board) => {
    const isWaiting = board.result === null && board.online && openGames(board).length === 0;
    if (!isWaiting || board.decided.length > over) return board;
    const after = gameOpened(board, millis(now + KNOCKOUT_BREAK_MS), chance);
    opened.push(...after.messages);
    return after.board;
  });
  return { met: next.met, messages: [...messages, ...opened] };
}

/** Without the games on the screen that nobody has to play any more. */
export function withoutNeedless<Met extends Board | Match>(contest: Contest<Met>): ChangedContest<Met> {
  const messages: GameMessage[] = [];
  const { met } = onBoards(contest, (board) => {
    const open = board.result === null ? [] : openGames(board);
    messages.push(...cancelled(open));
    return open.length === 0 ? board : withoutGames(board, open);
  });
  return { met, messages };
}

export const withoutGames = (board: Board, gone: readonly OnlineGame[]): Board => ({
  ...board,
  games: board.games.filter((game) => !gone.includes(game)),
});

/** Who does not come, by the colour in the pairing. */
export type Absence = Color | 'both';

/**
 * Somebody has gone: the games that are left are lost without play, as many as decide who goes through. Those that are
 * being played are lost as well. A team that has gone is out, whatever empty chairs it found.
 */
export function walkedOver<Met extends Board | Match>(
  contest: Contest<Met>,
  absence: Absence,
  now: Millis,
): ChangedContest<Met> {
  const ends: GameMessage[] = [];
  let after = contest;
  while (!isDecided(after)) {
    const { legs } = verdictOf(after);
    const lost = onBoards(after, (board) => lostUpTo(legs, board, absenceOn(contest, board, absence), now, ends));
    after = contest.met.kind === 'match' ? judged(lost, { legs, through: wonBy(absence, contest) }) : judged(lost);
  }
  const { met, messages } = withoutNeedless(after);
  return { met, messages: [...ends, ...messages] };
}

const isDecided = ({ met }: Contest): boolean => (met.kind === 'board' ? met.result : met.through) !== null;

/** A board on which the games up to a leg are lost by who is absent. */
function lostUpTo(legs: number, board: Board, absence: Absence, now: Millis, ends: GameMessage[]): Board {
  const running = openGames(board).find(({ startAt }) => startAt <= now);
  const decided = [...board.decided];
  while (decided.length < legs) {
    const switched = isNextSwitched({ decided });
    const isPlayed = running !== undefined && decided.length === board.decided.length;
    const result = lostBy(absence, switched, isPlayed);
    if (isPlayed) ends.push({ kind: 'endGame', game: running.id, result });
    decided.push({ switched, result, online: isPlayed ? running.id : null });
  }
  return { ...board, decided };
}

/** Who goes through where somebody has gone. */
export const wonBy = (absence: Absence, { better }: Pick<Contest, 'better'>): Color =>
  absence === 'both' ? better : opposite(absence);

/** Whose chair is empty on a board: of a match the colours change from board to board. */
function absenceOn({ met }: Contest, { board }: Board, absence: Absence): Absence {
  return absence === 'both' || met.kind === 'board' ? absence : colorOnBoard(absence, board);
}

/** The result of a game in its own colours. */
function lostBy(absence: Absence, switched: boolean, isPlayed: boolean): GameResult {
  if (absence === 'both') return 'notPlayed';
  const isWhiteGone = (absence === 'white') !== switched;
  if (isPlayed) return isWhiteGone ? 'blackWins' : 'whiteWins';
  return isWhiteGone ? 'blackWinsByForfeit' : 'whiteWinsByForfeit';
}

/**
 * Somebody is back: what was lost without play at the end is to be played after all. A leg after which another one has been
 * played on some board stays as it is.
 */
export function resumed<Met extends Board | Match>(
  contest: Contest<Met>,
  back: Color,
  moment: Moment,
): ChangedContest<Met> {
  const playedOn = ({ board, decided }: Board): number => {
    const color = contest.met.kind === 'match' ? colorOnBoard(back, board) : back;
    return decided.map((game) => !isLostUnplayed(game, color)).lastIndexOf(true) + 1;
  };
  const standing = Math.max(...boardsMet(contest).map(playedOn)) - 1;
  const after = onBoards(contest, (board) => {
    const kept = Math.max(playedOn(board), standing);
    return kept >= board.decided.length ? board : { ...board, decided: board.decided.slice(0, kept) };
  });
  const { met } = contest;
  // A team that has gone is out whatever its games were; once it is back, they count again.
  const isOtherwise = met.kind === 'match' && verdictOf(after).through !== met.through;
  const isSame = boardsMet(after).every((board) => boardsMet(contest).includes(board));
  return isSame && !isOtherwise ? { met, messages: [] } : carriedOn(after, moment);
}

const isLostUnplayed = ({ switched, result, online }: DecidedGame, color: Color): boolean =>
  online === null && isForfeit(result) && sideOf(result, switched ? opposite(color) : color) === 'loss';
