/**
 * A bracket of the team Swiss: who is taken up into it (C.04.6 art. 3.5) and who meets whom inside (art. 3.6). Both are
 * the least perfect matching by the criteria in their order, the order among equals included, so that each is found at
 * once and exactly.
 */
import { assert } from '../result.ts';
import { DigitLayout } from './matching/digits.ts';
import { PerfectMatching } from './matching/perfect-matching.ts';
import type { MayMeet, TeamInRound, TeamPair } from './team-in-round.ts';

/**
 * The teams that join the top scoregroup: C4 as few as possible, C5 of the highest scores, C6 leaving the next
 * scoregroup with no more need than its parity asks, C7 as few as possible that floated last round; then the first set
 * by score and TPN. Everybody else stays pairable (C3). The teams come in order of score and TPN.
 */
export function chooseUpfloaters(
  teams: readonly TeamInRound[],
  mayMeet: MayMeet,
  sparesFloaters: boolean,
): readonly TeamInRound[] {
  const scores = [...new Set(teams.map((team) => team.record.score))];
  const level = teams.map((team) => scores.indexOf(team.record.score));
  if (scores.length === 1) return [];

  const digits = new DigitLayout();
  const fewest = digits.add(teams.length);
  const scoreDigits = scores.slice(2).map(() => digits.add(teams.length));
  const nextNeeds = digits.add(teams.length);
  const floaters = digits.add(teams.length);
  const passedOver = teams.map(() => digits.add(1));

  const mates = leastMatching(teams, mayMeet, digits, (high, low) => {
    if (level[low] === 0) return [];
    if (level[high] > 0) {
      const leavesGroup = level[high] === 1 && level[low] > 1;
      return [passedOver[high], passedOver[low], ...(leavesGroup ? [nextNeeds] : [])];
    }
    const lowerScores = scoreDigits.slice(0, level[low] - 1);
    return [fewest, ...lowerScores, ...(sparesFloaters && teams[low].floated ? [floaters] : [])];
  });
  return teams.filter((_, place) => level[place] > 0 && level[mates[place]] === 0);
}

/**
 * Pairs a bracket: C8 as many colour preferences as possible, C9 above all strong ones, C10 as few upfloaters'
 * opponents as possible that floated last round; then the smallest identifier: the smaller TPNs of the pairs in
 * order, followed by their opponents.
 */
export function pairBracket(
  bracket: readonly TeamInRound[],
  mayMeet: MayMeet,
  sparesFloaters: boolean,
): readonly TeamPair[] {
  const teams = [...bracket].sort((a, b) => a.record.number - b.record.number);
  const top = Math.max(...teams.map((team) => team.record.score));
  const floatsAgain = (resident: TeamInRound, other: TeamInRound) => other.record.score < top && resident.floated;

  const digits = new DigitLayout();
  const unmet = digits.add(teams.length);
  const strongUnmet = digits.add(teams.length);
  const floaters = digits.add(teams.length);
  const isOpponent = teams.map(() => digits.add(1));
  const opponentOf = teams.map(() => digits.add(teams.length));

  const mates = leastMatching(teams, mayMeet, digits, (a, b) => {
    const [one, other] = [teams[a], teams[b]];
    const conflict = one.preference !== null && one.preference.color === other.preference?.color;
    const strong = conflict && one.preference.strong && other.preference.strong;
    const again = sparesFloaters && (floatsAgain(one, other) || floatsAgain(other, one));
    return [
      ...(conflict ? [unmet] : []),
      ...(strong ? [strongUnmet] : []),
      ...(again ? [floaters] : []),
      isOpponent[b],
      [opponentOf[a], b],
    ];
  });
  return teams.flatMap((team, place): TeamPair[] => (place < mates[place] ? [[team, teams[mates[place]]]] : []));
}

/** A criterion that a pair offends, once or so many times. */
type Offence = number | readonly [criterion: number, times: number];

/** The partners, by place, of the perfect matching that offends least; `offences` is asked with the lower place first. */
function leastMatching(
  teams: readonly TeamInRound[],
  mayMeet: MayMeet,
  digits: DigitLayout,
  offences: (a: number, b: number) => readonly Offence[],
): Int32Array {
  const matching = new PerfectMatching(teams.length, digits.place());
  for (let a = 0; a < teams.length; a++) {
    for (let b = a + 1; b < teams.length; b++) {
      if (mayMeet(teams[a], teams[b])) setCosts(matching, a, b, costs(digits, matching.limbs, offences(a, b)));
    }
  }
  assert(matching.solve(), 'the teams that are left can be paired');
  return matching.mate;
}

function costs(digits: DigitLayout, limbs: number, offences: readonly Offence[]): Float64Array {
  const sums = new Float64Array(limbs);
  for (const offence of offences) {
    const [criterion, times] = typeof offence === 'number' ? [offence, 1] : offence;
    const { limb, unit } = digits.digit(criterion);
    sums[limb] += unit * times;
  }
  return sums;
}

function setCosts(matching: PerfectMatching, a: number, b: number, values: Float64Array): void {
  for (const [limb, value] of values.entries()) matching.setCost(a, b, limb, value);
}
