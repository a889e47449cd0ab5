import { DEFAULT_MEMBER_COUNT, SCHOOL_CLASS_MIN, SCHOOL_CLASS_WEIGHT } from '../limits.ts';
import type { HalfPoints } from '../points.ts';
import { divideHalfUp } from '../rounding.ts';

/**
 * The weighted points of a school class (`ssw`): what its pupils made, as if the class had 40 members, in whole points,
 * halves up. A class without a member count counts as 40, a small one as 10; a larger one than 40 loses by it.
 */
export function schoolWeight(gameScore: HalfPoints, memberCount: number | null): number {
  const members = Math.max(SCHOOL_CLASS_MIN, memberCount ?? DEFAULT_MEMBER_COUNT);
  return divideHalfUp(SCHOOL_CLASS_WEIGHT * gameScore, 2 * members);
}
