import { describe, expect, it } from 'vitest';
import { fromPoints } from '../../../../domain/kernel/points.ts';
import { schoolWeight } from '../../../../domain/tournament/standings/school-weight.ts';
import { fixture } from '../../support/fixture.ts';

const { cases } = fixture<{ cases: { points: number; member_count: number | null; ssw: number }[] }>('school/ssw.json');

describe('the weighted points of a school class', () => {
  it.each(cases)('with $points points and $member_count members are $ssw', ({ points, member_count, ssw }) => {
    expect(schoolWeight(fromPoints(points), member_count)).toBe(ssw);
  });
});
