/**
 * Who is taken up into a bracket of the team Swiss (C.04.6 art. 3.5). Nearly always nobody or one team is enough, and
 * a matching without weights proves it; what that leaves in doubt is the least perfect matching of all teams by the
 * criteria in their order, the order among equals included.
 */
import { DigitLayout } from './matching/digits.ts';
import { hasPerfectMatching } from './matching/maximum-matching.ts';
import type { MayMeet, TeamInRound } from './team-in-round.ts';
import { leastMatching } from './team-swiss-matching.ts';

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
  if (scores.length === 1) return [];
  const top = teams.filter((team) => team.record.score === scores[0]);
  const below = teams.slice(top.length);
  if (top.length % 2 === 0 && canBePaired(top, mayMeet) && canBePaired(below, mayMeet)) return [];
  const only = top.length % 2 === 0 ? null : firstUpfloater(top, below, mayMeet, sparesFloaters);
  return only === null ? leastUpfloaters(teams, scores, mayMeet, sparesFloaters) : [only];
}

const canBePaired = (teams: readonly TeamInRound[], mayMeet: MayMeet): boolean =>
  hasPerfectMatching({ size: teams.length, areAdjacent: (a, b) => mayMeet(teams[a], teams[b]) });

/** The first team of the next score, if it alone completes the top scoregroup and leaves C6 at its best; null in doubt. */
function firstUpfloater(
  top: readonly TeamInRound[],
  below: readonly TeamInRound[],
  mayMeet: MayMeet,
  sparesFloaters: boolean,
): TeamInRound | null {
  const next = below.filter((team) => team.record.score === below[0].record.score);
  const lower = below.slice(next.length);
  const rank = (team: TeamInRound) => Number(sparesFloaters && team.floated);
  const completing = [...next].sort((a, b) => rank(a) - rank(b)).find((team) => canBePaired([...top, team], mayMeet));
  if (completing === undefined) return null;
  const left = next.filter((team) => team !== completing);
  return needsNoMoreThanParity(left, lower, mayMeet) ? completing : null;
}

/** C6: whether a scoregroup can be paired inside, or with one team from below, and so can those whom that leaves. */
function needsNoMoreThanParity(
  group: readonly TeamInRound[],
  lower: readonly TeamInRound[],
  mayMeet: MayMeet,
): boolean {
  if (group.length % 2 === 0) return canBePaired(group, mayMeet) && canBePaired(lower, mayMeet);
  return lower.some(
    (joining) =>
      canBePaired([...group, joining], mayMeet) &&
      canBePaired(
        lower.filter((team) => team !== joining),
        mayMeet,
      ),
  );
}

function leastUpfloaters(
  teams: readonly TeamInRound[],
  scores: readonly number[],
  mayMeet: MayMeet,
  sparesFloaters: boolean,
): readonly TeamInRound[] {
  const level = teams.map((team) => scores.indexOf(team.record.score));
  const digits = new DigitLayout();
  const fewest = digits.add(teams.length);
  const scoreDigits = scores.slice(2).map(() => digits.add(teams.length));
  const nextNeeds = digits.add(teams.length);
  const floaters = digits.add(teams.length);
  const passedOver = teams.map(() => digits.add(1));

  const { mate } = leastMatching(teams, mayMeet, digits, (high, low) => {
    if (level[low] === 0) return [];
    if (level[high] > 0) {
      const leavesGroup = level[high] === 1 && level[low] > 1;
      return [passedOver[high], passedOver[low], ...(leavesGroup ? [nextNeeds] : [])];
    }
    const lowerScores = scoreDigits.slice(0, level[low] - 1);
    return [fewest, ...lowerScores, ...(sparesFloaters && teams[low].floated ? [floaters] : [])];
  });
  return teams.filter((_, place) => level[place] > 0 && level[mate[place]] === 0);
}
