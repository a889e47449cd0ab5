/** What the rule of the tournament proposes for a game that was not played by its deadline (OPEN-13). */
import { assertNever, ok, refuse } from '../../kernel/result.ts';
import type { Millis } from '../../kernel/time.ts';
import type { GameResult } from '../value/game-result.ts';
import { isOpenGame, type PostponedGame } from '../value/postponed-game.ts';
import { postponementPlanOf, type UnresolvedRule } from '../value/postponement-plan.ts';
import type { Settings } from '../value/settings.ts';
import type { Board } from '../value/state.ts';
import { mayChangePostponed, type PostponableGame } from './postponed-games.ts';
import { deadlineOf, isOverdue } from './postponement-deadline.ts';
import type { Guard } from './refusals.ts';

/** Null if the arbiter decides, as of a game that has begun. */
export function proposedResult(postponed: PostponedGame, rule: UnresolvedRule): GameResult | null {
  if (postponed.kind === 'adjourned') return null;
  switch (rule) {
    case 'askerLoses':
      if (postponed.by === null) return null;
      return postponed.by === 'white' ? 'blackWinsByForfeit' : 'whiteWinsByForfeit';
    case 'draw':
      return 'draw';
    case 'bothLose':
      return 'notPlayed';
    case 'arbiter':
      return null;
    default:
      return assertNever(rule);
  }
}

export interface UnplayedGame extends PostponableGame {
  readonly settings: Pick<Settings, 'postponement'>;
  readonly board: Pick<Board, 'result' | 'online' | 'postponed'>;
}

/** The result that may be entered with one press. */
export function mayResolveUnplayed(game: UnplayedGame, now: Millis): Guard<GameResult> {
  const { tournament, settings, round, board } = game;
  const allowed = mayChangePostponed(tournament, board);
  if (!allowed.ok) return allowed;
  if (!isOpenGame(board) || board.postponed === undefined) return refuse('notPostponed');
  const plan = postponementPlanOf(settings);
  if (!isOverdue(tournament, deadlineOf(tournament, plan, round), now)) return refuse('deadlineToCome');
  const result = proposedResult(board.postponed, plan.unresolvedRule);
  return result === null ? refuse('nothingProposed') : ok(result);
}
