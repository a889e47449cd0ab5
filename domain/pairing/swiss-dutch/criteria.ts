import { DigitLayout } from '../matching/digits.ts';
import type { Bracket, RoundContext } from './bracket.ts';
import { ABSOLUTE, type ColorCode, NO_COLOR, otherColor, STRONG, WHITE } from './color-preference.ts';
import { colorOfHigher } from './colors.ts';
import { FLOATED_DOWN, FLOATED_UP } from './floats.ts';
import type { Roster } from './roster.ts';

export type Criterion =
  `C${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21}`;

/** C10: the number of players (topscorer pairs only) whose colour difference would exceed 2. */
export function countC10(roster: Roster, a: number, b: number): number {
  return countSeats(roster, a, b, (place, color) => {
    const difference = roster.colorDifference[place] + (color === WHITE ? 1 : -1);
    return Math.abs(difference) > 2;
  });
}

/** C11: the number of players (topscorer pairs only) who would get the same colour three times in a row. */
export const countC11 = (roster: Roster, a: number, b: number): number =>
  countSeats(roster, a, b, (place, color) => roster.repeatedColor[place] === color);

function countSeats(
  roster: Roster,
  a: number,
  b: number,
  isCounted: (place: number, color: ColorCode) => boolean,
): number {
  if (roster.topscorer[a] === 0 && roster.topscorer[b] === 0) return 0;
  // A difference beyond 2 or a third equal colour requires an absolute preference.
  if (roster.strength[a] < ABSOLUTE && roster.strength[b] < ABSOLUTE) return 0;
  const [higher, lower] = a < b ? [a, b] : [b, a];
  // The initial colour decides only between players without games, who are not counted here.
  const { color } = colorOfHigher(roster, higher, lower, 'white');
  return (isCounted(higher, color) ? 1 : 0) + (isCounted(lower, otherColor(color)) ? 1 : 0);
}

/** C12: one of the two does not get their preferred colour. */
export const breaksC12 = (roster: Roster, a: number, b: number): boolean =>
  roster.wants[a] !== NO_COLOR && roster.wants[a] === roster.wants[b];

/** C13: as C12, with a strong preference. Two absolute ones are covered by C3, C10 and C11. */
export const breaksC13 = (roster: Roster, a: number, b: number): boolean =>
  breaksC12(roster, a, b) &&
  roster.strength[a] >= STRONG &&
  roster.strength[b] >= STRONG &&
  (roster.strength[a] < ABSOLUTE || roster.strength[b] < ABSOLUTE);

/** Articles 2.3 and 2.4 as costs, vectors of limbs that compare like C6 to C21. */
export class CriteriaCosts {
  readonly limbs: number;
  /** Cost of member i going down, at i * limbs. */
  readonly down: Float64Array;
  /** Additional cost if member i is not paired in the next bracket either. */
  readonly twiceDown: Float64Array;
  /** Cost of an unpaired resident of the next bracket. */
  readonly nextDown: Float64Array;
  /** C9: additional cost if member i gets the bye. */
  readonly bye: Float64Array;
  private readonly roster: Roster;
  private readonly bracket: Bracket;
  private readonly layout = new DigitLayout<Criterion>();
  private readonly digits: CriteriaDigits;

  constructor({ roster }: RoundContext, bracket: Bracket, c9: boolean) {
    this.roster = roster;
    this.bracket = bracket;
    this.digits = layOut(this.layout, roster, bracket, c9);
    this.limbs = this.layout.place();
    const size = bracket.members.length;
    this.down = new Float64Array(size * this.limbs);
    this.twiceDown = new Float64Array(size * this.limbs);
    this.bye = new Float64Array(size * this.limbs);
    this.nextDown = new Float64Array(this.limbs);
    this.charge(this.nextDown, 0, this.digits.nextDown);
    for (let i = 0; i < size; i++) this.chargeGoingDown(i);
  }

  /** Adds the cost of pairing members i < j to `out`. */
  addPair(i: number, j: number, out: Float64Array): void {
    const { roster, digits } = this;
    const a = this.bracket.members[i];
    const b = this.bracket.members[j];
    if (digits.c10 !== undefined) {
      this.charge(out, 0, digits.c10, countC10(roster, a, b));
      this.charge(out, 0, digits.c11, countC11(roster, a, b));
    }
    if (roster.wants[a] === roster.wants[b]) {
      if (breaksC12(roster, a, b)) this.charge(out, 0, digits.c12);
      if (breaksC13(roster, a, b)) this.charge(out, 0, digits.c13);
    }
    if (i >= this.bracket.movedDown) return;
    const score = roster.score[a];
    if (roster.lastFloat[b] === FLOATED_UP) {
      this.charge(out, 0, digits.c15);
      this.charge(out, 0, digits.c19.get(score));
    }
    if (roster.earlierFloat[b] === FLOATED_UP) {
      this.charge(out, 0, digits.c17);
      this.charge(out, 0, digits.c21.get(score));
    }
  }

  /** The first criterion in which two sums differ. */
  firstDifference(a: ArrayLike<number>, b: ArrayLike<number>): Criterion | null {
    return this.layout.firstDifference(a, b);
  }

  private chargeGoingDown(i: number): void {
    const { roster, digits, down, twiceDown } = this;
    const place = this.bracket.members[i];
    const score = roster.score[place];
    const isMovedDown = i < this.bracket.movedDown;
    const floatedLast = roster.lastFloat[place] === FLOATED_DOWN;
    const floatedEarlier = roster.earlierFloat[place] === FLOATED_DOWN;
    this.charge(down, i, digits.c6);
    this.charge(twiceDown, i, digits.nextDown);
    this.charge(this.bye, i, digits.c9, digits.mostGames - roster.gamesPlayed[place]);
    if (isMovedDown) this.charge(down, i, digits.c7.get(score));
    this.charge(twiceDown, i, isMovedDown ? digits.c8.get(score) : digits.c8residents);
    if (floatedLast) this.charge(down, i, isMovedDown ? digits.c18.get(score) : digits.c14);
    if (floatedEarlier) this.charge(down, i, isMovedDown ? digits.c20.get(score) : digits.c16);
  }

  private charge(out: Float64Array, index: number, digit: number | undefined, amount = 1): void {
    if (digit === undefined) return;
    const { limb, unit } = this.layout.digit(digit);
    out[index * this.limbs + limb] += unit * amount;
  }
}

/** Digit positions by criterion. Maps have one count per MDP score, highest first. */
interface CriteriaDigits {
  readonly c6: number;
  readonly c7: ReadonlyMap<number, number>;
  readonly nextDown: number;
  readonly c8: ReadonlyMap<number, number>;
  readonly c8residents: number;
  readonly c9: number | undefined;
  readonly mostGames: number;
  readonly c10: number | undefined;
  readonly c11: number | undefined;
  readonly c12: number;
  readonly c13: number;
  readonly c14: number;
  readonly c15: number;
  readonly c16: number;
  readonly c17: number;
  readonly c18: ReadonlyMap<number, number>;
  readonly c19: ReadonlyMap<number, number>;
  readonly c20: ReadonlyMap<number, number>;
  readonly c21: ReadonlyMap<number, number>;
}

/** The order of these properties is the order of the criteria. */
function layOut(layout: DigitLayout<Criterion>, roster: Roster, bracket: Bracket, c9: boolean): CriteriaDigits {
  const { members, movedDown } = bracket;
  const mdps = members.slice(0, movedDown);
  const residents = members.slice(movedDown);
  const pairs = members.length >> 1;
  const hasTopscorers = members.some((place) => roster.topscorer[place] === 1);
  const mostGames = Math.max(0, ...members.map((place) => roster.gamesPlayed[place]));
  const having = (places: readonly number[], floats: Uint8Array, float: number): number[] =>
    places.filter((place) => floats[place] === float);
  const perScore = (name: Criterion, places: readonly number[]): Map<number, number> => {
    const digits = new Map<number, number>();
    for (const score of new Set(places.map((place) => roster.score[place]))) {
      digits.set(score, layout.add(places.filter((place) => roster.score[place] === score).length, name));
    }
    return digits;
  };
  const upLast = having(residents, roster.lastFloat, FLOATED_UP).length;
  const upEarlier = having(residents, roster.earlierFloat, FLOATED_UP).length;
  return {
    c6: layout.add(members.length, 'C6'),
    c7: perScore('C7', mdps),
    nextDown: layout.add(members.length + bracket.belowNext - bracket.below, 'C8'),
    c8: perScore('C8', mdps),
    c8residents: layout.add(residents.length, 'C8'),
    c9: c9 ? layout.add(mostGames, 'C9') : undefined,
    mostGames,
    c10: hasTopscorers ? layout.add(members.length, 'C10') : undefined,
    c11: hasTopscorers ? layout.add(members.length, 'C11') : undefined,
    c12: layout.add(pairs, 'C12'),
    c13: layout.add(pairs, 'C13'),
    c14: layout.add(having(residents, roster.lastFloat, FLOATED_DOWN).length, 'C14'),
    c15: layout.add(Math.min(movedDown, upLast), 'C15'),
    c16: layout.add(having(residents, roster.earlierFloat, FLOATED_DOWN).length, 'C16'),
    c17: layout.add(Math.min(movedDown, upEarlier), 'C17'),
    c18: perScore('C18', having(mdps, roster.lastFloat, FLOATED_DOWN)),
    c19: perScore('C19', upLast > 0 ? mdps : []),
    c20: perScore('C20', having(mdps, roster.earlierFloat, FLOATED_DOWN)),
    c21: perScore('C21', upEarlier > 0 ? mdps : []),
  };
}
