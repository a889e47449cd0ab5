/** An unweighted graph with an adjacency predicate. */
export interface Graph {
  readonly size: number;
  readonly areAdjacent: (u: number, v: number) => boolean;
}

const NONE = -1;

export const hasPerfectMatching = (graph: Graph): boolean => graph.size % 2 === 0 && unmatched(graph, 1) === 0;

/** Unmatched vertices in a maximum matching. */
export const deficiency = (graph: Graph): number => unmatched(graph, Number.POSITIVE_INFINITY);

/** Edmonds' blossom algorithm after a greedy start; stops at `enough` unmatched vertices. */
function unmatched(graph: Graph, enough: number): number {
  const mate = greedyMatching(graph);
  const search = new AlternatingSearch(graph, mate);
  let alone = 0;
  for (let root = 0; root < graph.size && alone < enough; root++) {
    // A root without an augmenting path stays unmatched for good.
    if (mate[root] === NONE && !search.augment(root)) alone++;
  }
  return alone;
}

/** Starts with the last vertices, where callers put those with few neighbours. */
function greedyMatching({ size, areAdjacent }: Graph): Int32Array {
  const mate = new Int32Array(size).fill(NONE);
  for (let v = size - 1; v >= 0; v--) {
    if (mate[v] !== NONE) continue;
    for (let u = v - 1; u >= 0; u--) {
      if (mate[u] !== NONE || !areAdjacent(u, v)) continue;
      mate[u] = v;
      mate[v] = u;
      break;
    }
  }
  return mate;
}

/** Augments a matching in place (partners by vertex, -1 for none). */
export class AlternatingSearch {
  private readonly graph: Graph;
  private readonly mate: Int32Array;
  private readonly base: Int32Array;
  private readonly parent: Int32Array;
  private readonly used: Uint8Array;
  private readonly inBlossom: Uint8Array;
  private readonly onPath: Uint8Array;
  private readonly queue: Int32Array;

  constructor(graph: Graph, mate: Int32Array) {
    const { size } = graph;
    this.graph = graph;
    this.mate = mate;
    this.base = new Int32Array(size);
    this.parent = new Int32Array(size);
    this.used = new Uint8Array(size);
    this.inBlossom = new Uint8Array(size);
    this.onPath = new Uint8Array(size);
    this.queue = new Int32Array(size);
  }

  /** Matches an unmatched vertex if an augmenting path exists. */
  augment(root: number): boolean {
    const end = this.findPath(root);
    if (end === NONE) return false;
    for (let v = end; v !== NONE; ) {
      const previous = this.parent[v];
      const next = this.mate[previous];
      this.mate[v] = previous;
      this.mate[previous] = v;
      v = next;
    }
    return true;
  }

  private findPath(root: number): number {
    const { graph, mate, base, parent, used, queue } = this;
    used.fill(0);
    parent.fill(NONE);
    for (let v = 0; v < graph.size; v++) base[v] = v;
    let tail = 0;
    queue[tail++] = root;
    used[root] = 1;
    for (let head = 0; head < tail; head++) {
      const v = queue[head];
      for (let to = 0; to < graph.size; to++) {
        if (to === v || base[v] === base[to] || mate[v] === to || !graph.areAdjacent(v, to)) continue;
        if (to === root || (mate[to] !== NONE && parent[mate[to]] !== NONE)) {
          tail = this.shrink(v, to, tail);
        } else if (parent[to] === NONE) {
          parent[to] = v;
          if (mate[to] === NONE) return to;
          used[mate[to]] = 1;
          queue[tail++] = mate[to];
        }
      }
    }
    return NONE;
  }

  private shrink(v: number, to: number, queueTail: number): number {
    const { graph, base, used, inBlossom, queue } = this;
    let tail = queueTail;
    const ancestor = this.commonAncestor(v, to);
    inBlossom.fill(0);
    this.markPath(v, ancestor, to);
    this.markPath(to, ancestor, v);
    for (let i = 0; i < graph.size; i++) {
      if (inBlossom[base[i]] === 0) continue;
      base[i] = ancestor;
      if (used[i] === 0) {
        used[i] = 1;
        queue[tail++] = i;
      }
    }
    return tail;
  }

  private commonAncestor(a: number, b: number): number {
    const { base, mate, parent, onPath } = this;
    onPath.fill(0);
    for (let u = base[a]; ; u = base[parent[mate[u]]]) {
      onPath[u] = 1;
      if (mate[u] === NONE) break;
    }
    let w = base[b];
    while (onPath[w] === 0) w = base[parent[mate[w]]];
    return w;
  }

  private markPath(from: number, ancestor: number, child: number): void {
    const { base, mate, parent, inBlossom } = this;
    let v = from;
    let below = child;
    while (base[v] !== ancestor) {
      inBlossom[base[v]] = 1;
      inBlossom[base[mate[v]]] = 1;
      parent[v] = below;
      below = mate[v];
      v = parent[mate[v]];
    }
  }
}
