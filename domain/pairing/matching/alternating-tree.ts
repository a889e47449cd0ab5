import type { Blossoms } from './blossoms.ts';
import type { EdgeCosts } from './edge-costs.ts';

const NONE = -1;
const FREE = -1;
const OUTER = 0;
const INNER = 1;

/**
 * Searches an augmenting path from an unmatched node: a tree of tight edges with alternating outer and inner nodes.
 * Without a tight edge the duals change by the largest step that keeps slacks non-negative, which makes an edge tight
 * or empties a blossom.
 */
export class AlternatingTree {
  private readonly costs: EdgeCosts;
  private readonly blossoms: Blossoms;
  /** The outer vertex that reached an inner node. */
  private readonly parent: Int32Array;
  private readonly label: Int8Array;
  /** The outer vertex with the least slack to each node. */
  private readonly nearest: Int32Array;
  private readonly visited: Int32Array;
  private readonly queue: Int32Array;
  private queueHead = 0;
  private queueTail = 0;
  /** Tight edges between outer nodes, u * size + v, shrunk only when the search is stuck otherwise. */
  private readonly rings: number[] = [];
  private visit = 0;
  private readonly step: Float64Array;

  constructor(costs: EdgeCosts, blossoms: Blossoms) {
    this.costs = costs;
    this.blossoms = blossoms;
    this.parent = new Int32Array(blossoms.capacity).fill(NONE);
    this.label = new Int8Array(blossoms.capacity);
    this.nearest = new Int32Array(blossoms.capacity);
    this.visited = new Int32Array(blossoms.capacity);
    this.queue = new Int32Array(costs.size + 1);
    this.step = new Float64Array(costs.limbs);
  }

  /** Matches an unmatched top node along an augmenting path; false if there is none. */
  augmentFrom(root: number): boolean {
    this.label.fill(FREE);
    this.nearest.fill(NONE);
    this.clearQueue();
    this.parent[root] = NONE;
    this.label[root] = OUTER;
    this.enqueue(root);
    for (;;) {
      if (this.scanQueue()) return true;
      if (!this.findStep()) return false;
      this.takeStep();
      this.clearQueue();
      if (this.followTightEdges()) return true;
      this.expandEmptyBlossoms();
    }
  }

  private clearQueue(): void {
    this.queueHead = 0;
    this.queueTail = 0;
    this.rings.length = 0;
  }

  /** Scans the edges of new outer vertices. Most paths end before an expensive blossom is needed. */
  private scanQueue(): boolean {
    do {
      while (this.queueHead < this.queueTail) if (this.scan(this.queue[this.queueHead++])) return true;
    } while (this.shrinkNext());
    return false;
  }

  private scan(u: number): boolean {
    const { costs } = this;
    const { top } = this.blossoms;
    if (this.label[top[u]] === INNER) return false;
    for (let v = 0; v < costs.size; v++) {
      if (top[u] === top[v] || !costs.hasEdge(u, v)) continue;
      if (!costs.isTight(u, v)) this.updateNearest(u, top[v]);
      else if (this.label[top[v]] === OUTER) this.rings.push(u * costs.size + v);
      else if (this.followEdge(u, v)) return true;
    }
    return false;
  }

  /** Shrinks one postponed blossom; false if there is none. */
  private shrinkNext(): boolean {
    const { blossoms } = this;
    for (let edge = this.rings.pop(); edge !== undefined; edge = this.rings.pop()) {
      const [u, v] = [blossoms.top[blossoms.tail(edge)], blossoms.top[blossoms.head(edge)]];
      if (u === v) continue;
      this.shrink(u, v);
      return true;
    }
    return false;
  }

  /** Changes the duals by the largest step that slacks and inner blossoms' duals allow. */
  private findStep(): boolean {
    const { costs, blossoms } = this;
    const { limbs } = costs;
    const offer = new Float64Array(limbs);
    let isFound = false;
    for (let x = 0; x < blossoms.capacity; x++) {
      if (!blossoms.isTop(x)) continue;
      const isInner = this.label[x] === INNER;
      if (isInner && blossoms.isBlossom(x)) {
        for (let l = 0; l < limbs; l++) offer[l] = costs.dualOf(x, l) / 2;
      } else if (!isInner && this.nearest[x] !== NONE) {
        const edge = blossoms.edge(this.nearest[x], x);
        const share = this.label[x] === OUTER ? 2 : 1;
        for (let l = 0; l < limbs; l++) offer[l] = costs.slack(blossoms.tail(edge), blossoms.head(edge), l) / share;
      } else continue;
      if (!isFound || isLess(offer, this.step)) this.step.set(offer);
      isFound = true;
    }
    return isFound;
  }

  private takeStep(): void {
    const { costs, blossoms, step } = this;
    for (let v = 0; v < costs.size; v++) {
      const label = this.label[blossoms.top[v]];
      if (label !== FREE) costs.addToDual(v, label === OUTER ? 1 : -1, step);
    }
    for (let b = costs.size; b < blossoms.capacity; b++) {
      if (blossoms.isTop(b) && this.label[b] !== FREE) costs.addToDual(b, this.label[b] === OUTER ? 2 : -2, step);
    }
  }

  private followTightEdges(): boolean {
    const { blossoms } = this;
    for (let x = 0; x < blossoms.capacity; x++) {
      if (!blossoms.isTop(x) || this.nearest[x] === NONE || blossoms.top[this.nearest[x]] === x) continue;
      const edge = blossoms.edge(this.nearest[x], x);
      if (blossoms.isTight(edge) && this.followEdge(blossoms.tail(edge), blossoms.head(edge))) return true;
    }
    return false;
  }

  private expandEmptyBlossoms(): void {
    const { costs, blossoms } = this;
    for (let b = costs.size; b < blossoms.capacity; b++) {
      if (blossoms.isTop(b) && this.label[b] === INNER && costs.dualIsZero(b)) this.expand(b);
    }
  }

  private enqueue(node: number): void {
    if (!this.blossoms.isBlossom(node)) this.queue[this.queueTail++] = node;
    else for (const inner of this.blossoms.ring(node)) this.enqueue(inner);
  }

  private updateNearest(u: number, node: number): void {
    const { blossoms } = this;
    const known = this.nearest[node];
    if (known === NONE || blossoms.slackIsLess(blossoms.edge(u, node), blossoms.edge(known, node))) {
      this.nearest[node] = u;
    }
  }

  private resetNearest(node: number): void {
    const { top } = this.blossoms;
    this.nearest[node] = NONE;
    for (let u = 0; u < this.costs.size; u++) {
      if (top[u] === node || this.label[top[u]] !== OUTER || this.blossoms.edge(u, node) === NONE) continue;
      this.updateNearest(u, node);
    }
  }

  /** Follows a tight edge: grows the tree, shrinks a blossom, or augments (true). */
  private followEdge(from: number, to: number): boolean {
    const { blossoms } = this;
    const u = blossoms.top[from];
    const v = blossoms.top[to];
    if (this.label[v] === OUTER) {
      this.shrink(u, v);
      return false;
    }
    if (this.label[v] === INNER) return false;
    const next = blossoms.matchedTop(v);
    if (next === NONE) {
      this.flipPath(u, v);
      blossoms.setMatch(v, u);
      return true;
    }
    this.parent[v] = from;
    this.label[v] = INNER;
    this.label[next] = OUTER;
    this.nearest[v] = NONE;
    this.nearest[next] = NONE;
    this.enqueue(next);
    return false;
  }

  private flipPath(start: number, end: number): void {
    const { blossoms } = this;
    let u = start;
    let v = end;
    for (;;) {
      const freed = blossoms.matchedTop(u);
      blossoms.setMatch(u, v);
      if (freed === NONE) return;
      const next = blossoms.top[this.parent[freed]];
      blossoms.setMatch(freed, next);
      u = next;
      v = freed;
    }
  }

  private shrink(u: number, v: number): void {
    const ancestor = this.commonAncestor(u, v);
    const left = this.pathToAncestor(u, ancestor);
    const right = this.pathToAncestor(v, ancestor);
    const blossom = this.blossoms.shrink([ancestor, ...left.reverse(), ...right]);
    this.label[blossom] = OUTER;
    this.parent[blossom] = this.parent[ancestor];
    this.resetNearest(blossom);
  }

  private commonAncestor(start: number, end: number): number {
    const { blossoms } = this;
    this.visit++;
    let u = start;
    let v = end;
    while (u !== NONE) {
      if (this.visited[u] === this.visit) return u;
      this.visited[u] = this.visit;
      const inner = blossoms.matchedTop(u);
      u = inner === NONE ? NONE : blossoms.top[this.parent[inner]];
      // Both ends walk up alternately until one reaches the root.
      if (v !== NONE) [u, v] = [v, u];
    }
    return NONE;
  }

  private pathToAncestor(from: number, ancestor: number): number[] {
    const { blossoms } = this;
    const path: number[] = [];
    for (let x = from; x !== ancestor; ) {
      const inner = blossoms.matchedTop(x);
      path.push(x, inner);
      this.enqueue(inner);
      x = blossoms.top[this.parent[inner]];
    }
    return path;
  }

  /** Expands an inner blossom with dual zero; one path of its ring stays in the tree. */
  private expand(blossom: number): void {
    const { blossoms } = this;
    const entered = blossoms.nodeHolding(blossom, blossoms.tail(blossoms.edge(blossom, this.parent[blossom])));
    blossoms.open(blossom);
    const position = blossoms.evenPosition(blossom, entered);
    const ring = blossoms.ring(blossom);
    for (let i = 0; i < position; i += 2) {
      const [inner, outer] = [ring[i], ring[i + 1]];
      this.parent[inner] = blossoms.tail(blossoms.edge(outer, inner));
      this.label[inner] = INNER;
      this.label[outer] = OUTER;
      this.nearest[inner] = NONE;
      this.resetNearest(outer);
      this.enqueue(outer);
    }
    this.label[entered] = INNER;
    this.parent[entered] = this.parent[blossom];
    this.nearest[entered] = NONE;
    for (let i = position + 1; i < ring.length; i++) {
      this.label[ring[i]] = FREE;
      this.resetNearest(ring[i]);
    }
    blossoms.release(blossom);
  }
}

function isLess(a: Float64Array, b: Float64Array): boolean {
  for (let l = 0; l < a.length; l++) if (a[l] !== b[l]) return a[l] < b[l];
  return false;
}
