import type { HalfPoints, PointSystem } from '../points.ts';

/**
 * The field of a tournament as pairing and tie-breaks see it: numbers instead of people, and what happened to each of
 * them in each round. Everything that pairs or ranks reads this one value.
 */
export interface Field {
  /** Rounds announced in all. */
  readonly rounds: number;
  readonly points: PointSystem;
  readonly entrants: readonly Entrant[];
}

export interface Entrant {
  /** Tournament pairing number (TPN), from 1; the order of the starting list. */
  readonly number: number;
  /** Rating used by the tournament; null for an unrated player. */
  readonly rating: number | null;
  /** Element i is what happened in round i + 1. A missing element is a round without any entry. */
  readonly results: readonly (RoundResult | null)[];
}

export type Color = 'white' | 'black';

export const opposite = (color: Color): Color => (color === 'white' ? 'black' : 'white');

/** What one round was to one player. The two sides of a game are told separately, as one-sided results exist. */
export type RoundResult =
  /** A game played over the board; `unrated` for the letters W D L of a TRF file. */
  | {
      readonly kind: 'game';
      readonly opponent: number;
      readonly color: Color;
      readonly outcome: 'win' | 'draw' | 'loss';
      readonly unrated?: true;
    }
  /** Paired, but not played. The colour is that of the pairing and does not count. */
  | {
      readonly kind: 'forfeit';
      readonly opponent: number;
      readonly color: Color | null;
      readonly outcome: 'win' | 'loss';
    }
  /** Paired and not finished yet. */
  | { readonly kind: 'pending'; readonly opponent: number; readonly color: Color | null }
  | { readonly kind: 'bye'; readonly bye: Bye };

/** Pairing-allocated (U), full-point (F), half-point (H) and zero-point (Z) byes. */
export const BYES = ['pairing-allocated', 'full-point', 'half-point', 'zero-point'] as const;
export type Bye = (typeof BYES)[number];

/** What a round's result is worth, in half-points. */
export function resultPoints(result: RoundResult | null, points: PointSystem): HalfPoints {
  if (result === null) return points.zeroPointBye;
  switch (result.kind) {
    case 'game':
      return points[result.outcome];
    case 'forfeit':
      return result.outcome === 'win' ? points.forfeitWin : points.forfeitLoss;
    case 'pending':
      return 0 as HalfPoints;
    case 'bye':
      return byePoints(result.bye, points);
  }
}

export function byePoints(bye: Bye, points: PointSystem): HalfPoints {
  switch (bye) {
    case 'pairing-allocated':
      return points.pairingAllocatedBye;
    case 'full-point':
      return points.fullPointBye;
    case 'half-point':
      return points.halfPointBye;
    case 'zero-point':
      return points.zeroPointBye;
  }
}
