import { mayTakeBye, type RoundContext } from './bracket.ts';
import type { BracketGraph } from './bracket-graph.ts';
import { canMeet, isBarred } from './compatibility.ts';
import type { Criterion } from './criteria.ts';
import { solvedGraph } from './exact-bracket.ts';
import type { PairedBracket } from './pair-brackets.ts';

/** The first choice (a place) by article 4 and the criterion against it; both null if it was made. */
export interface Reason {
  readonly natural: number | null;
  readonly criterion: Criterion | null;
}

const AS_ORDERED: Reason = { natural: null, criterion: null };

/** Outweighs all criteria, so that a matching uses or avoids the edge if possible. */
const DECISIVE = 2 ** 40;

/** Finds the criterion that an unchosen first choice of article 4 makes worse, by solving with that choice. */
export class BracketReasons {
  readonly paired: PairedBracket;
  readonly exchange: { leaving: number[]; entering: number[]; criterion: Criterion | null } | null;
  private readonly context: RoundContext;
  private readonly graph: BracketGraph;
  private readonly best: number[];
  private readonly leastRise: (u: number, v: number) => readonly number[];
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

  /** Explains the opponent of a pair's higher-ranked player. */
  ofPair(higher: number): Reason {
    return this.pairReasons.get(higher) ?? AS_ORDERED;
  }

  /** Explains why a player goes down or gets the bye. */
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

  /** Art. 4.2: the natural opponent is the first open player. */
  private explainPair(higher: number, lower: number, open: Set<number>): void {
    const { matching } = this.graph;
    // After an exchange S2 may contain players ranked above one of S1; those would have been exchanged instead.
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
   * Swapping the opponents of two pairs gives an upper bound; if it breaks the lower bound's criterion, so does the
   * best.
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

  /** Solves again with decisive edges and returns the first criterion that is worse. */
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
    // Without this edge fewer pairs are possible here, or the players below cannot all be paired.
    if (!isSolved || !isGranted()) return this.graph.coversEverybody ? 'C4' : 'C6';
    return costs.firstDifference(this.totals(), this.best);
  }

  /** With one player too many, article 4 sends the last one down. */
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

  /** Art. 4.3: S1 against S2 was impossible or worse. */
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
