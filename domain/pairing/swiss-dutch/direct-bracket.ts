import { firstPerfectMatching } from '../matching/first-matching.ts';
import { type Bracket, type BracketPairing, mayTakeBye, type RoundContext } from './bracket.ts';
import { ColorDemand, kindOf, NO_PREFERENCE_KIND } from './color-demand.ts';
import { isBarred } from './compatibility.ts';
import { canBePaired } from './completability.ts';
import { countC10, countC11 } from './criteria.ts';
import { FLOATED_DOWN, FLOATED_UP } from './floats.ts';
import { Lookahead } from './lookahead.ts';

const NONE = -1;

/**
 * Builds the pairing in article 4's order, with only those pairs and downfloaters that keep C6 to C21 at the best
 * values that counting proves. A complete result is optimal and the first of its kind; null means that counting does
 * not suffice.
 */
export function pairBracketDirectly(context: RoundContext, bracket: Bracket, c9: boolean): BracketPairing | null {
  const residents = bracket.members.length - bracket.movedDown;
  if (residents < bracket.movedDown) return null;
  const floater = bracket.members.length % 2 === 1 ? new FloaterRule(context, bracket, c9) : null;
  if (floater === null && !canBePaired(context, placesBelow(context, bracket.below))) return null;
  if (floater !== null && !c9 && floater.mayNeedBye) return null;
  return new DirectBracket(context, bracket, floater).pair();
}

function placesBelow({ roster }: RoundContext, below: number): number[] {
  return Array.from({ length: roster.count - below }, (_, i) => below + i);
}

/** Finds single downfloaters that keep C4, C7 to C9, C14 and C16 at their best. */
class FloaterRule {
  /** The bye may be needed here although players below need help; counting cannot decide this. */
  readonly mayNeedBye: boolean;
  private readonly context: RoundContext;
  private readonly takesBye: boolean;
  private readonly mostGames: number;
  private readonly fewestFloats: number;
  private readonly lookahead: Lookahead;

  constructor(context: RoundContext, bracket: Bracket, c9: boolean) {
    const { roster, byeScore } = context;
    this.context = context;
    this.takesBye = c9;
    this.mayNeedBye = byeScore !== null && roster.score[bracket.below - 1] <= byeScore;
    const residents = bracket.members.slice(bracket.movedDown);
    const candidates = c9 ? residents.filter((place) => mayTakeBye(context, place)) : residents;
    this.mostGames = candidates.reduce((most, place) => Math.max(most, roster.gamesPlayed[place]), 0);
    this.fewestFloats = candidates.reduce((fewest, place) => Math.min(fewest, this.floatsOf(place)), 3);
    this.lookahead = new Lookahead(context, bracket);
  }

  allows(place: number): boolean {
    if (this.floatsOf(place) > this.fewestFloats) return false;
    if (!this.takesBye) return this.lookahead.isBestWith(place);
    return mayTakeBye(this.context, place) && this.context.roster.gamesPlayed[place] === this.mostGames;
  }

  /** True if `allows` refused a player only because counting was inconclusive. */
  get isUndecided(): boolean {
    return this.lookahead.isUndecided;
  }

  /** Recent downfloats as one number, C14 before C16; smaller is better. */
  private floatsOf(place: number): number {
    const { roster } = this.context;
    return (roster.lastFloat[place] === FLOATED_DOWN ? 2 : 0) + (roster.earlierFloat[place] === FLOATED_DOWN ? 1 : 0);
  }
}

class DirectBracket {
  private readonly context: RoundContext;
  private readonly bracket: Bracket;
  private readonly floater: FloaterRule | null;
  private readonly kinds: Uint8Array;
  private readonly demand: ColorDemand;

  constructor(context: RoundContext, bracket: Bracket, floater: FloaterRule | null) {
    this.context = context;
    this.bracket = bracket;
    this.floater = floater;
    const { members } = bracket;
    this.kinds = new Uint8Array(members.length + (floater === null ? 0 : 1)).fill(NO_PREFERENCE_KIND);
    for (let i = 0; i < members.length; i++) this.kinds[i] = kindOf(context.roster, members[i]);
    this.demand = new ColorDemand(this.kinds);
  }

  pair(): BracketPairing | null {
    const { members, movedDown } = this.bracket;
    const pairs: [number, number][] = [];
    const taken = new Uint8Array(members.length);
    for (let i = 0; i < movedDown; i++) {
      const opponent = this.firstOpponent(i, taken);
      if (opponent === NONE) return null;
      taken[opponent] = 1;
      this.demand.take(this.kinds[i], this.kinds[opponent]);
      pairs.push([members[i], members[opponent]]);
    }
    const remainder: number[] = [];
    for (let i = movedDown; i < members.length; i++) if (taken[i] === 0) remainder.push(i);
    const mates = this.pairRemainder(remainder);
    if (mates === null || this.floater?.isUndecided) return null;

    const half = remainder.length >> 1;
    for (let i = 0; i < half; i++) pairs.push([members[remainder[i]], members[remainder[half + mates[i]]]]);
    return { pairs, downfloaters: this.floater === null ? [] : [members[remainder[half + mates[half]]]] };
  }

  /** Art. 4.2: the first resident for an MDP; C15, C17, C19 and C21 prefer one without an upfloat. */
  private firstOpponent(i: number, taken: Uint8Array): number {
    const { roster } = this.context;
    const { members, movedDown } = this.bracket;
    for (let j = movedDown; j < members.length; j++) {
      const place = members[j];
      if (taken[j] === 1 || roster.lastFloat[place] === FLOATED_UP || roster.earlierFloat[place] === FLOATED_UP)
        continue;
      if (this.mayMeet(i, j) && this.demand.leavesBalance(this.kinds[i], this.kinds[j])) return j;
    }
    return NONE;
  }

  private mayMeet(i: number, j: number): boolean {
    const { roster } = this.context;
    const [a, b] = [this.bracket.members[i], this.bracket.members[j]];
    if (!this.demand.mayMeet(this.kinds[i], this.kinds[j]) || isBarred(roster, a, b)) return false;
    return countC10(roster, a, b) === 0 && countC11(roster, a, b) === 0;
  }

  /** Art. 3.3: S1 against S2 without exchanges. The place after S1 represents going down. */
  private pairRemainder(remainder: readonly number[]): Int32Array | null {
    const { members } = this.bracket;
    const half = remainder.length >> 1;
    const size = remainder.length - half;
    const left = (i: number): number => (i < half ? remainder[i] : members.length);
    const right = (j: number): number => remainder[half + j];
    const areAdjacent = (i: number, j: number): boolean => {
      if (i < half) return this.mayMeet(remainder[i], right(j));
      return (
        this.demand.mayMeet(NO_PREFERENCE_KIND, this.kinds[right(j)]) &&
        this.floater?.allows(members[right(j)]) === true
      );
    };
    const mayChoose = (i: number, j: number): boolean =>
      this.demand.leavesBalance(this.kinds[left(i)], this.kinds[right(j)]);
    const choose = (i: number, j: number): void => this.demand.take(this.kinds[left(i)], this.kinds[right(j)]);
    return firstPerfectMatching({ size, areAdjacent, mayChoose, choose });
  }
}
