import { AlternatingTree } from './alternating-tree.ts';
import { Blossoms, nodesFor } from './blossoms.ts';
import { EdgeCosts } from './edge-costs.ts';

const NONE = -1;

/** Edmonds' primal-dual blossom algorithm; after cost changes it restarts from the previous solution. */
export class PerfectMatching {
  readonly size: number;
  readonly limbs: number;
  readonly mate: Int32Array;
  private readonly costs: EdgeCosts;
  private readonly blossoms: Blossoms;
  private readonly tree: AlternatingTree;
  /** Vertices with changed costs since the last solution. */
  private readonly touched: Uint8Array;
  private isStarted = false;

  /** Costs are vectors of `limbs` numbers. The graph starts without edges. */
  constructor(size: number, limbs: number) {
    this.size = size;
    this.limbs = limbs;
    this.mate = new Int32Array(size).fill(NONE);
    this.costs = new EdgeCosts(size, limbs, nodesFor(size));
    this.blossoms = new Blossoms(this.costs);
    this.tree = new AlternatingTree(this.costs, this.blossoms);
    this.touched = new Uint8Array(size);
  }

  /** Sets one limb of an edge's cost; setting the first limb creates the edge. */
  setCost(u: number, v: number, limb: number, value: number): void {
    this.costs.set(u, v, limb, value);
    this.touched[u] = 1;
  }

  costOf(u: number, v: number, limb: number): number {
    return this.costs.get(u, v, limb);
  }

  hasEdge(u: number, v: number): boolean {
    return this.costs.hasEdge(u, v);
  }

  removeEdge(u: number, v: number): void {
    this.costs.removeEdge(u, v);
    this.touched[u] = 1;
  }

  /** Keeps only the edges of a vertex that `keep` accepts. */
  keepEdges(u: number, keep: (v: number) => boolean): void {
    for (let v = 0; v < this.size; v++) if (v !== u && this.hasEdge(u, v) && !keep(v)) this.removeEdge(u, v);
  }

  total(limb: number): number {
    let sum = 0;
    for (let v = 0; v < this.size; v++) if (this.mate[v] > v) sum += this.costOf(v, this.mate[v], limb);
    return sum;
  }

  /** False if complementary slackness excludes the edge from every optimal matching. */
  mayBeOptimal(u: number, v: number): boolean {
    const { top } = this.blossoms;
    return this.hasEdge(u, v) && (top[u] === top[v] || this.costs.isTight(u, v));
  }

  /** Lower bounds of an edge's extra cost (weak duality), valid while edges are only removed. */
  leastRises(): (u: number, v: number) => readonly number[] {
    const { costs } = this;
    const dual = costs.dualsNow();
    const holders = this.blossoms.holders();
    return (u, v) => {
      const inside = holders[u].filter((blossom) => holders[v].includes(blossom));
      return Array.from({ length: this.limbs }, (_, limb) =>
        inside.reduce(
          (sum, blossom) => sum + dual(blossom, limb),
          costs.get(u, v, limb) - dual(u, limb) - dual(v, limb),
        ),
      );
    };
  }

  /** Finds a minimum-cost perfect matching; false if there is none. */
  solve(): boolean {
    if (this.isStarted) this.restart();
    else this.costs.startDuals();
    this.isStarted = true;
    this.touched.fill(0);
    this.matchGreedily();
    const { match, top } = this.blossoms;
    for (let v = 0; v < this.size; v++) {
      if (match[v] === NONE && !this.tree.augmentFrom(top[v])) return false;
    }
    this.mate.set(match.subarray(0, this.size));
    return true;
  }

  /** Repairs the duals of changed vertices and keeps tight pairs. */
  private restart(): void {
    const { costs, blossoms, touched } = this;
    const { match } = blossoms;
    blossoms.dissolveAll();
    for (let v = 0; v < this.size; v++) if (touched[v] !== 0) costs.raiseDual(v);
    for (let v = 0; v < this.size; v++) {
      const u = match[v];
      if (u === NONE || (costs.hasEdge(u, v) && costs.isTight(u, v))) continue;
      match[u] = NONE;
      match[v] = NONE;
    }
  }

  private matchGreedily(): void {
    const { costs } = this;
    const { match } = this.blossoms;
    for (let v = 0; v < this.size; v++) {
      if (match[v] !== NONE) continue;
      for (let u = 0; u < this.size; u++) {
        if (u === v || match[u] !== NONE || !costs.hasEdge(u, v) || !costs.isTight(u, v)) continue;
        match[v] = u;
        match[u] = v;
        break;
      }
    }
  }
}
