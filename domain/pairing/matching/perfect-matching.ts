// Minimum-cost perfect matching in a general graph: Edmonds' primal-dual blossom algorithm, one alternating tree at a
// time. Costs are vectors of numbers ("limbs") compared from the first, so that criteria of any number are exact
// without big integers; each limb stays far below 2^53, and halves (the only fractions that arise) are exact.
// It can be asked again after some costs have changed and then starts from the previous solution.

const NONE = -1;
const FREE = -1;
const OUTER = 0;
const INNER = 1;

/** A cost in the first limb for two vertices that may not be matched. */
export const NO_EDGE = Number.POSITIVE_INFINITY;

export class PerfectMatching {
  /** Vertices, from 0. */
  readonly size: number;
  readonly limbs: number;
  /** The vertex matched with each vertex; -1 where none. Valid after `solve`. */
  readonly mate: Int32Array;
  /** Cost of (u, v) at (u * size + v) * limbs; symmetric. */
  private readonly cost: Float64Array;
  /** Duals: of vertices first, then of blossoms. */
  private readonly dual: Float64Array;
  private readonly touched: Uint8Array;
  private started = false;

  // Blossoms have the numbers size .. capacity - 1.
  private readonly capacity: number;
  private readonly top: Int32Array;
  private readonly match: Int32Array;
  private readonly parent: Int32Array;
  private readonly label: Int8Array;
  private readonly nearest: Int32Array;
  private readonly visited: Int32Array;
  private readonly children: number[][];
  /** Best edge (u * size + v) from a blossom to everything else; u in the blossom. */
  private readonly bestEdge: (Int32Array | undefined)[];
  /** The child of a blossom that holds a vertex. */
  private readonly childOf: (Int32Array | undefined)[];
  private readonly queue: Int32Array;
  private queueHead = 0;
  private queueTail = 0;
  private visit = 0;
  private readonly step: Float64Array;

  constructor(size: number, limbs: number) {
    this.size = size;
    this.limbs = limbs;
    this.capacity = size + (size >> 1) + 1;
    this.mate = new Int32Array(size).fill(NONE);
    this.cost = new Float64Array(size * size * limbs).fill(NO_EDGE);
    this.dual = new Float64Array(this.capacity * limbs);
    this.touched = new Uint8Array(size);
    this.top = new Int32Array(this.capacity).fill(NONE);
    this.match = new Int32Array(this.capacity).fill(NONE);
    this.parent = new Int32Array(this.capacity).fill(NONE);
    this.label = new Int8Array(this.capacity).fill(FREE);
    this.nearest = new Int32Array(this.capacity).fill(NONE);
    this.visited = new Int32Array(this.capacity);
    this.children = Array.from({ length: this.capacity - size }, () => []);
    this.bestEdge = new Array(this.capacity - size).fill(undefined);
    this.childOf = new Array(this.capacity - size).fill(undefined);
    this.queue = new Int32Array(size + 1);
    this.step = new Float64Array(limbs);
    for (let v = 0; v < size; v++) this.top[v] = v;
  }

  /** Sets one limb of the cost of an edge; the first limb makes the edge exist. */
  setCost(u: number, v: number, limb: number, value: number): void {
    this.cost[(u * this.size + v) * this.limbs + limb] = value;
    this.cost[(v * this.size + u) * this.limbs + limb] = value;
    this.touched[u] = 1;
  }

  costOf(u: number, v: number, limb: number): number {
    return this.cost[(u * this.size + v) * this.limbs + limb];
  }

  hasEdge(u: number, v: number): boolean {
    return this.cost[(u * this.size + v) * this.limbs] !== NO_EDGE;
  }

  removeEdge(u: number, v: number): void {
    this.setCost(u, v, 0, NO_EDGE);
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
    return this.hasEdge(u, v) && (this.top[u] === this.top[v] || this.slackSign(u, v) === 0);
  }

  /** Finds a perfect matching of least cost; false when there is no perfect matching. */
  solve(): boolean {
    if (this.started) this.restart();
    else this.start();
    for (let v = 0; v < this.size; v++) {
      if (this.match[v] === NONE && !this.augmentFrom(this.top[v])) return false;
    }
    this.mate.set(this.match.subarray(0, this.size));
    return true;
  }

  // ---- start and restart: feasible duals, and a matching of tight edges

  private start(): void {
    this.started = true;
    const { size, limbs, cost, dual } = this;
    for (let v = 0; v < size; v++) {
      let best = NONE;
      for (let u = 0; u < size; u++) {
        if (u !== v && this.hasEdge(u, v) && (best === NONE || this.cheaper(v, u, best))) best = u;
      }
      for (let l = 0; l < limbs; l++) dual[v * limbs + l] = best === NONE ? 0 : cost[(v * size + best) * limbs + l] / 2;
    }
    for (let v = 0; v < size; v++) this.raiseDual(v);
    this.matchGreedily();
    this.touched.fill(0);
  }

  private cheaper(v: number, a: number, b: number): boolean {
    const { size, limbs, cost } = this;
    for (let l = 0; l < limbs; l++) {
      const difference = cost[(v * size + a) * limbs + l] - cost[(v * size + b) * limbs + l];
      if (difference !== 0) return difference < 0;
    }
    return false;
  }

  /** Gives a vertex the greatest dual that its edges allow. */
  private raiseDual(v: number): void {
    const { size, limbs, cost, dual } = this;
    let best = NONE;
    for (let u = 0; u < size; u++) {
      if (u !== v && this.hasEdge(v, u) && (best === NONE || this.slackLess(v, u, v, best))) best = u;
    }
    if (best === NONE) return;
    for (let l = 0; l < limbs; l++) dual[v * limbs + l] = cost[(v * size + best) * limbs + l] - dual[best * limbs + l];
  }

  private matchGreedily(): void {
    for (let v = 0; v < this.size; v++) {
      if (this.match[v] !== NONE) continue;
      for (let u = 0; u < this.size; u++) {
        if (u === v || this.match[u] !== NONE || !this.hasEdge(u, v) || this.slackSign(u, v) !== 0) continue;
        this.match[v] = u;
        this.match[u] = v;
        break;
      }
    }
  }

  /** Turns blossom duals into vertex duals, mends the duals of vertices with new costs, keeps what is still tight. */
  private restart(): void {
    const { size, limbs, dual } = this;
    for (let b = size; b < this.capacity; b++) {
      if (this.top[b] === b) this.dissolve(b, new Float64Array(limbs));
    }
    this.top.fill(NONE, size);
    for (let v = 0; v < size; v++) this.top[v] = v;
    dual.fill(0, size * limbs);
    for (let v = 0; v < size; v++) if (this.touched[v] !== 0) this.raiseDual(v);
    this.touched.fill(0);
    for (let v = 0; v < size; v++) {
      const u = this.match[v];
      if (u === NONE || (this.hasEdge(u, v) && this.slackSign(u, v) === 0)) continue;
      this.match[u] = NONE;
      this.match[v] = NONE;
    }
    this.matchGreedily();
  }

  private dissolve(node: number, above: Float64Array): void {
    const { size, limbs, dual } = this;
    if (node < size) {
      for (let l = 0; l < limbs; l++) dual[node * limbs + l] -= above[l];
      return;
    }
    const half = Float64Array.from(above, (value, l) => value + dual[node * limbs + l] / 2);
    for (const child of this.children[node - size]) this.dissolve(child, half);
  }

  // ---- slacks

  private slack(u: number, v: number, limb: number): number {
    const { size, limbs, cost, dual } = this;
    return cost[(u * size + v) * limbs + limb] - dual[u * limbs + limb] - dual[v * limbs + limb];
  }

  private slackSign(u: number, v: number): number {
    for (let l = 0; l < this.limbs; l++) {
      const slack = this.slack(u, v, l);
      if (slack !== 0) return slack;
    }
    return 0;
  }

  private slackLess(u: number, v: number, s: number, t: number): boolean {
    for (let l = 0; l < this.limbs; l++) {
      const difference = this.slack(u, v, l) - this.slack(s, t, l);
      if (difference !== 0) return difference < 0;
    }
    return false;
  }

  /** The best edge between two top nodes as u * size + v with u in the first; -1 where there is none. */
  private edge(a: number, b: number): number {
    const { size } = this;
    if (a >= size) return this.rowOf(a)[b];
    if (b >= size) {
      const reverse = this.rowOf(b)[a];
      return reverse === NONE ? NONE : (reverse % size) * size + Math.floor(reverse / size);
    }
    return this.hasEdge(a, b) ? a * size + b : NONE;
  }

  private rowOf(blossom: number): Int32Array {
    const index = blossom - this.size;
    this.bestEdge[index] ??= new Int32Array(this.capacity).fill(NONE);
    return this.bestEdge[index];
  }

  private childrenByVertex(blossom: number): Int32Array {
    const index = blossom - this.size;
    this.childOf[index] ??= new Int32Array(this.size).fill(NONE);
    return this.childOf[index];
  }

  private edgeSlackLess(edge: number, than: number): boolean {
    const { size } = this;
    return this.slackLess(Math.floor(edge / size), edge % size, Math.floor(than / size), than % size);
  }

  private edgeIsTight(edge: number): boolean {
    return this.slackSign(Math.floor(edge / this.size), edge % this.size) === 0;
  }

  // ---- one alternating tree

  private augmentFrom(root: number): boolean {
    this.label.fill(FREE);
    this.nearest.fill(NONE);
    this.queueHead = 0;
    this.queueTail = 0;
    this.parent[root] = NONE;
    this.label[root] = OUTER;
    this.enqueue(root);
    for (;;) {
      if (this.scanQueue()) return true;
      if (!this.findStep()) return false;
      this.takeStep();
      this.queueHead = 0;
      this.queueTail = 0;
      if (this.followTightEdges()) return true;
      this.expandEmptyBlossoms();
    }
  }

  private scanQueue(): boolean {
    const { size } = this;
    while (this.queueHead < this.queueTail) {
      const u = this.queue[this.queueHead++];
      if (this.label[this.top[u]] === INNER) continue;
      for (let v = 0; v < size; v++) {
        if (this.top[u] === this.top[v] || !this.hasEdge(u, v)) continue;
        if (this.slackSign(u, v) !== 0) this.updateNearest(u, this.top[v]);
        else if (this.followEdge(u, v)) return true;
      }
    }
    return false;
  }

  private findStep(): boolean {
    const { size, limbs, dual, step } = this;
    let found = false;
    const offer = (value: (limb: number) => number): void => {
      if (found) {
        for (let l = 0; l < limbs; l++) {
          const difference = value(l) - step[l];
          if (difference > 0) return;
          if (difference < 0) break;
          if (l === limbs - 1) return;
        }
      }
      found = true;
      for (let l = 0; l < limbs; l++) step[l] = value(l);
    };
    for (let x = 0; x < this.capacity; x++) {
      if (this.top[x] !== x) continue;
      if (x >= size && this.label[x] === INNER) offer((l) => dual[x * limbs + l] / 2);
      if (this.nearest[x] === NONE || this.label[x] === INNER) continue;
      const edge = this.edge(this.nearest[x], x);
      const u = Math.floor(edge / size);
      const v = edge % size;
      const share = this.label[x] === OUTER ? 2 : 1;
      offer((l) => this.slack(u, v, l) / share);
    }
    return found;
  }

  private takeStep(): void {
    const { size, limbs, dual, step } = this;
    for (let v = 0; v < size; v++) {
      const label = this.label[this.top[v]];
      if (label === FREE) continue;
      const sign = label === OUTER ? 1 : -1;
      for (let l = 0; l < limbs; l++) dual[v * limbs + l] += sign * step[l];
    }
    for (let b = size; b < this.capacity; b++) {
      if (this.top[b] !== b || this.label[b] === FREE) continue;
      const sign = this.label[b] === OUTER ? 2 : -2;
      for (let l = 0; l < limbs; l++) dual[b * limbs + l] += sign * step[l];
    }
  }

  private followTightEdges(): boolean {
    const { size } = this;
    for (let x = 0; x < this.capacity; x++) {
      if (this.top[x] !== x || this.nearest[x] === NONE || this.top[this.nearest[x]] === x) continue;
      const edge = this.edge(this.nearest[x], x);
      if (this.edgeIsTight(edge) && this.followEdge(Math.floor(edge / size), edge % size)) return true;
    }
    return false;
  }

  private expandEmptyBlossoms(): void {
    const { size, limbs, dual } = this;
    for (let b = size; b < this.capacity; b++) {
      if (this.top[b] !== b || this.label[b] !== INNER) continue;
      let empty = true;
      for (let l = 0; l < limbs; l++) if (dual[b * limbs + l] !== 0) empty = false;
      if (empty) this.expand(b);
    }
  }

  private enqueue(node: number): void {
    if (node < this.size) this.queue[this.queueTail++] = node;
    else for (const child of this.children[node - this.size]) this.enqueue(child);
  }

  private updateNearest(u: number, node: number): void {
    const known = this.nearest[node];
    if (known === NONE || this.edgeSlackLess(this.edge(u, node), this.edge(known, node))) this.nearest[node] = u;
  }

  private resetNearest(node: number): void {
    this.nearest[node] = NONE;
    for (let u = 0; u < this.size; u++) {
      if (this.top[u] !== node && this.label[this.top[u]] === OUTER && this.edge(u, node) !== NONE) {
        this.updateNearest(u, node);
      }
    }
  }

  /** A tight edge from an outer vertex: grow the tree, shrink a blossom, or augment (true). */
  private followEdge(from: number, to: number): boolean {
    const u = this.top[from];
    const v = this.top[to];
    if (this.label[v] === FREE) {
      if (this.match[v] === NONE) {
        this.flipPath(u, v);
        this.setMatch(v, u);
        return true;
      }
      this.parent[v] = from;
      this.label[v] = INNER;
      const next = this.top[this.match[v]];
      this.nearest[v] = NONE;
      this.nearest[next] = NONE;
      this.label[next] = OUTER;
      this.enqueue(next);
    } else if (this.label[v] === OUTER) {
      this.shrink(u, this.commonAncestor(u, v), v);
    }
    return false;
  }

  private flipPath(start: number, end: number): void {
    let u = start;
    let v = end;
    for (;;) {
      const freed = this.match[u] === NONE ? NONE : this.top[this.match[u]];
      this.setMatch(u, v);
      if (freed === NONE) return;
      const next = this.top[this.parent[freed]];
      this.setMatch(freed, next);
      u = next;
      v = freed;
    }
  }

  private setMatch(u: number, v: number): void {
    const { size } = this;
    const edge = this.edge(u, v);
    this.match[u] = edge % size;
    if (u < size) return;
    const child = this.childrenByVertex(u)[Math.floor(edge / size)];
    const position = this.evenPosition(u, child);
    const ring = this.children[u - size];
    for (let i = 0; i < position; i++) this.setMatch(ring[i], ring[i ^ 1]);
    this.setMatch(child, v);
    this.children[u - size] = [...ring.slice(position), ...ring.slice(0, position)];
  }

  /** Turns the ring round where needed, so that the way from its base to the child has even length. */
  private evenPosition(blossom: number, child: number): number {
    const ring = this.children[blossom - this.size];
    const position = ring.indexOf(child);
    if (position % 2 === 0) return position;
    const turned = ring.slice(1).reverse();
    for (let i = 0; i < turned.length; i++) ring[i + 1] = turned[i];
    return ring.length - position;
  }

  private commonAncestor(start: number, end: number): number {
    this.visit++;
    let u = start;
    let v = end;
    while (u !== NONE || v !== NONE) {
      if (u !== NONE) {
        if (this.visited[u] === this.visit) return u;
        this.visited[u] = this.visit;
        u = this.match[u] === NONE ? NONE : this.top[this.match[u]];
        if (u !== NONE) u = this.top[this.parent[u]];
      }
      [u, v] = [v, u];
    }
    return NONE;
  }

  private shrink(u: number, ancestor: number, v: number): void {
    const { size, limbs, capacity, dual } = this;
    let b = size;
    while (this.top[b] !== NONE) b++;
    for (let l = 0; l < limbs; l++) dual[b * limbs + l] = 0;
    this.label[b] = OUTER;
    this.match[b] = this.match[ancestor];
    this.parent[b] = this.parent[ancestor];
    const left = this.pathToAncestor(u, ancestor);
    const right = this.pathToAncestor(v, ancestor);
    this.children[b - size] = [ancestor, ...left.reverse(), ...right];
    this.setTop(b, b);
    const row = this.rowOf(b).fill(NONE);
    const byVertex = this.childrenByVertex(b).fill(NONE);
    for (const child of this.children[b - size]) {
      for (let x = 0; x < capacity; x++) {
        if (this.top[x] === NONE || this.top[x] === b) continue;
        const edge = this.edge(child, x);
        if (edge !== NONE && (row[x] === NONE || this.edgeSlackLess(edge, row[x]))) row[x] = edge;
      }
      this.markChild(byVertex, child, child);
    }
    for (let x = size; x < capacity; x++) {
      if (this.top[x] === NONE || this.top[x] === b) continue;
      const edge = row[x];
      this.rowOf(x)[b] = edge === NONE ? NONE : (edge % size) * size + Math.floor(edge / size);
    }
    this.resetNearest(b);
  }

  private markChild(byVertex: Int32Array, node: number, child: number): void {
    if (node < this.size) byVertex[node] = child;
    else for (const inner of this.children[node - this.size]) this.markChild(byVertex, inner, child);
  }

  private pathToAncestor(from: number, ancestor: number): number[] {
    const path: number[] = [];
    for (let x = from; x !== ancestor; ) {
      const inner = this.top[this.match[x]];
      path.push(x, inner);
      this.enqueue(inner);
      x = this.top[this.parent[inner]];
    }
    return path;
  }

  private setTop(node: number, top: number): void {
    this.top[node] = top;
    if (node >= this.size) for (const child of this.children[node - this.size]) this.setTop(child, top);
  }

  private expand(b: number): void {
    const { size } = this;
    for (const child of this.children[b - size]) this.setTop(child, child);
    // The child through which the tree entered the blossom.
    const entered = this.childrenByVertex(b)[Math.floor(this.edge(b, this.parent[b]) / size)];
    const position = this.evenPosition(b, entered);
    const ring = this.children[b - size];
    for (let i = 0; i < position; i += 2) {
      const inner = ring[i];
      const outer = ring[i + 1];
      const edge = this.edge(outer, inner);
      this.parent[inner] = Math.floor(edge / size);
      this.label[inner] = INNER;
      this.label[outer] = OUTER;
      this.nearest[inner] = NONE;
      this.resetNearest(outer);
      this.enqueue(outer);
    }
    this.label[entered] = INNER;
    this.parent[entered] = this.parent[b];
    this.nearest[entered] = NONE;
    for (let i = position + 1; i < ring.length; i++) {
      this.label[ring[i]] = FREE;
      this.resetNearest(ring[i]);
    }
    this.top[b] = NONE;
  }
}
