import { type Position, startPosition, turnOf } from '../chess/position.ts';
import type { Variant } from '../chess/rules.ts';
import type { ByColor, Move } from '../chess/square.ts';
import type { AccountId, GameId, TournamentId } from '../kernel/ids.ts';
import { GAME_HEARTBEAT_MS } from '../kernel/limits.ts';
import { type Millis, millis } from '../kernel/time.ts';
import type { Color } from '../tournament/value/field.ts';
import { type Clock, flagFallsAt, newClock, type TimeControl } from './clock.ts';
import { type DrawOffers, noDrawOffers } from './draw-offer.ts';
import type { GameEnd } from './game-end.ts';

export interface GameSetup {
  readonly id: GameId;
  readonly tournament: TournamentId;
  readonly round: number;
  readonly white: AccountId;
  readonly black: AccountId;
  readonly variant: Variant;
  readonly control: TimeControl;
  readonly startsAt: Millis;
  readonly chatEnabled: boolean;
}

/** A live game as a JSON-safe value (rules GAME-1 to GAME-13). */
export interface Game {
  readonly setup: GameSetup;
  /** Increases with every change; the version in live messages. */
  readonly version: number;
  readonly changedAt: Millis;
  readonly phase: Phase;
  readonly position: Position;
  readonly lastMove: Move | null;
  /** Encoded by `chess/moves.ts`. */
  readonly record: string;
  readonly clock: Clock;
  readonly drawOffers: DrawOffers;
  /** Current connections, and whether each side ever connected. */
  readonly connected: ByColor<boolean>;
  readonly seen: ByColor<boolean>;
}

export type Phase =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'running' }
  | { readonly kind: 'finished'; readonly end: GameEnd };

export function openGame(setup: GameSetup, now: Millis): Game {
  return {
    setup,
    version: 1,
    changedAt: now,
    phase: { kind: 'waiting' },
    position: startPosition(setup.variant),
    lastMove: null,
    record: '',
    clock: newClock(setup.control),
    drawOffers: noDrawOffers,
    connected: { white: false, black: false },
    seen: { white: false, black: false },
  };
}

/** Time of the next automatic event (start or flag fall); null when the game is over. */
export function nextWake(game: Game): Millis | null {
  switch (game.phase.kind) {
    case 'waiting':
      return game.setup.startsAt;
    case 'running':
      return flagFallsAt(game.clock, 'other');
    case 'finished':
      return null;
  }
}

/** Null unless a clock runs that an outage could charge. */
export const nextHeartbeat = (game: Game, heartbeatAt: Millis | null): Millis | null =>
  game.phase.kind === 'running' ? millis(lastStoredAt(game, heartbeatAt) + GAME_HEARTBEAT_MS) : null;

/** The last time at which storage proves that the server was running: a change or a later heartbeat. */
export const lastStoredAt = (game: Game, heartbeatAt: Millis | null): Millis =>
  millis(Math.max(game.changedAt, heartbeatAt ?? 0));

export const endOf = (game: Game): GameEnd | null => (game.phase.kind === 'finished' ? game.phase.end : null);

export const turn = (game: Game): Color => turnOf(game.position);

/** Null for spectators. */
export function colorOf(setup: GameSetup, account: AccountId): Color | null {
  if (account === setup.white) return 'white';
  return account === setup.black ? 'black' : null;
}

export const movesMade = ({ position }: Game, color: Color): number =>
  color === 'white' ? Math.ceil(position.ply / 2) : Math.floor(position.ply / 2);

export function renamed(game: Game, from: AccountId, to: AccountId): Game {
  const other = (account: AccountId): AccountId => (account === from ? to : account);
  const { white, black } = game.setup;
  return { ...game, setup: { ...game.setup, white: other(white), black: other(black) } };
}
