/** Two players agree on another day for their game, as captains do for a match. */
import type { AccountId } from '../../kernel/ids.ts';
import { refuse } from '../../kernel/result.ts';
import type { CommandOf } from '../command.ts';
import { type Decided, type DecisionContext, done } from '../decision.ts';
import { sideAt } from '../guards/board-report.ts';
import { lifecycleOf } from '../guards/lifecycle-of.ts';
import { mayAnswerAnotherDay, mayAskAnotherDay, mostOpenGames } from '../guards/postponed-games.ts';
import { boardOf, withBoard } from '../value/change.ts';
import { onDay } from '../value/game-reminder.ts';
import { askerOf, isOpenGame, isUnanswered, type PostponedGame } from '../value/postponed-game.ts';
import { postponementPlanOf } from '../value/postponement-plan.ts';
import { type Board, type BoardKey, boardsOf, type Tournament } from '../value/state.ts';

/** Where the opponent need not agree the game is postponed at once, and the day is still to be agreed (OPEN-11). */
export function askAnotherDay(
  before: Tournament,
  command: CommandOf<'askAnotherDay'>,
  { actor, now }: DecisionContext,
): Decided {
  const board = boardOf(before, command);
  if (board === undefined) return refuse('noSuchPairing');
  if (actor.kind !== 'person') return refuse('notYourBoard');
  const { startAt, words } = command;
  const allowed = mayAskAnotherDay(askedOf(before, command, board, actor.account), actor.account, startAt, now);
  if (!allowed.ok) return allowed;
  const by = sideAt(board, actor.account);
  if (by === null) return refuse('notYourBoard');
  const asker = isUnanswered(board.dayRequest) ? askerOf(board.dayRequest) : by;
  const dayRequest = { by, ...(asker !== by && { asker }), startAt, words, askedAt: now, answer: null };
  const postponed: PostponedGame = { kind: 'postponed', by: asker, at: now, words, startAt: null };
  const isPostponed = board.postponed !== undefined || postponementPlanOf(before.settings).opponentMustAgree;
  return changed(before, command, board, { ...board, ...(!isPostponed && { postponed }), dayRequest });
}

/** Agreeing postpones the game to the day, or gives it its date; refusing leaves it. */
export function answerAnotherDay(
  before: Tournament,
  command: CommandOf<'answerAnotherDay'>,
  { actor, now }: DecisionContext,
): Decided {
  const board = boardOf(before, command);
  if (board === undefined) return refuse('noSuchPairing');
  if (actor.kind !== 'person') return refuse('notYourBoard');
  const { agreed } = command;
  const allowed = mayAnswerAnotherDay(askedOf(before, command, board, actor.account), actor.account, agreed, now);
  if (!allowed.ok) return allowed;
  const { dayRequest } = board;
  if (!isUnanswered(dayRequest)) return refuse('nothingToAnswer');
  if (!agreed) return changed(before, command, board, { ...board, dayRequest: { ...dayRequest, answer: 'refused' } });
  const { startAt, words, askedAt } = dayRequest;
  const by = askerOf(dayRequest);
  const postponed: PostponedGame =
    board.postponed === undefined
      ? { kind: 'postponed', by, at: askedAt, words, startAt }
      : { ...board.postponed, startAt };
  const arranged = onDay(postponed, board.postponed, now);
  return changed(before, command, board, {
    ...board,
    postponed: arranged,
    dayRequest: { ...dayRequest, answer: 'agreed' },
  });
}

const changed = (before: Tournament, { round, white, black }: BoardKey, board: Board, after: Board): Decided =>
  done(withBoard(before, round, board, after), { events: [{ kind: 'pairing', round, white, black }] });

function askedOf(tournament: Tournament, { round }: BoardKey, board: Board, by: AccountId) {
  const others = tournament.rounds.flatMap(boardsOf).filter((other) => other !== board);
  return {
    tournament: lifecycleOf(tournament),
    settings: tournament.settings,
    round,
    board,
    openGames: mostOpenGames(others.filter(isOpenGame), board),
    postponements: others.filter((other) => hasPostponed(other, by)).length,
  };
}

const hasPostponed = (board: Board, player: AccountId): boolean =>
  board.postponed?.kind === 'postponed' && board.postponed.by !== null && board[board.postponed.by] === player;
