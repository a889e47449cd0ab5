import type { HalfPoints, PointSystem } from '../../kernel/points.ts';

/** The tournament as pairing and tie-breaks see it: numbers, and the result of each round. */
export interface Field {
  readonly rounds: number;
  readonly points: PointSystem;
  readonly entrants: readonly Entrant[];
}

export interface Entrant {
  /** Tournament pairing number (TPN) from 1, in order of the starting list. */
  readonly number: number;
  /** Rating in this tournament; null if unrated. */
  readonly rating: number | null;
  /** Element i is round i + 1; a missing element is a round without an entry. */
  readonly results: readonly (RoundResult | null)[];
  /** Points by decision; absent for none. */
  readonly decisions?: readonly PointsDecision[];
}

/** Added or (negative) deducted points that belong to no game. */
export interface PointsDecision {
  readonly points: HalfPoints;
  /** Effective from the pairing after this round; 0: from round 1; null: final standings only. */
  readonly after: number | null;
}

/** Points by decision that count in the pairing of a round. */
export const decidedBefore = ({ decisions = [] }: Pick<Entrant, 'decisions'>, round: number): number =>
  decisions.reduce((sum, { points, after }) => (after !== null && after < round ? sum + points : sum), 0);

/** Points by decision that count in the standings after a round. */
export const decidedThrough = (
  { decisions = [] }: Pick<Entrant, 'decisions'>,
  { round, rounds }: { readonly round: number; readonly rounds: number },
): number => decisions.reduce((sum, { points, after }) => ((after ?? rounds) <= round ? sum + points : sum), 0);

export type Color = 'white' | 'black';

export const opposite = (color: Color): Color => (color === 'white' ? 'black' : 'white');

/** A player's result of a round. Each side has its own, as one-sided results exist. */
export type RoundResult =
  /** Played over the board; `unrated` for W, D, L of a TRF file. */
  | {
      readonly kind: 'game';
      readonly opponent: number;
      readonly color: Color;
      readonly outcome: 'win' | 'draw' | 'loss';
      readonly unrated?: true;
    }
  /** A forfeit; the colour of the pairing does not count. */
  | {
      readonly kind: 'forfeit';
      readonly opponent: number;
      readonly color: Color | null;
      readonly outcome: 'win' | 'loss';
    }
  /** Paired and unfinished; `adjourned` counts as a draw until its result is known (`?` of a TRF file). */
  | {
      readonly kind: 'pending';
      readonly opponent: number;
      readonly color: Color | null;
      readonly adjourned?: true;
    }
  | { readonly kind: 'bye'; readonly bye: Bye };

/** TRF codes U, F, H and Z. */
export const BYES = ['pairing-allocated', 'full-point', 'half-point', 'zero-point'] as const;
export type Bye = (typeof BYES)[number];

export function resultPoints(result: RoundResult | null, points: PointSystem): HalfPoints {
  if (result === null) return points.zeroPointBye;
  switch (result.kind) {
    case 'game':
      return points[result.outcome];
    case 'forfeit':
      return result.outcome === 'win' ? points.forfeitWin : points.forfeitLoss;
    case 'pending':
      return result.adjourned ? points.draw : (0 as HalfPoints);
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
