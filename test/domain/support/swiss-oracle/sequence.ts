import { firstOf, nth } from '../../../support/lists.ts';
import type { Player } from './player.ts';

// C.04.3 art. 3 and 4: the candidates of a bracket, in the order in which the rules look at them.

export interface Bracket {
  /** Players moved down from the brackets above. */
  readonly mdps: readonly Player[];
  /** One scoregroup. */
  readonly residents: readonly Player[];
  /** The scoregroups below, from the top, none of them paired yet. */
  readonly below: readonly (readonly Player[])[];
}

/** The S1 player first. */
export type Couple = readonly [Player, Player];

export interface Candidate {
  /** MDPs with their resident opponents. */
  readonly mdpPairs: readonly Couple[];
  /** Pairs of two residents. */
  readonly remainderPairs: readonly Couple[];
  /** Limbo and whoever is left of the remainder, in the order of 1.2. */
  readonly downfloaters: readonly Player[];
}

export type MayMeet = (one: Player, other: Player) => boolean;

/** How many pairs a candidate has, and how many of them are those of MDPs (MaxPairs and M1 of 3.1). */
export interface Size {
  readonly pairs: number;
  readonly mdpPairs: number;
}

/**
 * All candidates of one size in which every pair may meet. The outermost loop takes the sets of MDPs (4.4), the next
 * one the opponents of these MDPs (4.2), the innermost the remainder (4.3, then 4.2): see 3.7.
 */
export function* candidates(bracket: Bracket, size: Size, mayMeet: MayMeet): Generator<Candidate> {
  for (const paired of combinations(bracket.mdps, size.mdpPairs)) {
    const limbo = without(bracket.mdps, paired);
    for (const mdpPairs of transpositions(paired, bracket.residents, mayMeet)) {
      const opponents = mdpPairs.map(([, opponent]) => opponent);
      const remainder = without(bracket.residents, opponents);
      for (const remainderPairs of remainderPairings(remainder, size.pairs - size.mdpPairs, mayMeet)) {
        const downfloaters = [...limbo, ...without(remainder, remainderPairs.flat())];
        yield { mdpPairs, remainderPairs, downfloaters };
      }
    }
  }
}

/** 3.6: the whole bracket if there are no MDPs; each way to fill S1 (4.3), then each order of S2 (4.2). */
function* remainderPairings(remainder: readonly Player[], pairs: number, mayMeet: MayMeet): Generator<Couple[]> {
  // A couple whose S1 player is the lower ranked one came already, with fewer players exchanged or a smaller shift.
  const isNew: MayMeet = (one, other) => remainder.indexOf(one) < remainder.indexOf(other) && mayMeet(one, other);
  for (const s1 of exchanges(remainder, pairs)) yield* transpositions(s1, without(remainder, s1), isNew);
}

/** 4.2: the first S1 player gets the first possible S2 player, then the second, and so on. */
function* transpositions(s1: readonly Player[], s2: readonly Player[], mayMeet: MayMeet): Generator<Couple[]> {
  const [first, ...others] = s1;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const opponent of s2.filter((player) => mayMeet(first, player))) {
    for (const rest of transpositions(others, without(s2, [opponent]), mayMeet)) yield [[first, opponent], ...rest];
  }
}

/** 4.3: every S1 of the given size, both halves sorted again, in the order of the exchanges that lead to it. */
export function exchanges<Item>(remainder: readonly Item[], size: number): (readonly Item[])[] {
  const numbers = remainder.map((_, index) => index + 1); // 4.1: the bracket sequence numbers (BSN)
  return [...combinations(numbers, size)]
    .sort((one, other) => compareExchanges(exchangeTo(one), exchangeTo(other)))
    .map((s1) => s1.map((bsn) => nth(remainder, bsn - 1)));
}

interface Exchange {
  /** BSNs that go from S1 to S2, the largest first. */
  readonly leaving: readonly number[];
  /** BSNs that go from S2 to S1, the smallest first. */
  readonly entering: readonly number[];
}

/** The original S1 is 1, 2, ..., as many as there are pairs (3.2). */
function exchangeTo(s1: readonly number[]): Exchange {
  const original = s1.map((_, index) => index + 1);
  return { leaving: without(original, s1).reverse(), entering: without(s1, original) };
}

function compareExchanges(one: Exchange, other: Exchange): number {
  return (
    one.leaving.length - other.leaving.length || // 4.3.1: fewest players
    shift(one) - shift(other) || // 4.3.2: smallest difference between the sums of BSNs
    -compareLists(one.leaving, other.leaving) || // 4.3.3: the largest BSN that leaves S1
    compareLists(one.entering, other.entering) // 4.3.4: the smallest BSN that leaves S2
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const shift = ({ leaving, entering }: Exchange): number => sum(entering) - sum(leaving);

/** The first difference decides; an element that only one list has counts as more than none. */
export function compareLists(one: readonly number[], other: readonly number[]): number {
  for (let index = 0; index < Math.max(one.length, other.length); index++) {
    const difference = (one[index] ?? 0) - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Every choice of so many items, the order kept; choices in lexicographic order (4.4 for MDPs). */
export function* combinations<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  if (size === 0) yield [];
  if (size === 0 || items.length < size) return;
  const first = firstOf(items);
  const others = items.slice(1);
  for (const rest of combinations(others, size - 1)) yield [first, ...rest];
  yield* combinations(others, size);
}

function without<Item>(items: readonly Item[], removed: readonly Item[]): Item[] {
  return items.filter((item) => !removed.includes(item));
}
