/** First-limb cost of a pair that may not be matched. */
const NO_EDGE = Number.POSITIVE_INFINITY;
const NONE = -1;

/** Vectors of limbs that compare lexicographically; exact, as limbs are below 2^53 and fractions are halves. */
export class EdgeCosts {
  /** Vertices have numbers from 0, blossoms from `size`. */
  readonly size: number;
  readonly limbs: number;
  /** Cost of (u, v) at (u * size + v) * limbs; symmetric. */
  private readonly cost: Float64Array;
  private readonly dual: Float64Array;

  constructor(size: number, limbs: number, nodes: number) {
    this.size = size;
    this.limbs = limbs;
    this.cost = new Float64Array(size * size * limbs).fill(NO_EDGE);
    this.dual = new Float64Array(nodes * limbs);
  }

  set(u: number, v: number, limb: number, value: number): void {
    this.cost[(u * this.size + v) * this.limbs + limb] = value;
    this.cost[(v * this.size + u) * this.limbs + limb] = value;
  }

  get(u: number, v: number, limb: number): number {
    return this.cost[(u * this.size + v) * this.limbs + limb];
  }

  hasEdge(u: number, v: number): boolean {
    return this.cost[(u * this.size + v) * this.limbs] !== NO_EDGE;
  }

  removeEdge(u: number, v: number): void {
    this.set(u, v, 0, NO_EDGE);
  }

  /** Slack of an edge between vertices that share no blossom. */
  slack(u: number, v: number, limb: number): number {
    const { size, limbs, cost, dual } = this;
    return cost[(u * size + v) * limbs + limb] - dual[u * limbs + limb] - dual[v * limbs + limb];
  }

  isTight(u: number, v: number): boolean {
    for (let l = 0; l < this.limbs; l++) if (this.slack(u, v, l) !== 0) return false;
    return true;
  }

  slackIsLess(u: number, v: number, s: number, t: number): boolean {
    for (let l = 0; l < this.limbs; l++) {
      const difference = this.slack(u, v, l) - this.slack(s, t, l);
      if (difference !== 0) return difference < 0;
    }
    return false;
  }

  /** A snapshot of the duals of vertices and blossoms. */
  dualsNow(): (node: number, limb: number) => number {
    const { limbs } = this;
    const dual = this.dual.slice();
    return (node, limb) => dual[node * limbs + limb];
  }

  dualOf(node: number, limb: number): number {
    return this.dual[node * this.limbs + limb];
  }

  addToDual(node: number, factor: number, amount: Float64Array): void {
    for (let l = 0; l < this.limbs; l++) this.dual[node * this.limbs + l] += factor * amount[l];
  }

  dualIsZero(node: number): boolean {
    for (let l = 0; l < this.limbs; l++) if (this.dual[node * this.limbs + l] !== 0) return false;
    return true;
  }

  clearDual(node: number): void {
    this.dual.fill(0, node * this.limbs, (node + 1) * this.limbs);
  }

  /** Feasible initial duals: half of a vertex's cheapest edge, then as much as its edges allow. */
  startDuals(): void {
    const { size, limbs, cost, dual } = this;
    dual.fill(0);
    const nearest = Array.from({ length: size }, (_, v) => this.leastSlack(v));
    nearest.forEach((u, v) => {
      if (u === NONE) return;
      for (let l = 0; l < limbs; l++) dual[v * limbs + l] = cost[(v * size + u) * limbs + l] / 2;
    });
    for (let v = 0; v < size; v++) this.raiseDual(v);
  }

  /** Sets the greatest dual that the edges allow, which may be less than before. */
  raiseDual(v: number): void {
    const { size, limbs, cost, dual } = this;
    const u = this.leastSlack(v);
    if (u === NONE) return;
    for (let l = 0; l < limbs; l++) dual[v * limbs + l] = cost[(v * size + u) * limbs + l] - dual[u * limbs + l];
  }

  private leastSlack(v: number): number {
    let best = NONE;
    for (let u = 0; u < this.size; u++) {
      if (u !== v && this.hasEdge(v, u) && (best === NONE || this.slackIsLess(v, u, v, best))) best = u;
    }
    return best;
  }
}
