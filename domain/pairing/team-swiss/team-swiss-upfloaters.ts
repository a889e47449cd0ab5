/** Upfloaters (C.04.6 art. 3.5). Usually an unweighted matching proves that none or one suffices. */
import type { MayMeet, TeamInRound } from '../team-in-round.ts';
import { leastUpfloaters } from './team-swiss-least-upfloaters.ts';
import { canBePaired } from './team-swiss-matching.ts';

/**
 * Teams that join the top scoregroup: C4 as few as possible, C5 highest scores, C6 the next scoregroup keeps its best
 * completion, C7 as few as possible that floated last round; then the first set by score and TPN. The others stay
 * pairable (C3). `teams` is in order of score and TPN.
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

/** The first of the next score if it completes the top scoregroup with the best C6; null if undecided. */
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

/** C6: true if the scoregroup can be paired inside, or with one team from below, and the rest can too. */
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
