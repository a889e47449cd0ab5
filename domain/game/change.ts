import { type Comment, encodeEntry } from '../chess/moves.ts';
import { ok, type Result } from '../kernel/result.ts';
import type { Millis } from '../kernel/time.ts';
import type { Color } from '../tournament/value/field.ts';
import type { GameResult } from '../tournament/value/game-result.ts';
import { stopClock } from './clock.ts';
import type { GameEvent, GameRefusal } from './commands.ts';
import { withdrawn } from './draw-offer.ts';
import type { Game } from './game.ts';
import type { EndReason } from './game-end.ts';

export interface Change {
  readonly game: Game;
  readonly events: readonly GameEvent[];
}

export type Outcome = Result<Change, GameRefusal>;

export const unchanged = (game: Game): Outcome => ok({ game, events: [] });

export const changed = (game: Game, ...events: GameEvent[]): Outcome => ok({ game, events });

/** Ends the game, stops the clocks and clears draw offers. */
export function finish(game: Game, result: GameResult | null, reason: EndReason, now: Millis): Change {
  const end = { result, reason, at: now };
  return {
    game: {
      ...game,
      phase: { kind: 'finished', end },
      clock: stopClock(game.clock, now),
      drawOffers: withdrawn(game.drawOffers),
    },
    events: [{ kind: 'ended', end }],
  };
}

export const noted = (game: Game, comment: Comment, side: Color): Game => ({
  ...game,
  record: game.record + encodeEntry({ kind: 'comment', comment, side }),
});
