import { type Position, startPosition, turnOf } from '../chess/position.ts';
import type { Variant } from '../chess/rules.ts';
import type { ByColor, Move } from '../chess/square.ts';
import type { AccountId, GameId, TournamentId } from '../ids.ts';
import type { Millis } from '../time.ts';
import type { Color } from '../tournament/field.ts';
import { type Clock, flagFallsAt, newClock, type TimeControl } from './clock.ts';
import { type DrawOffers, noDrawOffers } from './draw-offer.ts';
import type { GameEnd } from './game-end.ts';

/** What is fixed when the pairing is made. */
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

/** A live game: a plain value that survives JSON. Rules GAME-1 to GAME-13 of RULES.md. */
export interface Game {
  readonly setup: GameSetup;
  /** Raised by every change; the version of the live messages. */
  readonly version: number;
  /** When the game last changed. */
  readonly changedAt: Millis;
  readonly phase: Phase;
  readonly position: Position;
  readonly lastMove: Move | null;
  /** Moves and comments, as `chess/moves.ts` writes them. */
  readonly record: string;
  readonly clock: Clock;
  readonly drawOffers: DrawOffers;
  /** Who is connected now, and who has ever been. */
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

/** When something happens by itself: the start, or a fallen flag. Null once the game is over. */
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

export const endOf = (game: Game): GameEnd | null => (game.phase.kind === 'finished' ? game.phase.end : null);

export const turn = (game: Game): Color => turnOf(game.position);

/** The side an account plays; null for everybody else. */
export function colorOf(setup: GameSetup, account: AccountId): Color | null {
  if (account === setup.white) return 'white';
  return account === setup.black ? 'black' : null;
}

/** Moves made by one side. */
export const movesMade = ({ position }: Game, color: Color): number =>
  color === 'white' ? Math.ceil(position.ply / 2) : Math.floor(position.ply / 2);

/** The same game with one of its players known by another id. */
export function renamed(game: Game, from: AccountId, to: AccountId): Game {
  const other = (account: AccountId): AccountId => (account === from ? to : account);
  const { white, black } = game.setup;
  return { ...game, setup: { ...game.setup, white: other(white), black: other(black) } };
}
