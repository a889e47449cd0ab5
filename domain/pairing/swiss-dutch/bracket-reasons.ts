import { mayTakeBye, type RoundContext } from './bracket.ts';
import type { BracketGraph } from './bracket-graph.ts';
import { canMeet, isBarred } from './compatibility.ts';
import type { Criterion } from './criteria.ts';
import { solvedGraph } from './exact-bracket.ts';
import type { PairedBracket } from './pair-brackets.ts';

/** The choice that the order names first (a place) and what spoke against it; both null where it was made. */
export interface Reason {
  readonly natural: number | null;
  readonly criterion: Criterion | null;
}

const AS_ORDERED: Reason = { natural: null, criterion: null };

/** Outweighs all criteria together, so that a matching uses or avoids an edge if it can. */
const DECISIVE = 2 ** 40;

/**
 * Goes through a paired bracket in the order of article 4 and asks of each choice that was not the first one: what
 * would have become worse? The answer comes from the best pairing that makes the first choice.
 */
export class BracketReasons {
  readonly paired: PairedBracket;
  readonly exchange: { leaving: number[]; entering: number[]; criterion: Criterion | null } | null;
  private readonly context: RoundContext;
  private readonly graph: BracketGraph;
  private readonly best: number[];
  private readonly leastRise: (u: number, v: number) => readonly number[];
  /** The opponents in the best pairing, by vertex. */
  private readonly opponents: ReadonlyMap<number, number>;
  private readonly pairReasons = new Map<number, Reason>();
  private readonly downfloatReasons = new Map<number, Reason>();
  private readonly vertexOf: ReadonlyMap<number, number>;

  constructor(context: RoundContext, paired: PairedBracket) {
    this.context = context;
    this.paired = paired;
    const { members, movedDown } = paired.bracket;
    this.vertexOf = new Map(members.map((place, i) => [place, i]));
    this.graph = solvedGraph(context, paired.bracket, { c9: paired.c9, decides: 'criteria' });
    this.best = this.totals();
    this.leastRise = this.graph.matching.leastRises();
    this.opponents = new Map(
      paired.pairs.flatMap(([a, b]) => [
        [this.vertex(a), this.vertex(b)],
        [this.vertex(b), this.vertex(a)],
      ]),
    );
    for (const place of paired.downfloaters) this.downfloatReasons.set(place, this.reasonOfDownfloat(place));

    const isMovedDown = (place: number): boolean => members.indexOf(place) < movedDown;
    const ordered = [...paired.pairs].sort((a, b) => this.vertex(a[0]) - this.vertex(b[0]));
    const heterogeneous = ordered.filter(([higher]) => isMovedDown(higher));
    const homogeneous = ordered.filter(([higher]) => !isMovedDown(higher));
    const open = new Set(members.slice(movedDown));
    for (const [higher, lower] of heterogeneous) this.explainPair(higher, lower, open);

    const remainder = [...open];
    this.exchange = this.explainExchange(remainder, homogeneous);
    for (const [higher] of homogeneous) open.delete(higher);
    for (const [higher, lower] of homogeneous) this.explainPair(higher, lower, open);
  }

  /** Why the higher ranked player of a pair has this opponent. */
  ofPair(higher: number): Reason {
    return this.pairReasons.get(higher) ?? AS_ORDERED;
  }

  /** Why this player goes down (or gets the bye). */
  ofDownfloat(place: number): Reason {
    return this.downfloatReasons.get(place) ?? AS_ORDERED;
  }

  private vertex(place: number): number {
    return this.vertexOf.get(place) ?? -1;
  }

  private totals(): number[] {
    const { matching, costs } = this.graph;
    return Array.from({ length: costs.limbs }, (_, limb) => matching.total(limb));
  }

  /** Art. 4.2: of the players still open, the first one is the natural opponent. */
  private explainPair(higher: number, lower: number, open: Set<number>): void {
    const { matching } = this.graph;
    // After an exchange, players of S2 may be ranked above one of S1; they would have been exchanged instead.
    const natural = [...open].find((place) => place > higher) ?? lower;
    if (natural !== lower) this.pairReasons.set(higher, { natural, criterion: this.worseWithPair(higher, natural) });
    open.delete(lower);
    const [i, j] = [this.vertex(higher), this.vertex(lower)];
    matching.keepEdges(i, (v) => v === j);
    matching.keepEdges(j, (v) => v === i);
  }

  private worseWithPair(a: number, b: number): Criterion | null {
    const { roster } = this.context;
    if (isBarred(roster, a, b)) return 'C1';
    if (!canMeet(roster, a, b)) return 'C3';
    const [i, j] = [this.vertex(a), this.vertex(b)];
    const swapped = this.worseBySwap(i, j);
    if (swapped !== 'unknown') return swapped;
    return this.worseWith([[i, j]], -DECISIVE, () => this.graph.matching.mate[i] === j);
  }

  /**
   * Mostly it is enough to look at the pairing that also pairs the opponents of these two with each other: it is an upper
   * bound of what the best pairing with the two costs, and where the lower bound misses the same criterion, so does that
   * pairing.
   */
  private worseBySwap(i: number, j: number): Criterion | null | 'unknown' {
    const { matching, costs } = this.graph;
    const [k, l] = [this.opponents.get(i), this.opponents.get(j)];
    if (k === undefined || l === undefined || !matching.hasEdge(k, l)) return 'unknown';
    const rise = (limb: number): number =>
      matching.costOf(i, j, limb) +
      matching.costOf(k, l, limb) -
      matching.costOf(i, k, limb) -
      matching.costOf(j, l, limb);
    const most = this.best.map((total, limb) => total + rise(limb));
    const criterion = costs.firstDifference(most, this.best);
    if (criterion === null) return null;
    const leastRise = this.leastRise(i, j);
    const least = this.best.map((total, limb) => total + leastRise[limb]);
    return costs.firstDifference(least, this.best) === criterion ? criterion : 'unknown';
  }

  /** Solves again with the edges made decisive, and tells the first criterion that is worse than in the best pairing. */
  private worseWith(
    edges: readonly (readonly [number, number])[],
    weight: number,
    isGranted: () => boolean,
  ): Criterion | null {
    const { matching, costs } = this.graph;
    const shift = (amount: number): void => {
      for (const [u, v] of edges)
        if (matching.hasEdge(u, v)) matching.setCost(u, v, 0, matching.costOf(u, v, 0) + amount);
    };
    shift(weight);
    const isSolved = matching.solve();
    shift(-weight);
    // Without it fewer pairs can be made here, or the players below cannot all be paired.
    if (!isSolved || !isGranted()) return this.graph.coversEverybody ? 'C4' : 'C6';
    return costs.firstDifference(this.totals(), this.best);
  }

  /** With one player too many, the last one of the bracket goes down by the order. */
  private reasonOfDownfloat(place: number): Reason {
    const { bracket, downfloaters, c9 } = this.paired;
    const { members } = bracket;
    const natural = members[members.length - 1];
    if (place === natural || downfloaters.length > 1) return AS_ORDERED;
    if (c9 && !mayTakeBye(this.context, natural)) {
      return { natural, criterion: this.context.roster.byeAllowed[natural] === 0 ? 'C2' : 'C5' };
    }
    const i = this.vertex(natural);
    const outside = Array.from(
      { length: this.graph.vertices - members.length },
      (_, v) => [i, members.length + v] as const,
    );
    const criterion = this.worseWith(outside, -DECISIVE, () => this.graph.matching.mate[i] >= members.length);
    return { natural, criterion };
  }

  /** Art. 4.3: S1 against S2 was not possible, or worse. */
  private explainExchange(remainder: readonly number[], pairs: readonly (readonly [number, number])[]) {
    const s1 = remainder.slice(0, pairs.length);
    const tops = new Set(pairs.map(([higher]) => higher));
    const leaving = s1.filter((place) => !tops.has(place));
    if (leaving.length === 0) return null;
    const entering = remainder.slice(pairs.length).filter((place) => tops.has(place));
    const sameSide: [number, number][] = [];
    const isInS1 = new Set(s1);
    for (const a of remainder) {
      for (const b of remainder) {
        if (a < b && isInS1.has(a) === isInS1.has(b)) sameSide.push([this.vertex(a), this.vertex(b)]);
      }
    }
    const { mate } = this.graph.matching;
    const isGranted = (): boolean => sameSide.every(([u, v]) => mate[u] !== v);
    return { leaving, entering, criterion: this.worseWith(sameSide, DECISIVE, isGranted) };
  }
}
