import { DEFAULT_MEMBER_COUNT, SCHOOL_CLASS_MIN, SCHOOL_CLASS_WEIGHT } from '../../kernel/limits.ts';
import type { HalfPoints } from '../../kernel/points.ts';
import { divideHalfUp } from '../../kernel/rounding.ts';

/** `ssw`: the score scaled to 40 members, whole points, halves up. Default 40, at least 10. */
export function schoolWeight(gameScore: HalfPoints, memberCount: number | null): number {
  const members = Math.max(SCHOOL_CLASS_MIN, memberCount ?? DEFAULT_MEMBER_COUNT);
  return divideHalfUp(SCHOOL_CLASS_WEIGHT * gameScore, 2 * members);
}
