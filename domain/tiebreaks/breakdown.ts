import type { RoundKind, RoundRecord } from './record.ts';

/** A tie-break value and the parts that make it up. */
export interface Breakdown {
  /** In units of the tie-break (`scale` in the registry); null if undefined. */
  readonly value: number | null;
  readonly parts: readonly Part[];
}

/** The contribution of one round or game, including cut ones. */
export interface Part {
  readonly round: number;
  readonly opponent: number | null;
  readonly kind: RoundKind;
  /** Why a dummy opponent is used (C.07 16.4); null with a real opponent. */
  readonly dummy: Dummy | null;
  /** Value of the opponent, in half-points or rating points; null if the tie-break ignores it. */
  readonly value: number | null;
  readonly points: number;
  /** Contribution in the tie-break's units; cut parts do not count. */
  readonly counts: number;
  readonly cut: Cut | null;
}

/** The dummy's score: the player's own, or a cap of C.07 16.4. */
export type Dummy = 'ownScore' | 'opponentCap' | 'drawCap';

/** A voluntary unplayed round is cut before lower games (C.07 16.5); early rounds are cut in progressive score. */
export type Cut = 'lowest' | 'voluntaryUnplayed' | 'highest' | 'earlyRound';

export const UNDEFINED: Breakdown = { value: null, parts: [] };

/** The value is the plain sum of the uncut parts. */
export const summed = (parts: readonly Part[]): Breakdown => ({ value: sumOfUncut(parts), parts });

export const sumOfUncut = (parts: readonly Part[]): number =>
  parts.reduce((sum, part) => (part.cut === null ? sum + part.counts : sum), 0);

/** The part of one round; omitted fields are absent. */
export function partOf(
  round: RoundRecord,
  {
    value = null,
    dummy = null,
    counts,
    cut = null,
  }: Pick<Part, 'counts'> & Partial<Pick<Part, 'value' | 'dummy' | 'cut'>>,
): Part {
  return {
    round: round.round,
    opponent: round.opponent,
    kind: round.kind,
    points: round.points,
    value,
    dummy,
    counts,
    cut,
  };
}
