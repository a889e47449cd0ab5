/** Which games may be postponed or adjourned (OPEN-1). */
import type { AccountId } from '../../kernel/ids.ts';
import { POSTPONE_NOTICE_MS } from '../../kernel/limits.ts';
import { refuse } from '../../kernel/result.ts';
import type { Millis } from '../../kernel/time.ts';
import type { Color } from '../value/field.ts';
import { FORMATS } from '../value/formats.ts';
import { isUnanswered, type PostponedState } from '../value/postponed-game.ts';
import type { Settings } from '../value/settings.ts';
import type { Board } from '../value/state.ts';
import { sideAt } from './board-report.ts';
import { isUnderWay, type Lifecycle, lastPaired } from './lifecycle.ts';
import { type Guard, granted } from './refusals.ts';

/** Where open games count as draws for the next pairing: formats that wait for results, over the board. */
export const offersPostponedGames = ({ format, online }: Pick<Settings, 'format' | 'online'>): boolean =>
  FORMATS[format].postponesGames && !online;

interface PostponableGame {
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

function mayChangePostponed(tournament: Lifecycle, board: Pick<Board, 'result' | 'online'>): Guard {
  if (tournament.finishedAt !== null) return refuse('tournamentFinished');
  if (!offersPostponedGames(tournament)) return refuse('postponeNotOffered');
  if (board.online) return refuse('boardIsOnline');
  return board.result === null ? granted : refuse('boardHasResult');
}

interface PlayersGame extends PostponableGame {
  readonly settings: Pick<Settings, 'playersPostpone'>;
  readonly board: Pick<Board, Color | 'result' | 'online' | 'postponed' | 'dayRequest'>;
  /** One of the two has an open game in another round. */
  readonly haveOpenGame: boolean;
}

/** The opponent's open request becomes a counter-proposal. For a game that is postponed already it is only a date. */
export function mayAskAnotherDay(game: PlayersGame, by: AccountId, to: Millis, now: Millis): Guard {
  const allowed = mayArrangeDay(game, by);
  if (!allowed.ok) return allowed;
  const { tournament, round, board, haveOpenGame } = game;
  if (board.postponed === undefined) {
    const startAt = tournament.rounds[round - 1]?.startAt ?? null;
    if (startAt !== null && startAt - now <= POSTPONE_NOTICE_MS) return refuse('postponeTooLate');
    if (round >= (tournament.announcedRounds ?? Number.POSITIVE_INFINITY)) return refuse('notInTheLastRounds');
    if (haveOpenGame) return refuse('tooManyOpenGames');
  }
  return to <= now ? refuse('timeInThePast') : granted;
}

/** Only the opponent; an accepted time must be in the future. */
export function mayAnswerAnotherDay(game: PlayersGame, by: AccountId, agreed: boolean, now: Millis): Guard {
  const allowed = mayArrangeDay(game, by);
  if (!allowed.ok) return allowed;
  const { dayRequest } = game.board;
  if (!isUnanswered(dayRequest) || sideAt(game.board, by) === dayRequest.by) return refuse('nothingToAnswer');
  return agreed && dayRequest.startAt <= now ? refuse('timeInThePast') : granted;
}

function mayArrangeDay({ tournament, settings, board }: PlayersGame, by: AccountId): Guard {
  if (sideAt(board, by) === null) return refuse('notYourBoard');
  if (!settings.playersPostpone) return refuse('postponeNotOffered');
  return mayChangePostponed(tournament, board);
}
