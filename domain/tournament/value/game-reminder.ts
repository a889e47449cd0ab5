/** When the two players of an open game are reminded (OPEN-15). */
import { GAME_REMINDER_MS, REMIND_AGAIN_MS } from '../../kernel/limits.ts';
import { type Millis, millis } from '../../kernel/time.ts';
import { isOpenGame, type PostponedGame } from './postponed-game.ts';
import type { Board } from './state.ts';

/** Null without a date, and once they have been reminded of it. */
export function reminderAt(board: Pick<Board, 'result' | 'postponed'>): Millis | null {
  const { startAt = null, remindedAt } = board.postponed ?? {};
  if (!isOpenGame(board) || startAt === null) return null;
  const at = millis(startAt - GAME_REMINDER_MS);
  return remindedAt !== undefined && remindedAt >= at ? null : at;
}

/** Another date needs its own reminder, unless it is so near that setting it is one. */
export function onDay(game: PostponedGame, before: PostponedGame | undefined, now: Millis): PostponedGame {
  const { remindedAt = null, ...rest } = game;
  const { startAt } = game;
  const isSameDay = before !== undefined && before.startAt === startAt;
  const isNear = startAt !== null && startAt - now <= GAME_REMINDER_MS;
  const reminded = isSameDay ? (before.remindedAt ?? remindedAt) : isNear ? now : null;
  return reminded === null ? rest : { ...rest, remindedAt: reminded };
}

/** Two presses are one. */
export const mayRemindAgain = ({ remindedAt }: PostponedGame, now: Millis): boolean =>
  remindedAt === undefined || now - remindedAt >= REMIND_AGAIN_MS;
