/**
 * Who is taken up into a bracket of the team Swiss (C.04.6 art. 3.5). Nearly always nobody or one team is enough, and
 * a matching without weights proves it; what that leaves in doubt takes one with weights.
 */
import type { MayMeet, TeamInRound } from './team-in-round.ts';
import { leastUpfloaters } from './team-swiss-least-upfloaters.ts';
import { canBePaired } from './team-swiss-matching.ts';

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
  const top = teams.filter((team) => team.record.score === teams[0].record.score);
  const below = teams.slice(top.length);
  if (below.length === 0) return [];
  if (top.length % 2 === 0 && canBePaired(top, mayMeet) && canBePaired(below, mayMeet)) return [];
  const only = top.length % 2 === 0 ? null : firstUpfloater(top, below, mayMeet, sparesFloaters);
  return only === null ? leastUpfloaters(teams, mayMeet, sparesFloaters) : [only];
}

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
