import { KNOCKOUT_BREAK_MS } from '../../../kernel/limits.ts';
import { type Millis, millis } from '../../../kernel/time.ts';
import type { DecisionContext, GameMessage } from '../../decision.ts';
import { colorOnBoard } from '../../teams/match.ts';
import { type Contest, contestBoards, isNextSwitched, judged, legsOver, verdictOf } from '../../teams/match-score.ts';
import { type Color, opposite } from '../../value/field.ts';
import { type GameResult, isForfeit, sideOf } from '../../value/game-result.ts';
import { type Board, type BoardGame, type Match, type OnlineGame, openGames } from '../../value/state.ts';
import { cancelled, gameOpened } from '../games.ts';

/** A contest after a change, with the messages to its online games. */
export interface ChangedContest<Paired extends Board | Match = Board | Match> {
  readonly pairing: Paired;
  readonly messages: readonly GameMessage[];
}

/** Time, and the source of random ids. */
export type Moment = Pick<DecisionContext, 'now' | 'chance'>;

export const onBoard = <Paired extends Board | Match>(
  contest: Contest<Paired>,
  before: Board,
  after: Board,
): Contest<Paired> => onBoards(contest, (board) => (board === before ? after : board));

function onBoards<Paired extends Board | Match>(
  contest: Contest<Paired>,
  change: (board: Board) => Board,
): Contest<Paired> {
  const pairing: Board | Match = contest.pairing;
  const after = pairing.kind === 'board' ? change(pairing) : { ...pairing, boards: pairing.boards.map(change) };
  return { ...contest, pairing: after as Paired };
}

export function gameEnded(
  contest: Contest,
  board: Board,
  { id, white }: OnlineGame,
  result: GameResult,
  moment: Moment,
): ChangedContest {
  if (board.result !== null || board.matchGames.some(({ online }) => online === id)) {
    return { pairing: contest.pairing, messages: [] };
  }
  const switched = white !== board.white;
  return withGames(contest, board, [...board.matchGames, { switched, result, online: id }], moment);
}

/** Adds decided games; online boards get their next games after a break. */
export const withGames = <Paired extends Board | Match>(
  contest: Contest<Paired>,
  board: Board,
  matchGames: readonly BoardGame[],
  moment: Moment,
): ChangedContest<Paired> => carriedOn(onBoard(contest, board, { ...board, matchGames }), moment);

/** Opens the next online games; a leg starts when the previous one is over on all boards. */
function carriedOn<Paired extends Board | Match>(
  contest: Contest<Paired>,
  { now, chance }: Moment,
): ChangedContest<Paired> {
  const { pairing, messages } = withoutNeedless(judged(contest));
  const over = legsOver(contest);
  const opened: GameMessage[] = [];
  const next = onBoards({ ...contest, pairing }, (board) => {
    const isWaiting = board.result === null && board.online && openGames(board).length === 0;
    if (!isWaiting || board.matchGames.length > over) return board;
    const after = gameOpened(board, millis(now + KNOCKOUT_BREAK_MS), chance);
    opened.push(...after.messages);
    return after.board;
  });
  return { pairing: next.pairing, messages: [...messages, ...opened] };
}

export function withoutNeedless<Paired extends Board | Match>(contest: Contest<Paired>): ChangedContest<Paired> {
  const messages: GameMessage[] = [];
  const { pairing } = onBoards(contest, (board) => {
    const open = board.result === null ? [] : openGames(board);
    messages.push(...cancelled(open));
    return open.length === 0 ? board : withoutGames(board, open);
  });
  return { pairing, messages };
}

export const withoutGames = (board: Board, gone: readonly OnlineGame[]): Board => ({
  ...board,
  games: board.games.filter((game) => !gone.includes(game)),
});

export type Absence = Color | 'both';

/** Forfeits games, including running ones, until the match is decided; the absent team is eliminated. */
export function walkedOver<Paired extends Board | Match>(
  contest: Contest<Paired>,
  absence: Absence,
  now: Millis,
): ChangedContest<Paired> {
  const ends: GameMessage[] = [];
  let after = contest;
  while (!isDecided(after)) {
    const { legs } = verdictOf(after);
    const lost = onBoards(after, (board) => lostUpTo(legs, board, absenceOn(contest, board, absence), now, ends));
    after = contest.pairing.kind === 'match' ? judged(lost, { legs, through: wonBy(absence, contest) }) : judged(lost);
  }
  const { pairing, messages } = withoutNeedless(after);
  return { pairing, messages: [...ends, ...messages] };
}

const isDecided = ({ pairing }: Contest): boolean =>
  (pairing.kind === 'board' ? pairing.result : pairing.through) !== null;

function lostUpTo(legs: number, board: Board, absence: Absence, now: Millis, ends: GameMessage[]): Board {
  const running = openGames(board).find(({ startAt }) => startAt <= now);
  const matchGames = [...board.matchGames];
  while (matchGames.length < legs) {
    const switched = isNextSwitched({ matchGames });
    const isPlayed = running !== undefined && matchGames.length === board.matchGames.length;
    const result = lostBy(absence, switched, isPlayed);
    if (isPlayed) ends.push({ kind: 'endGame', game: running.id, result });
    matchGames.push({ switched, result, online: isPlayed ? running.id : null });
  }
  return { ...board, matchGames };
}

export const wonBy = (absence: Absence, { better }: Pick<Contest, 'better'>): Color =>
  absence === 'both' ? better : opposite(absence);

function absenceOn({ pairing }: Contest, { board }: Board, absence: Absence): Absence {
  return absence === 'both' || pairing.kind === 'board' ? absence : colorOnBoard(absence, board);
}

function lostBy(absence: Absence, switched: boolean, isPlayed: boolean): GameResult {
  if (absence === 'both') return 'notPlayed';
  const isWhiteGone = (absence === 'white') !== switched;
  if (isPlayed) return isWhiteGone ? 'blackWins' : 'whiteWins';
  return isWhiteGone ? 'blackWinsByForfeit' : 'whiteWinsByForfeit';
}

/** Reopens trailing forfeits after a return, except in legs followed by a played one. */
export function resumed<Paired extends Board | Match>(
  contest: Contest<Paired>,
  back: Color,
  moment: Moment,
): ChangedContest<Paired> {
  const playedOn = ({ board, matchGames }: Board): number => {
    const color = contest.pairing.kind === 'match' ? colorOnBoard(back, board) : back;
    return matchGames.map((game) => !isLostUnplayed(game, color)).lastIndexOf(true) + 1;
  };
  const standing = Math.max(...contestBoards(contest).map(playedOn)) - 1;
  const after = onBoards(contest, (board) => {
    const kept = Math.max(playedOn(board), standing);
    return kept >= board.matchGames.length ? board : { ...board, matchGames: board.matchGames.slice(0, kept) };
  });
  const { pairing } = contest;
  // A team that has left is eliminated regardless of its games; after its return they count again.
  const isOtherwise = pairing.kind === 'match' && verdictOf(after).through !== pairing.through;
  const isSame = contestBoards(after).every((board) => contestBoards(contest).includes(board));
  return isSame && !isOtherwise ? { pairing, messages: [] } : carriedOn(after, moment);
}

const isLostUnplayed = ({ switched, result, online }: BoardGame, color: Color): boolean =>
  online === null && isForfeit(result) && sideOf(result, switched ? opposite(color) : color) === 'loss';
