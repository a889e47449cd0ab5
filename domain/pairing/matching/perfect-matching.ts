import { AlternatingTree } from './alternating-tree.ts';
import { Blossoms, nodesFor } from './blossoms.ts';
import { EdgeCosts } from './edge-costs.ts';

const NONE = -1;

/**
 * Perfect matching of least cost in a general graph: Edmonds' primal-dual blossom algorithm, one alternating tree at a
 * time. It can be asked again after some costs have changed, and then starts from the previous solution.
 */
export class PerfectMatching {
  /** Vertices, from 0. */
  readonly size: number;
  readonly limbs: number;
  /** The vertex matched with each vertex; -1 where none. Valid after `solve`. */
  readonly mate: Int32Array;
  private readonly costs: EdgeCosts;
  private readonly blossoms: Blossoms;
  private readonly tree: AlternatingTree;
  /** Vertices whose costs have changed since the last solution. */
  private readonly touched: Uint8Array;
  private isStarted = false;

  /** Costs are vectors of `limbs` numbers, compared from the first. At the beginning there are no edges. */
  constructor(size: number, limbs: number) {
    this.size = size;
    this.limbs = limbs;
    this.mate = new Int32Array(size).fill(NONE);
    this.costs = new EdgeCosts(size, limbs, nodesFor(size));
    this.blossoms = new Blossoms(this.costs);
    this.tree = new AlternatingTree(this.costs, this.blossoms);
    this.touched = new Uint8Array(size);
  }

  /** Sets one limb of the cost of an edge; the first limb makes the edge exist. */
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

  /** Removes the edges of a vertex to all others but those named. */
  keepEdges(u: number, keep: (v: number) => boolean): void {
    for (let v = 0; v < this.size; v++) if (v !== u && this.hasEdge(u, v) && !keep(v)) this.removeEdge(u, v);
  }

  /** The sum of one limb over the matching. */
  total(limb: number): number {
    let sum = 0;
    for (let v = 0; v < this.size; v++) if (this.mate[v] > v) sum += this.costOf(v, this.mate[v], limb);
    return sum;
  }

  /** Whether an optimal matching may use this edge, as far as the duals can tell (complementary slackness). */
  mayBeOptimal(u: number, v: number): boolean {
    const { top } = this.blossoms;
    return this.hasEdge(u, v) && (top[u] === top[v] || this.costs.isTight(u, v));
  }

  /**
   * Right after a solution: by how much a perfect matching with an edge costs at least more, limb by limb (weak duality:
   * its slack, with the duals of the blossoms that hold both ends). True for as long as edges are only taken away.
   */
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

  /** Finds a perfect matching of least cost; false when there is no perfect matching. */
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

  /** Mends the duals of vertices with new costs, and keeps the pairs that are still tight. */
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
