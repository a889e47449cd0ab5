import type { RoundKind, RoundRecord } from './record.ts';

/** What a tie-break says of one player: the figure, and the parts that it is made of. */
export interface Breakdown {
  /** A whole number of the tie-break's units (see `scale` in the registry); null where it is undefined. */
  readonly value: number | null;
  readonly parts: readonly Part[];
}

/** What one round (or one game) adds to a tie-break, or would have added had it not been cut. */
export interface Part {
  readonly round: number;
  /** The scheduled opponent; null without one. */
  readonly opponent: number | null;
  readonly kind: RoundKind;
  /** Why the player's own score stands in for an opponent's (C.07 16.4); null in a round with a real opponent. */
  readonly dummy: Dummy | null;
  /** What the opponent is worth here: half-points, or a rating; null where the tie-break does not look at the opponent. */
  readonly value: number | null;
  /** Half-points that the player got in the round. */
  readonly points: number;
  /** What the part is worth, in the tie-break's units. A cut part does not count. */
  readonly counts: number;
  readonly cut: Cut | null;
}

/** The dummy opponent's score: the player's own score as it is, or the cap of C.07 16.4 that holds it down. */
export type Dummy = 'ownScore' | 'opponentCap' | 'drawCap';

/**
 * Why a part was cut: it was the lowest, it was the lowest voluntary unplayed round, which goes before lower games
 * (C.07 16.5), it was the highest, or it was the running score of an early round (progressive score).
 */
export type Cut = 'lowest' | 'voluntaryUnplayed' | 'highest' | 'earlyRound';

export const UNDEFINED: Breakdown = { value: null, parts: [] };

/** The breakdown whose figure is the plain sum of what was not cut. */
export const summed = (parts: readonly Part[]): Breakdown => ({ value: sumOfUncut(parts), parts });

export const sumOfUncut = (parts: readonly Part[]): number =>
  parts.reduce((sum, part) => (part.cut === null ? sum + part.counts : sum), 0);

/** A part that tells of one round; whatever is not named is absent. */
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
