/** Two players agree on another day for their game, as captains do for a match. */
import type { AccountId } from '../../kernel/ids.ts';
import { refuse } from '../../kernel/result.ts';
import type { CommandOf } from '../command.ts';
import { type Decided, type DecisionContext, done } from '../decision.ts';
import { sideAt } from '../guards/board-report.ts';
import { lifecycleOf } from '../guards/lifecycle-of.ts';
import { mayAnswerAnotherDay, mayAskAnotherDay } from '../guards/postponed-games.ts';
import { boardOf, withBoard } from '../value/change.ts';
import { isOpenGame, isUnanswered, type PostponedGame } from '../value/postponed-game.ts';
import { type Board, type BoardKey, boardsOf, type Tournament } from '../value/state.ts';

export function askAnotherDay(
  before: Tournament,
  command: CommandOf<'askAnotherDay'>,
  { actor, now }: DecisionContext,
): Decided {
  const board = boardOf(before, command);
  if (board === undefined) return refuse('noSuchPairing');
  if (actor.kind !== 'person') return refuse('notYourBoard');
  const { startAt, words } = command;
  const allowed = mayAskAnotherDay(askedOf(before, command, board), actor.account, startAt, now);
  if (!allowed.ok) return allowed;
  const by = sideAt(board, actor.account);
  if (by === null) return refuse('notYourBoard');
  return changed(before, command, board, { ...board, dayRequest: { by, startAt, words, askedAt: now, answer: null } });
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
  const allowed = mayAnswerAnotherDay(askedOf(before, command, board), actor.account, agreed, now);
  if (!allowed.ok) return allowed;
  const { dayRequest } = board;
  if (!isUnanswered(dayRequest)) return refuse('nothingToAnswer');
  if (!agreed) return changed(before, command, board, { ...board, dayRequest: { ...dayRequest, answer: 'refused' } });
  const { by, startAt, words, askedAt } = dayRequest;
  const postponed: PostponedGame =
    board.postponed === undefined
      ? { kind: 'postponed', by, at: askedAt, words, startAt }
      : { ...board.postponed, startAt };
  return changed(before, command, board, { ...board, postponed, dayRequest: { ...dayRequest, answer: 'agreed' } });
}

const changed = (before: Tournament, { round, white, black }: BoardKey, board: Board, after: Board): Decided =>
  done(withBoard(before, round, board, after), { events: [{ kind: 'pairing', round, white, black }] });

const askedOf = (tournament: Tournament, { round }: BoardKey, board: Board) => ({
  tournament: lifecycleOf(tournament),
  settings: tournament.settings,
  round,
  board,
  haveOpenGame: hasOpenGame(tournament, [board.white, board.black]),
});

const hasOpenGame = ({ rounds }: Tournament, players: readonly AccountId[]): boolean =>
  rounds.some((round) =>
    boardsOf(round).some(
      (board) => isOpenGame(board) && (players.includes(board.white) || players.includes(board.black)),
    ),
  );
