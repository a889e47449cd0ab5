import type { EdgeCosts } from './edge-costs.ts';

const NONE = -1;

/** Upper bound of vertices and blossoms that exist at the same time. */
export const nodesFor = (vertices: number): number => vertices + (vertices >> 1) + 1;

/**
 * A matching and its nested blossoms (odd rings of vertices and smaller blossoms). A node is a vertex or a blossom, a
 * top node is in no blossom. Edges are u * size + v, with u in the first node.
 */
export class Blossoms {
  readonly size: number;
  readonly capacity: number;
  /** Outermost node by node; -1 for unused blossoms. */
  readonly top: Int32Array;
  /** The vertex, in another node, that each node is matched with. */
  readonly match: Int32Array;
  private readonly costs: EdgeCosts;
  private readonly rings: number[][];
  /** The edge of least slack from a blossom to each other node. */
  private readonly bestEdge: (Int32Array | undefined)[];
  /** The ring node that contains each vertex of a blossom. */
  private readonly ringNode: (Int32Array | undefined)[];

  constructor(costs: EdgeCosts) {
    this.costs = costs;
    this.size = costs.size;
    this.capacity = nodesFor(costs.size);
    this.top = new Int32Array(this.capacity).fill(NONE);
    this.match = new Int32Array(this.capacity).fill(NONE);
    this.rings = Array.from({ length: this.capacity - this.size }, () => []);
    this.bestEdge = new Array(this.capacity - this.size).fill(undefined);
    this.ringNode = new Array(this.capacity - this.size).fill(undefined);
    for (let v = 0; v < this.size; v++) this.top[v] = v;
  }

  isBlossom(node: number): boolean {
    return node >= this.size;
  }

  isTop(node: number): boolean {
    return this.top[node] === node;
  }

  matchedTop(node: number): number {
    return this.match[node] === NONE ? NONE : this.top[this.match[node]];
  }

  ring(blossom: number): readonly number[] {
    return this.rings[blossom - this.size];
  }

  nodeHolding(blossom: number, vertex: number): number {
    return this.ringNodes(blossom)[vertex];
  }

  /** The edge of least slack between two nodes, or -1. */
  edge(a: number, b: number): number {
    if (this.isBlossom(a)) return this.bestEdges(a)[b];
    if (this.isBlossom(b)) return this.reversed(this.bestEdges(b)[a]);
    return this.costs.hasEdge(a, b) ? a * this.size + b : NONE;
  }

  tail(edge: number): number {
    return Math.floor(edge / this.size);
  }

  head(edge: number): number {
    return edge % this.size;
  }

  isTight(edge: number): boolean {
    return this.costs.isTight(this.tail(edge), this.head(edge));
  }

  slackIsLess(edge: number, than: number): boolean {
    return this.costs.slackIsLess(this.tail(edge), this.head(edge), this.tail(than), this.head(than));
  }

  /** Matches a with b from the side of a, down to the vertices. */
  setMatch(a: number, b: number): void {
    const edge = this.edge(a, b);
    this.match[a] = this.head(edge);
    if (!this.isBlossom(a)) return;
    const base = this.nodeHolding(a, this.tail(edge));
    const position = this.evenPosition(a, base);
    const ring = this.rings[a - this.size];
    for (let i = 0; i < position; i++) this.setMatch(ring[i], ring[i ^ 1]);
    this.setMatch(base, b);
    this.rings[a - this.size] = [...ring.slice(position), ...ring.slice(0, position)];
  }

  /** Reverses the ring if needed, so that the path from the base to the node has even length. */
  evenPosition(blossom: number, node: number): number {
    const ring = this.rings[blossom - this.size];
    const position = ring.indexOf(node);
    if (position % 2 === 0) return position;
    const turned = ring.slice(1).reverse();
    for (let i = 0; i < turned.length; i++) ring[i + 1] = turned[i];
    return ring.length - position;
  }

  /** Shrinks top nodes into a blossom; the first is its base. */
  shrink(ring: number[]): number {
    let blossom = this.size;
    while (this.top[blossom] !== NONE) blossom++;
    this.costs.clearDual(blossom);
    this.match[blossom] = this.match[ring[0]];
    this.rings[blossom - this.size] = ring;
    this.setTop(blossom, blossom);
    const inside = this.ringNodes(blossom).fill(NONE);
    for (const node of ring) this.markInside(inside, node, node);
    this.findBestEdges(blossom);
    return blossom;
  }

  /** Turns the ring nodes of a blossom into top nodes again. */
  open(blossom: number): void {
    for (const node of this.ring(blossom)) this.setTop(node, node);
  }

  release(blossom: number): void {
    this.top[blossom] = NONE;
  }

  /** Expands all blossoms into vertex duals, which keeps slacks non-negative. */
  dissolveAll(): void {
    const { size, capacity, costs } = this;
    for (let b = size; b < capacity; b++) if (this.isTop(b)) this.shareDual(b, new Float64Array(costs.limbs));
    this.top.fill(NONE, size);
    for (let v = 0; v < size; v++) this.top[v] = v;
    for (let b = size; b < capacity; b++) costs.clearDual(b);
  }

  /** Enclosing blossoms by vertex. */
  holders(): readonly (readonly number[])[] {
    const held: number[][] = Array.from({ length: this.size }, () => []);
    const visit = (node: number, around: readonly number[]): void => {
      if (this.isBlossom(node)) for (const inner of this.ring(node)) visit(inner, [...around, node]);
      else held[node] = [...around];
    };
    for (let node = 0; node < this.capacity; node++) if (this.isTop(node)) visit(node, []);
    return held;
  }

  private shareDual(node: number, above: Float64Array): void {
    if (!this.isBlossom(node)) {
      this.costs.addToDual(node, -1, above);
      return;
    }
    const share = Float64Array.from(above, (value, l) => value + this.costs.dualOf(node, l) / 2);
    for (const inner of this.ring(node)) this.shareDual(inner, share);
  }

  private setTop(node: number, top: number): void {
    this.top[node] = top;
    if (this.isBlossom(node)) for (const inner of this.ring(node)) this.setTop(inner, top);
  }

  private markInside(inside: Int32Array, node: number, ringNode: number): void {
    if (!this.isBlossom(node)) inside[node] = ringNode;
    else for (const inner of this.ring(node)) this.markInside(inside, inner, ringNode);
  }

  private findBestEdges(blossom: number): void {
    const best = this.bestEdges(blossom).fill(NONE);
    for (let x = 0; x < this.capacity; x++) {
      if (this.top[x] === NONE || this.top[x] === blossom) continue;
      for (const node of this.ring(blossom)) {
        const edge = this.edge(node, x);
        if (edge !== NONE && (best[x] === NONE || this.slackIsLess(edge, best[x]))) best[x] = edge;
      }
      if (this.isBlossom(x)) this.bestEdges(x)[blossom] = this.reversed(best[x]);
    }
  }

  private reversed(edge: number): number {
    return edge === NONE ? NONE : this.head(edge) * this.size + this.tail(edge);
  }

  private bestEdges(blossom: number): Int32Array {
    const index = blossom - this.size;
    this.bestEdge[index] ??= new Int32Array(this.capacity).fill(NONE);
    return this.bestEdge[index];
  }

  private ringNodes(blossom: number): Int32Array {
    const index = blossom - this.size;
    this.ringNode[index] ??= new Int32Array(this.size).fill(NONE);
    return this.ringNode[index];
  }
}
