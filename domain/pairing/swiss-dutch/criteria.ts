import type { Bracket, RoundContext } from './bracket.ts';
import { ABSOLUTE, NO_COLOR, STRONG } from './color-preference.ts';
import { wantSameAbsolutely } from './compatibility.ts';
import { DigitLayout } from './digits.ts';
import { FLOATED_DOWN, FLOATED_UP } from './floats.ts';
import type { Roster } from './roster.ts';

/** C10: two topscorers' or a topscorer's game that widens a colour difference beyond 2. */
export const breaksC10 = (roster: Roster, a: number, b: number): boolean =>
  wantSameAbsolutely(roster, a, b) &&
  Math.abs(roster.colorDifference[a]) > 1 &&
  Math.abs(roster.colorDifference[b]) > 1;

/** C11: the same with a third equal colour in a row. */
export function breaksC11(roster: Roster, a: number, b: number): boolean {
  if (!wantSameAbsolutely(roster, a, b)) return false;
  const wideA = Math.abs(roster.colorDifference[a]);
  const wideB = Math.abs(roster.colorDifference[b]);
  // With equal differences one alternates (5.2.3) unless both had the same colour twice.
  if (wideA === wideB)
    return roster.repeatedColor[a] !== NO_COLOR && roster.repeatedColor[a] === roster.repeatedColor[b];
  const denied = wideA > wideB ? b : a;
  return roster.repeatedColor[denied] !== NO_COLOR && roster.repeatedColor[denied] !== roster.wants[denied];
}

/** C12: one of the two will not get the colour it prefers. */
export const breaksC12 = (roster: Roster, a: number, b: number): boolean =>
  roster.wants[a] !== NO_COLOR && roster.wants[a] === roster.wants[b];

/** C13: ... and that preference is strong. Two absolute ones are the business of C3, C10 and C11. */
export const breaksC13 = (roster: Roster, a: number, b: number): boolean =>
  breaksC12(roster, a, b) &&
  roster.strength[a] >= STRONG &&
  roster.strength[b] >= STRONG &&
  (roster.strength[a] < ABSOLUTE || roster.strength[b] < ABSOLUTE);

/**
 * Articles 2.3 and 2.4 as numbers: what it costs to pair two members of a bracket, to let a member go down, and to
 * let a player of the next bracket go further down. Costs add up to vectors of limbs that compare like the criteria
 * C6 to C21.
 */
export interface CriteriaCosts {
  readonly limbs: number;
  /** Of member i going down, at i * limbs. */
  readonly down: Float64Array;
  /** Of member i going down and then not being paired in the next bracket either, on top. */
  readonly twiceDown: Float64Array;
  /** Of a resident of the next bracket not being paired there. */
  readonly nextDown: Float64Array;
  /** C9: of member i getting the bye, on top. */
  readonly bye: Float64Array;
  /** Adds the cost of pairing members i < j to `out`. */
  addPair(i: number, j: number, out: Float64Array): void;
}

export function criteriaCosts(context: RoundContext, bracket: Bracket, c9: boolean): CriteriaCosts {
  const { roster } = context;
  const { members, movedDown } = bracket;
  const size = members.length;
  const layout = new DigitLayout();
  const pairsMax = size >> 1;
  const residents = members.slice(movedDown);
  const mdps = members.slice(0, movedDown);
  const mdpScores = [...new Set(mdps.map((p) => roster.score[p]))];
  const countOf = (list: readonly number[], flags: Uint8Array, flag: number): number =>
    list.reduce((sum, p) => sum + (flags[p] === flag ? 1 : 0), 0);
  const perScore = (members: readonly number[]): Map<number, number> =>
    new Map(
      mdpScores
        .map((score): [number, number] => [score, members.filter((p) => roster.score[p] === score).length])
        .filter(([, count]) => count > 0)
        .map(([score, count]) => [score, layout.add(count)]),
    );

  const c6 = layout.add(size);
  const c7 = perScore(mdps);
  const c8pairs = layout.add(size + bracket.belowNext - bracket.below);
  const c8scores = perScore(mdps);
  const c8residents = layout.add(residents.length);
  const mostGames = Math.max(0, ...members.map((p) => roster.gamesPlayed[p]));
  const c9unplayed = c9 ? layout.add(mostGames) : null;
  const hasTopscorers = members.some((p) => roster.topscorer[p] === 1);
  const c10 = hasTopscorers ? layout.add(pairsMax) : null;
  const c11 = hasTopscorers ? layout.add(pairsMax) : null;
  const c12 = layout.add(pairsMax);
  const c13 = layout.add(pairsMax);
  const c14 = layout.add(countOf(residents, roster.lastFloat, FLOATED_DOWN));
  const c15 = layout.add(Math.min(movedDown, countOf(residents, roster.lastFloat, FLOATED_UP)));
  const c16 = layout.add(countOf(residents, roster.earlierFloat, FLOATED_DOWN));
  const c17 = layout.add(Math.min(movedDown, countOf(residents, roster.earlierFloat, FLOATED_UP)));
  const floatedLast = mdps.filter((p) => roster.lastFloat[p] === FLOATED_DOWN);
  const floatedEarlier = mdps.filter((p) => roster.earlierFloat[p] === FLOATED_DOWN);
  const c18 = perScore(floatedLast);
  const c19 = countOf(residents, roster.lastFloat, FLOATED_UP) > 0 ? perScore(mdps) : new Map<number, number>();
  const c20 = perScore(floatedEarlier);
  const c21 = countOf(residents, roster.earlierFloat, FLOATED_UP) > 0 ? perScore(mdps) : new Map<number, number>();
  const limbs = layout.place();

  const charge = (out: Float64Array, offset: number, index: number | null | undefined, amount = 1): void => {
    if (index === null || index === undefined) return;
    const digit = layout.digit(index);
    out[offset + digit.limb] += digit.unit * amount;
  };

  const down = new Float64Array(size * limbs);
  const twiceDown = new Float64Array(size * limbs);
  const bye = new Float64Array(size * limbs);
  const nextDown = new Float64Array(limbs);
  charge(nextDown, 0, c8pairs);
  members.forEach((place, i) => {
    const offset = i * limbs;
    const isMovedDown = i < movedDown;
    const score = roster.score[place];
    charge(down, offset, c6);
    charge(twiceDown, offset, c8pairs);
    charge(bye, offset, c9unplayed, mostGames - roster.gamesPlayed[place]);
    if (isMovedDown) {
      charge(down, offset, c7.get(score));
      charge(twiceDown, offset, c8scores.get(score));
      if (roster.lastFloat[place] === FLOATED_DOWN) charge(down, offset, c18.get(score));
      if (roster.earlierFloat[place] === FLOATED_DOWN) charge(down, offset, c20.get(score));
    } else {
      charge(twiceDown, offset, c8residents);
      if (roster.lastFloat[place] === FLOATED_DOWN) charge(down, offset, c14);
      if (roster.earlierFloat[place] === FLOATED_DOWN) charge(down, offset, c16);
    }
  });

  const addPair = (i: number, j: number, out: Float64Array): void => {
    const a = members[i];
    const b = members[j];
    if (roster.wants[a] === roster.wants[b]) {
      if (c10 !== null && breaksC10(roster, a, b)) charge(out, 0, c10);
      if (c11 !== null && breaksC11(roster, a, b)) charge(out, 0, c11);
      if (breaksC12(roster, a, b)) charge(out, 0, c12);
      if (breaksC13(roster, a, b)) charge(out, 0, c13);
    }
    if (i >= movedDown) return;
    if (roster.lastFloat[b] === FLOATED_UP) {
      charge(out, 0, c15);
      charge(out, 0, c19.get(roster.score[a]));
    }
    if (roster.earlierFloat[b] === FLOATED_UP) {
      charge(out, 0, c17);
      charge(out, 0, c21.get(roster.score[a]));
    }
  };
  return { limbs, down, twiceDown, nextDown, bye, addPair };
}
