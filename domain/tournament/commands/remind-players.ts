/** Reminders of open games (OPEN-15). The notices follow from the change. */
import { refuse } from '../../kernel/result.ts';
import type { Millis } from '../../kernel/time.ts';
import type { CommandOf } from '../command.ts';
import { type Decided, type DecisionContext, done } from '../decision.ts';
import { lifecycleOf } from '../guards/lifecycle-of.ts';
import { mayRemindPlayers } from '../guards/postponed-games.ts';
import { boardOf, withBoard, withBoards, withRound } from '../value/change.ts';
import { mayRemindAgain, reminderAt } from '../value/game-reminder.ts';
import { type Board, boardsOf, type Tournament } from '../value/state.ts';

/** Within an hour of the last reminder nothing happens. */
export function remindPlayers(before: Tournament, key: CommandOf<'remindPlayers'>, { now }: DecisionContext): Decided {
  const board = boardOf(before, key);
  if (board === undefined) return refuse('noSuchPairing');
  const allowed = mayRemindPlayers(lifecycleOf(before), board);
  if (!allowed.ok) return allowed;
  const { postponed } = board;
  if (postponed === undefined || !mayRemindAgain(postponed, now)) return done(before);
  return done(withBoard(before, key.round, board, reminded(board, now)));
}

/** A day before the time of each game. */
export function remindDue(before: Tournament, now: Millis): Decided {
  const isDue = (board: Board): boolean => (reminderAt(board) ?? Number.POSITIVE_INFINITY) <= now;
  const after = before.rounds
    .filter((round) => boardsOf(round).some(isDue))
    .map((round) => withBoards(round, (board) => (isDue(board) ? reminded(board, now) : board)))
    .reduce(withRound, before);
  return done(after);
}

const reminded = (board: Board, remindedAt: Millis): Board =>
  board.postponed === undefined ? board : { ...board, postponed: { ...board.postponed, remindedAt } };
