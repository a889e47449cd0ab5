import { PerfectMatching } from '../matching/perfect-matching.ts';
import type { Bracket, RoundContext } from './bracket.ts';
import { canMeet } from './compatibility.ts';
import { CriteriaCosts } from './criteria.ts';
import type { Scope } from './scope.ts';

/** A bracket as a graph whose cheapest perfect matchings are the best pairings by C6 to C21. */
export interface BracketGraph {
  readonly matching: PerfectMatching;
  readonly vertices: number;
  readonly costs: CriteriaCosts;
  /** True if the graph contains all players below the bracket. */
  readonly coversEverybody: boolean;
  /** Limbs of less weight than the criteria, for the order of article 4. */
  readonly exchangeLimb: number;
  readonly nudgeLimb: number;
}

/** Optimises the criteria only, or also the order of article 4 among the optimal pairings. */
export type Decides = 'criteria' | 'order';

const LIMBS_OF_ORDER: Readonly<Record<Decides, number>> = { criteria: 0, order: 2 };

export function bracketGraph(
  context: RoundContext,
  bracket: Bracket,
  scope: Scope,
  { c9, decides }: { readonly c9: boolean; readonly decides: Decides },
): BracketGraph {
  const { roster } = context;
  const { players, exits } = scope;
  const costs = new CriteriaCosts(context, bracket, c9);
  const vertices = players.length + exits;
  const limbs = costs.limbs + LIMBS_OF_ORDER[decides];
  const matching = new PerfectMatching(vertices, limbs);
  const cost = new Float64Array(costs.limbs);
  const connect = (u: number, v: number): void => {
    for (let l = 0; l < limbs; l++) matching.setCost(u, v, l, cost[l] ?? 0);
  };
  const charges = new ScopeCharges(bracket, scope, costs);
  for (let u = 0; u < players.length; u++) {
    for (let v = Math.max(u + 1, bracket.movedDown); v < players.length; v++) {
      if (!canMeet(roster, players[u], players[v])) continue;
      charges.ofPair(u, v, cost);
      connect(u, v);
    }
    if (exits === 0 || !scope.mayExit(players[u])) continue;
    charges.ofExit(u, cost);
    for (let exit = players.length; exit < vertices; exit++) connect(u, exit);
  }
  if (scope.exitsAreOptional) {
    cost.fill(0);
    for (let u = players.length; u < vertices; u++) for (let v = u + 1; v < vertices; v++) connect(u, v);
  }
  const coversEverybody = scope.coversEverybody;
  return { matching, vertices, costs, coversEverybody, exchangeLimb: costs.limbs, nudgeLimb: costs.limbs + 1 };
}

class ScopeCharges {
  private readonly size: number;
  private readonly nextEnd: number;
  private readonly costs: CriteriaCosts;

  constructor(bracket: Bracket, scope: Scope, costs: CriteriaCosts) {
    this.size = bracket.members.length;
    this.nextEnd = scope.nextEnd;
    this.costs = costs;
  }

  ofPair(u: number, v: number, out: Float64Array): void {
    out.fill(0);
    if (v < this.size) this.costs.addPair(u, v, out);
    else if (v >= this.nextEnd) this.addLeaving(u, out);
    else if (u < this.size) this.add(this.costs.down, u, out);
  }

  ofExit(u: number, out: Float64Array): void {
    out.fill(0);
    this.addLeaving(u, out);
    if (u < this.size) this.add(this.costs.bye, u, out);
  }

  /** A player who is paired below the next bracket or gets the bye. */
  private addLeaving(u: number, out: Float64Array): void {
    if (u < this.size) {
      this.add(this.costs.down, u, out);
      // Without a next bracket in the scope, C8 is already proven.
      if (this.nextEnd > this.size) this.add(this.costs.twiceDown, u, out);
    } else if (u < this.nextEnd) {
      this.add(this.costs.nextDown, 0, out);
    }
  }

  private add(costs: Float64Array, index: number, out: Float64Array): void {
    const { limbs } = this.costs;
    for (let l = 0; l < limbs; l++) out[l] += costs[index * limbs + l];
  }
}
