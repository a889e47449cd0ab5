import { assert } from '../../kernel/result.ts';
import type { DigitLayout } from '../matching/digits.ts';
import { hasPerfectMatching } from '../matching/maximum-matching.ts';
import { PerfectMatching } from '../matching/perfect-matching.ts';
import type { MayMeet, TeamInRound } from '../team-in-round.ts';

export const canBePaired = (teams: readonly TeamInRound[], mayMeet: MayMeet): boolean =>
  hasPerfectMatching({ size: teams.length, areAdjacent: (a, b) => mayMeet(teams[a], teams[b]) });

/** A violated criterion, once or several times. */
export type Offence = number | readonly [criterion: number, times: number];

/** The perfect matching with the least violations; `offences` (lower place first) is null for a forbidden pair. */
export function leastMatching(
  size: number,
  digits: DigitLayout,
  offences: (a: number, b: number) => readonly Offence[] | null,
): PerfectMatching {
  const matching = new PerfectMatching(size, digits.place());
  const sums = new Float64Array(matching.limbs);
  for (let a = 0; a < size; a++) {
    for (let b = a + 1; b < size; b++) {
      const offended = offences(a, b);
      if (offended === null) continue;
      addUp(digits, offended, sums);
      for (let limb = 0; limb < sums.length; limb++) matching.setCost(a, b, limb, sums[limb]);
    }
  }
  assert(matching.solve(), 'the teams that are left can be paired');
  return matching;
}

function addUp(digits: DigitLayout, offences: readonly Offence[], sums: Float64Array): void {
  sums.fill(0);
  for (const offence of offences) {
    const [criterion, times] = typeof offence === 'number' ? [offence, 1] : offence;
    const { limb, unit } = digits.digit(criterion);
    sums[limb] += unit * times;
  }
}
