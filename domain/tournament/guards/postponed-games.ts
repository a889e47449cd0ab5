/** Which games may be postponed or adjourned, by arbiters (OPEN-1) and by players (OPEN-9, OPEN-11). */
import type { AccountId } from '../../kernel/ids.ts';
import { refuse } from '../../kernel/result.ts';
import { MINUTE, type Millis } from '../../kernel/time.ts';
import type { Color } from '../value/field.ts';
import { isOpenGame, isUnanswered, offersPostponedGames, type PostponedState } from '../value/postponed-game.ts';
import { postponementPlanOf } from '../value/postponement-plan.ts';
import type { Settings } from '../value/settings.ts';
import type { Board } from '../value/state.ts';
import { sideAt } from './board-report.ts';
import { isUnderWay, type Lifecycle, lastPaired } from './lifecycle.ts';
import { deadlineOf } from './postponement-deadline.ts';
import { type Guard, granted } from './refusals.ts';

export interface PostponableGame {
  readonly tournament: Lifecycle;
  readonly round: number;
  readonly board: Pick<Board, 'result' | 'online'>;
}

/** A game is adjourned once it may have begun. */
export function mayPostponeGame(
  { tournament, round, board }: PostponableGame,
  state: PostponedState,
  now: Millis,
): Guard {
  const allowed = mayChangePostponed(tournament, board);
  if (!allowed.ok || state === 'postponed') return allowed;
  const { pairedAt = null, results = 0, startAt = null } = tournament.rounds[round - 1] ?? {};
  return isUnderWay({ isPaired: pairedAt !== null, results, startAt }, now) ? granted : refuse('roundNotBegun');
}

/** Once a later round is paired with it as a draw, the game stays open until it has a result. */
export function mayCancelPostponement({ tournament, round, board }: PostponableGame): Guard {
  const allowed = mayChangePostponed(tournament, board);
  if (!allowed.ok) return allowed;
  const paired = tournament.rounds.map(({ number, pairedAt }) => ({ number, isPaired: pairedAt !== null }));
  return lastPaired(paired) > round ? refuse('roundIsPaired') : granted;
}

export function mayChangePostponed(tournament: Lifecycle, board: Pick<Board, 'result' | 'online'>): Guard {
  if (tournament.finishedAt !== null) return refuse('tournamentFinished');
  if (!offersPostponedGames(tournament)) return refuse('postponeNotOffered');
  if (board.online) return refuse('boardIsOnline');
  return board.result === null ? granted : refuse('boardHasResult');
}

/** While the game is open. */
export function mayRemindPlayers(tournament: Lifecycle, board: Pick<Board, 'result' | 'online' | 'postponed'>): Guard {
  const allowed = mayChangePostponed(tournament, board);
  if (!allowed.ok) return allowed;
  return isOpenGame(board) ? granted : refuse('notPostponed');
}

interface PlayersGame extends PostponableGame {
  readonly settings: Pick<Settings, 'playersPostpone' | 'postponement'>;
  readonly board: Pick<Board, Color | 'result' | 'online' | 'postponed' | 'dayRequest'>;
  /** Open games of the two in other rounds; of the one who has more of them. */
  readonly openGames: number;
  /** Games that the player who asks has had postponed so far. */
  readonly postponements: number;
}

/** The opponent's open request becomes a counter-proposal. For a game that is postponed already it is only a date. */
export function mayAskAnotherDay(game: PlayersGame, by: AccountId, to: Millis, now: Millis): Guard {
  const allowed = mayArrangeDay(game, by);
  if (!allowed.ok) return allowed;
  const possible = game.board.postponed === undefined ? mayPostponeOwn(game, now) : granted;
  if (!possible.ok) return possible;
  if (to <= now) return refuse('timeInThePast');
  const { tournament, settings, round } = game;
  return to > deadlineOf(tournament, postponementPlanOf(settings), round).at ? refuse('afterTheDeadline') : granted;
}

/** The limits of the tournament (PP-1, PP-3). Another day instead of the proposed one is no postponement of one's own. */
function mayPostponeOwn(game: PlayersGame, now: Millis): Guard {
  const { tournament, settings, round, board, postponements } = game;
  const { notice, noPostponeLast, maxPostponements } = postponementPlanOf(settings);
  const startAt = tournament.rounds[round - 1]?.startAt ?? null;
  if (startAt !== null && startAt - now <= notice * MINUTE) return refuse('postponeTooLate');
  if (round > (tournament.announcedRounds ?? Number.POSITIVE_INFINITY) - noPostponeLast) {
    return refuse('notInTheLastRounds');
  }
  const isOwn = !isUnanswered(board.dayRequest);
  if (isOwn && postponements >= (maxPostponements ?? Number.POSITIVE_INFINITY)) return refuse('noPostponementsLeft');
  return mayHaveOneMore(game);
}

type Seats = Pick<Board, Color>;

/** Open games of the two players; of the one who has more of them. */
export const mostOpenGames = (open: readonly Seats[], { white, black }: Seats): number =>
  Math.max(...[white, black].map((player) => open.filter((game) => sideAt(game, player) !== null).length));

const mayHaveOneMore = ({ settings, openGames }: PlayersGame): Guard =>
  openGames >= postponementPlanOf(settings).maxOpenGames ? refuse('tooManyOpenGames') : granted;

/** Only the opponent; an accepted time must be in the future. */
export function mayAnswerAnotherDay(game: PlayersGame, by: AccountId, agreed: boolean, now: Millis): Guard {
  const allowed = mayArrangeDay(game, by);
  if (!allowed.ok) return allowed;
  const { dayRequest } = game.board;
  if (!isUnanswered(dayRequest) || sideAt(game.board, by) === dayRequest.by) return refuse('nothingToAnswer');
  if (!agreed) return granted;
  if (dayRequest.startAt <= now) return refuse('timeInThePast');
  return game.board.postponed === undefined ? mayHaveOneMore(game) : granted;
}

function mayArrangeDay({ tournament, settings, board }: PlayersGame, by: AccountId): Guard {
  if (sideAt(board, by) === null) return refuse('notYourBoard');
  if (!settings.playersPostpone) return refuse('postponeNotOffered');
  return mayChangePostponed(tournament, board);
}
