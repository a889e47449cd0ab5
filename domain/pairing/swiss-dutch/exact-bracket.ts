import { assert } from '../../kernel/result.ts';
import type { PerfectMatching } from '../matching/perfect-matching.ts';
import type { Bracket, BracketPairing, RoundContext } from './bracket.ts';
import { type BracketGraph, bracketGraph, type Decides } from './bracket-graph.ts';
import { scopesOf } from './scope.ts';

/**
 * Pairs a bracket by minimum-cost perfect matching, exact in every case. Costs hold the criteria (articles 2.3 and
 * 2.4); article 4 then decides among optimal matchings player by player, wherever the duals leave a choice open.
 */
export function pairBracketExactly(context: RoundContext, bracket: Bracket, c9: boolean): BracketPairing {
  return new ExactBracket(bracket, solvedGraph(context, bracket, { c9, decides: 'order' })).pair();
}

/** The smallest scope's graph that has a complete matching, already solved. */
export function solvedGraph(
  context: RoundContext,
  bracket: Bracket,
  wanted: { readonly c9: boolean; readonly decides: Decides },
): BracketGraph {
  for (const scope of scopesOf(context, bracket, wanted.c9)) {
    const graph = bracketGraph(context, bracket, scope, wanted);
    if (graph.matching.solve()) return graph;
  }
  throw new Error('C4: the round stays completable');
}

class ExactBracket {
  private readonly bracket: Bracket;
  private readonly matching: PerfectMatching;
  /** Vertices 0 to size - 1 are the bracket's members. */
  private readonly size: number;
  private readonly exchangeLimb: number;
  private readonly nudgeLimb: number;
  private readonly fixed: Uint8Array;

  /** Requires a solved graph. */
  constructor(bracket: Bracket, graph: BracketGraph) {
    this.bracket = bracket;
    this.size = bracket.members.length;
    this.matching = graph.matching;
    this.exchangeLimb = graph.exchangeLimb;
    this.nudgeLimb = graph.nudgeLimb;
    this.fixed = new Uint8Array(graph.vertices);
  }

  pair(): BracketPairing {
    this.chooseMovedDown();
    this.chooseOpponents();
    this.pairRemainder();
    const { members } = this.bracket;
    const pairs: [number, number][] = [];
    const downfloaters: number[] = [];
    for (let i = 0; i < this.size; i++) {
      const mate = this.matching.mate[i];
      if (mate >= this.size) downfloaters.push(members[i]);
      else if (mate > i) pairs.push([members[i], members[mate]]);
    }
    return { pairs, downfloaters };
  }

  private solve(): void {
    assert(this.matching.solve(), 'an optimal matching was known before');
  }

  private isPairedInside = (i: number): boolean => this.matching.mate[i] < this.size;

  /** Art. 4.4: the first optimal set of MDPs by bracket sequence number is paired here. */
  private chooseMovedDown(): void {
    const { movedDown } = this.bracket;
    let limboLeft = 0;
    for (let i = 0; i < movedDown; i++) if (!this.isPairedInside(i)) limboLeft++;
    for (let i = 0; i < movedDown && limboLeft > 0; i++) {
      if (!this.isPairedInside(i)) {
        this.nudge(i, movedDown, this.size, () => -1);
        this.solve();
        this.nudge(i, movedDown, this.size, () => 0);
      }
      const inside = this.isPairedInside(i);
      if (!inside) limboLeft--;
      this.matching.keepEdges(i, (v) => v < this.size === inside);
    }
  }

  /** Art. 4.2: each MDP in order gets the first possible resident. */
  private chooseOpponents(): void {
    const { movedDown } = this.bracket;
    const residents = Array.from({ length: this.size - movedDown }, (_, i) => movedDown + i);
    for (let i = 0; i < movedDown; i++) if (this.isPairedInside(i)) this.chooseFirst(i, residents);
  }

  /** Fixes the first candidate that an optimal matching can give to vertex i. */
  private chooseFirst(i: number, candidates: readonly number[]): void {
    const current = this.matching.mate[i];
    const isOpen = (v: number): boolean => this.fixed[v] === 0 && this.matching.mayBeOptimal(i, v);
    const position = candidates.indexOf(current);
    if (candidates.slice(0, position).some(isOpen)) {
      candidates.forEach((v, rank) => {
        if (this.fixed[v] === 0 && this.matching.hasEdge(i, v)) {
          this.matching.setCost(i, v, this.nudgeLimb, rank - candidates.length);
        }
      });
      this.solve();
    }
    const partner = this.matching.mate[i];
    this.fixed[i] = 1;
    this.fixed[partner] = 1;
    this.matching.keepEdges(i, (v) => v === partner);
    this.matching.keepEdges(partner, (v) => v === i);
  }

  private nudge(i: number, from: number, to: number, cost: (v: number) => number): void {
    for (let v = from; v < to; v++) {
      if (v !== i && this.matching.hasEdge(i, v)) this.matching.setCost(i, v, this.nudgeLimb, cost(v));
    }
  }

  /** Art. 3.3 to 3.6, 4.2 and 4.3: pairs the remaining residents, S1 against S2, with the first necessary exchange. */
  private pairRemainder(): void {
    const remainder: number[] = [];
    for (let i = this.bracket.movedDown; i < this.size; i++) if (this.fixed[i] === 0) remainder.push(i);
    const isTop = (i: number): boolean => this.matching.mate[i] > i && this.matching.mate[i] < this.size;
    const pairs = remainder.filter(isTop).length;
    if (pairs === 0) return;
    this.minimizeExchange(remainder, pairs);
    this.chooseLeavingS1(remainder, pairs, isTop);
    this.chooseEnteringS1(remainder, pairs, isTop);

    const s1 = remainder.filter(isTop);
    const s2 = remainder.filter((i) => !isTop(i));
    for (const i of s1) this.matching.keepEdges(i, (v) => v > i && s2.includes(v));
    for (const i of s2) this.matching.keepEdges(i, (v) => v >= this.size || s1.includes(v));
    this.solve();
    for (const i of s1) this.chooseFirst(i, s2);
  }

  /** Art. 4.3.1 and 4.3.2: fewest exchanges, then the smallest difference of bracket sequence numbers. */
  private minimizeExchange(remainder: readonly number[], pairs: number): void {
    const count = remainder.length;
    const perExchange = count * count;
    for (let a = 0; a < count; a++) {
      const cost = (a >= pairs ? perExchange : 0) + a;
      for (let b = a + 1; b < count; b++) {
        if (this.matching.hasEdge(remainder[a], remainder[b])) {
          this.matching.setCost(remainder[a], remainder[b], this.exchangeLimb, cost);
        }
      }
    }
    this.solve();
  }

  /** Art. 4.3.3: the largest bracket sequence numbers leave S1. */
  private chooseLeavingS1(remainder: readonly number[], pairs: number, isTop: (i: number) => boolean): void {
    let exchanges = remainder.slice(0, pairs).filter((i) => !isTop(i)).length;
    for (let a = pairs - 1; a >= 0 && exchanges > 0; a--) {
      const i = remainder[a];
      const below = remainder.slice(a + 1);
      if (isTop(i)) {
        this.nudgeAll(i, below, 1);
        this.solve();
        this.nudgeAll(i, below, 0);
      }
      if (isTop(i)) continue;
      exchanges--;
      for (const v of below) if (this.matching.hasEdge(i, v)) this.matching.removeEdge(i, v);
    }
  }

  /** Art. 4.3.4: the smallest bracket sequence numbers leave S2. */
  private chooseEnteringS1(remainder: readonly number[], pairs: number, isTop: (i: number) => boolean): void {
    let exchanges = remainder.slice(pairs).filter(isTop).length;
    for (let a = pairs; a < remainder.length && exchanges > 0; a++) {
      const i = remainder[a];
      const below = remainder.slice(a + 1);
      if (!isTop(i)) {
        this.nudgeAll(i, below, -1);
        this.solve();
        this.nudgeAll(i, below, 0);
      }
      if (!isTop(i)) continue;
      exchanges--;
      this.matching.keepEdges(i, (v) => v > i && v < this.size);
    }
  }

  private nudgeAll(i: number, others: readonly number[], cost: number): void {
    for (const v of others) if (this.matching.hasEdge(i, v)) this.matching.setCost(i, v, this.nudgeLimb, cost);
  }
}
