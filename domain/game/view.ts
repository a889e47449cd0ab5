import type { ByColor } from '../chess/square.ts';
import type { Millis } from '../kernel/time.ts';
import type { Color } from '../tournament/value/field.ts';
import { type TimeLeft, timeLeft } from './clock.ts';
import { endOf, type Game, type GameSetup, turn } from './game.ts';
import type { GameEnd } from './game-end.ts';

export interface GameView {
  readonly setup: GameSetup;
  readonly version: number;
  readonly at: Millis;
  readonly record: string;
  readonly fen: string;
  readonly ply: number;
  readonly isStarted: boolean;
  readonly turn: Color;
  readonly running: Color | null;
  readonly clocks: ByColor<TimeLeft>;
  readonly drawOffer: Color | null;
  readonly connected: ByColor<boolean>;
  readonly end: GameEnd | null;
}

export function viewOf(game: Game, now: Millis): GameView {
  const clockOf = (color: Color): TimeLeft => {
    const { firstMoveMs, remainingMs } = timeLeft(game.clock, color, now);
    return { firstMoveMs, remainingMs };
  };
  return {
    setup: game.setup,
    version: game.version,
    at: now,
    record: game.record,
    fen: game.position.fen,
    ply: game.position.ply,
    isStarted: game.phase.kind !== 'waiting',
    turn: turn(game),
    running: game.clock.running?.color ?? null,
    clocks: { white: clockOf('white'), black: clockOf('black') },
    drawOffer: game.drawOffers.standing,
    connected: game.connected,
    end: endOf(game),
  };
}
