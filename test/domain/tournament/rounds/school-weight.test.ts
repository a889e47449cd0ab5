import { describe, expect, it } from 'vitest';
import { fromPoints } from '../../../../domain/kernel/points.ts';
import { schoolWeight } from '../../../../domain/tournament/standings/school-weight.ts';
import { fixture } from '../../support/fixture.ts';

const { cases } = fixture<{ cases: { points: number; member_count: number | null; ssw: number }[] }>('school/ssw.json');

describe('weighted points of school classes', () => {
  it.each(cases)(
    'a class with $points points and $member_count members has $ssw weighted points',
    ({ points, member_count, ssw }) => {
      expect(schoolWeight(fromPoints(points), member_count)).toBe(ssw);
    },
  );
});
