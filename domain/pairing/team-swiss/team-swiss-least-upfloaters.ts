/** Upfloaters by least perfect matching, in the order of C.04.6 art. 3.5, if counting cannot decide. */
import { DigitLayout } from '../matching/digits.ts';
import type { MayMeet, TeamInRound } from '../team-in-round.ts';
import { canBePaired, leastMatching } from './team-swiss-matching.ts';

/**
 * Adds scores from the top until they settle the question. Teams may leave this subset at the cost they would have
 * among all teams, so the least cost is exact once those who leave can be paired with the rest.
 */
export function leastUpfloaters(
  teams: readonly TeamInRound[],
  mayMeet: MayMeet,
  sparesFloaters: boolean,
): readonly TeamInRound[] {
  const scores = [...new Set(teams.map((team) => team.record.score))];
  for (let count = 2; count < scores.length; count++) {
    const near = teams.filter((team) => team.record.score >= scores[count - 1]);
    const far = teams.slice(near.length);
    const { upfloaters, leaving } = leastOf(near, scores.slice(0, count + 1), mayMeet, sparesFloaters);
    const residentLeaves = leaving.some((team) => team.record.score === scores[0]);
    if (!residentLeaves && canBePaired([...leaving, ...far], mayMeet)) return upfloaters;
  }
  return leastOf(teams, scores, mayMeet, sparesFloaters).upfloaters;
}

/**
 * Upfloaters of the least matching, and the teams that leave the subset. If `scores` ends with a score that no team
 * has, every team may leave, those of the top scoregroup at the cost of an upfloater.
 */
function leastOf(
  teams: readonly TeamInRound[],
  scores: readonly number[],
  mayMeet: MayMeet,
  sparesFloaters: boolean,
): { readonly upfloaters: readonly TeamInRound[]; readonly leaving: readonly TeamInRound[] } {
  const level = teams.map((team) => scores.indexOf(team.record.score));
  const digits = new DigitLayout();
  const fewest = digits.add(teams.length);
  const scoreDigits = scores.slice(2).map(() => digits.add(teams.length));
  const nextNeeds = digits.add(teams.length);
  const floaters = digits.add(teams.length);
  const passedOver = teams.map(() => digits.add(1));

  const taking = (from: number) => [fewest, ...scoreDigits.slice(0, from - 1)];
  const meeting = (high: number, low: number): readonly number[] => {
    if (level[low] === 0) return [];
    if (level[high] === 0) return [...taking(level[low]), ...(sparesFloaters && teams[low].floated ? [floaters] : [])];
    const leavesGroup = level[high] === 1 && level[low] > 1;
    return [passedOver[high], passedOver[low], ...(leavesGroup ? [nextNeeds] : [])];
  };
  const going = (place: number): readonly number[] => {
    if (level[place] === 0) return taking(scores.length - 1);
    return [passedOver[place], ...(level[place] === 1 ? [nextNeeds] : [])];
  };

  const mayLeave = level.at(-1) !== scores.length - 1;
  const hasMate = (place: number) => place < teams.length;
  const { mate } = leastMatching(teams.length + (mayLeave ? teams.length % 2 : 0), digits, (a, b) => {
    if (!hasMate(b)) return going(a);
    if (mayMeet(teams[a], teams[b])) return meeting(a, b);
    return mayLeave ? [...going(a), ...going(b)] : null;
  });
  const stays = (place: number) => hasMate(mate[place]) && mayMeet(teams[place], teams[mate[place]]);
  return {
    upfloaters: teams.filter((_, place) => level[place] > 0 && stays(place) && level[mate[place]] === 0),
    leaving: teams.filter((_, place) => !stays(place)),
  };
}
