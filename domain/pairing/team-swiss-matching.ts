import { assert } from '../result.ts';
import type { DigitLayout } from './matching/digits.ts';
import { PerfectMatching } from './matching/perfect-matching.ts';
import type { MayMeet, TeamInRound } from './team-in-round.ts';

/** A criterion that a pair offends, once or so many times. */
export type Offence = number | readonly [criterion: number, times: number];

/** The perfect matching, by place, that offends least; `offences` is asked with the lower place first. */
export function leastMatching(
  teams: readonly TeamInRound[],
  mayMeet: MayMeet,
  digits: DigitLayout,
  offences: (a: number, b: number) => readonly Offence[],
): PerfectMatching {
  const matching = new PerfectMatching(teams.length, digits.place());
  const sums = new Float64Array(matching.limbs);
  for (let a = 0; a < teams.length; a++) {
    for (let b = a + 1; b < teams.length; b++) {
      if (!mayMeet(teams[a], teams[b])) continue;
      addUp(digits, offences(a, b), sums);
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
