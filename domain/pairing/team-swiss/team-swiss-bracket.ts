/**
 * Pairs inside a bracket of the team Swiss (C.04.6 art. 3.6). Criteria come first, as one number per pair, then the
 * identifier, which orders by the smaller TPNs before their opponents. So the first teams of the pairs are found before
 * their opponents, each step exactly.
 */
import { assert } from '../../kernel/result.ts';
import { DigitLayout } from '../matching/digits.ts';
import { firstPerfectMatching } from '../matching/first-matching.ts';
import { PerfectMatching } from '../matching/perfect-matching.ts';
import type { MayMeet, TeamInRound, TeamPair } from '../team-in-round.ts';
import { leastMatching } from './team-swiss-matching.ts';

/**
 * C8 as many colour preferences as possible, C9 especially strong ones, C10 as few opponents of upfloaters as possible
 * that floated last round; then the smallest identifier: smaller TPNs of the pairs in order, then their opponents.
 */
export function pairBracket(
  bracket: readonly TeamInRound[],
  mayMeet: MayMeet,
  sparesFloaters: boolean,
): readonly TeamPair[] {
  const teams = [...bracket].sort((a, b) => a.record.number - b.record.number);
  const graph: BracketGraph = { teams, mayMeet, offence: offenceIn(teams, sparesFloaters) };
  const halves = pairSides(graph, upperHalf(teams.length));
  if (halves !== null && (halves.offence === 0 || halves.offence === leastOffence(graph))) return halves.pairs;
  const sides = pairSides(graph, firstOfPairs(graph));
  assert(sides !== null, 'those who are the first of their pairs can be paired with the others');
  return sides.pairs;
}

/** Teams by TPN; by place, permission to meet and violations of C8 to C10. */
interface BracketGraph {
  readonly teams: readonly TeamInRound[];
  readonly mayMeet: MayMeet;
  readonly offence: (a: number, b: number) => number;
}

/** Violations of a pair in one number whose sums compare as C8, C9 and C10 in turn. */
function offenceIn(teams: readonly TeamInRound[], sparesFloaters: boolean): BracketGraph['offence'] {
  const top = Math.max(...teams.map((team) => team.record.score));
  const floatsAgain = (resident: TeamInRound, other: TeamInRound) => other.record.score < top && resident.floated;
  const morePairs = teams.length / 2 + 1;
  return (a, b) => {
    const [one, other] = [teams[a], teams[b]];
    const conflict = one.preference !== null && one.preference.color === other.preference?.color;
    const strong = conflict && one.preference.strong && other.preference.strong;
    const again = sparesFloaters && (floatsAgain(one, other) || floatsAgain(other, one));
    return (Number(conflict) * morePairs + Number(strong)) * morePairs + Number(again);
  };
}

/** The upper half, which is the smallest possible set of first teams. */
const upperHalf = (count: number): readonly boolean[] => Array.from({ length: count }, (_, place) => place < count / 2);

/** The graph is bipartite, so the best pairings are exactly those of tight edges; null if there is none. */
function pairSides(
  { teams, mayMeet, offence }: BracketGraph,
  isFirst: readonly boolean[],
): { readonly offence: number; readonly pairs: readonly TeamPair[] } | null {
  const places = isFirst.map((_, place) => place);
  const firsts = places.filter((place) => isFirst[place]);
  const seconds = places.filter((place) => !isFirst[place]);
  const matching = new PerfectMatching(teams.length, 1);
  for (const a of firsts) {
    for (const b of seconds) if (a < b && mayMeet(teams[a], teams[b])) matching.setCost(a, b, 0, offence(a, b));
  }
  if (!matching.solve()) return null;
  const mates = firstPerfectMatching({
    size: firsts.length,
    areAdjacent: (i, j) => matching.mayBeOptimal(firsts[i], seconds[j]),
    mayChoose: () => true,
    choose: () => undefined,
  });
  assert(mates !== null, 'the best pairing that was found is one of those it is chosen from');
  return { offence: matching.total(0), pairs: firsts.map((a, i): TeamPair => [teams[a], teams[seconds[mates[i]]]]) };
}

function leastOffence({ teams, mayMeet, offence }: BracketGraph): number {
  const digits = new DigitLayout();
  const offences = digits.add(offenceBound(teams.length));
  return leastMatching(teams.length, digits, (a, b) =>
    mayMeet(teams[a], teams[b]) ? [[offences, offence(a, b)]] : null,
  ).total(0);
}

/** By place: true if the team is the first of its pair in the best pairing with the smallest identifier. */
function firstOfPairs({ teams, mayMeet, offence }: BracketGraph): readonly boolean[] {
  const digits = new DigitLayout();
  const offences = digits.add(offenceBound(teams.length));
  const isSecond = teams.map(() => digits.add(1));
  const { mate } = leastMatching(teams.length, digits, (a, b) =>
    mayMeet(teams[a], teams[b]) ? [[offences, offence(a, b)], isSecond[b]] : null,
  );
  return teams.map((_, place) => place < mate[place]);
}

const offenceBound = (teams: number): number => (teams / 2 + 1) ** 3;
