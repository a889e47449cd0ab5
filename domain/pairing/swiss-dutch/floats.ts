import type { PointSystem } from '../../kernel/points.ts';
import type { Entrant, RoundResult } from '../../tournament/value/field.ts';
import { resultPoints } from '../../tournament/value/field.ts';

// C.04.3 art. 1.4.
export const NO_FLOAT = 0;
export const FLOATED_DOWN = 1;
export const FLOATED_UP = 2;
export type Float = typeof NO_FLOAT | typeof FLOATED_DOWN | typeof FLOATED_UP;

/** The float of one round. `scoreBefore` gives the scores that the round was paired on, with its virtual points. */
export function floatOfRound(
  entrant: Entrant,
  result: RoundResult | null,
  points: PointSystem,
  scoreBefore: (number: number) => number,
): Float {
  if (result === null) return NO_FLOAT;
  if (result.kind === 'game' || result.kind === 'pending') {
    const difference = scoreBefore(entrant.number) - scoreBefore(result.opponent);
    return difference > 0 ? FLOATED_DOWN : difference < 0 ? FLOATED_UP : NO_FLOAT;
  }
  // Art. 1.4.3: a pairing-allocated bye is a downfloat whatever its points.
  if (result.kind === 'bye' && result.bye === 'pairing-allocated') return FLOATED_DOWN;
  return resultPoints(result, points) > points.loss ? FLOATED_DOWN : NO_FLOAT;
}
