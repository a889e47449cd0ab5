/**
 * A maximum matching of a general graph from which vertices are taken away, alone or in pairs, as long as all the
 * others keep a partner. It answers the question of every "first possible opponent" rule: can these two meet and leave
 * the rest a pairing? Edmonds' blossom algorithm; after each step at most two augmenting searches repair the matching.
 */
export class ShrinkingMatching {
  readonly #size: number;
  readonly #adjacent: (a: number, b: number) => boolean;
  readonly #gone: Uint8Array;
  /** The partner of each vertex, or -1. */
  #mate: Int32Array;

  /** Vertices are 0 to size - 1; `adjacent` is symmetric. */
  constructor(size: number, adjacent: (a: number, b: number) => boolean) {
    this.#size = size;
    this.#adjacent = adjacent;
    this.#gone = new Uint8Array(size);
    this.#mate = new Int32Array(size).fill(-1);
    for (let vertex = 0; vertex < size; vertex++) this.#matchGreedily(vertex);
    for (let vertex = 0; vertex < size; vertex++) this.#augmentFrom(vertex);
  }

  /** How many of the remaining vertices stay without a partner, at the least. */
  get exposed(): number {
    let count = 0;
    for (let vertex = 0; vertex < this.#size; vertex++) if (this.#isExposed(vertex)) count++;
    return count;
  }

  /** Takes an adjacent pair away, unless that leaves more of the others without a partner than before. */
  takePair(a: number, b: number): boolean {
    const allowed = this.exposed;
    return this.#attempt([a, b], () => this.exposed <= allowed);
  }

  /** Takes one vertex away if it can be among those who stay without a partner. */
  takeSingle(a: number): boolean {
    const allowed = this.exposed - 1;
    return this.#attempt([a], () => this.exposed <= allowed);
  }

  #attempt(leaving: readonly number[], succeeded: () => boolean): boolean {
    const before = this.#mate.slice();
    const widowed = leaving.map((vertex) => this.#mate[vertex]).filter((mate) => mate >= 0 && !leaving.includes(mate));
    for (const vertex of leaving) this.#gone[vertex] = 1;
    for (const vertex of [...leaving, ...widowed]) this.#mate[vertex] = -1;
    for (const vertex of widowed) this.#augmentFrom(vertex);
    if (succeeded()) return true;
    for (const vertex of leaving) this.#gone[vertex] = 0;
    this.#mate = before;
    return false;
  }

  #isExposed(vertex: number): boolean {
    return this.#gone[vertex] === 0 && this.#mate[vertex] < 0;
  }

  #matchGreedily(vertex: number): void {
    if (!this.#isExposed(vertex)) return;
    for (let other = vertex + 1; other < this.#size; other++) {
      if (this.#isExposed(other) && this.#adjacent(vertex, other)) {
        this.#mate[vertex] = other;
        this.#mate[other] = vertex;
        return;
      }
    }
  }

  /** Gives an exposed vertex a partner if an augmenting path starts from it. */
  #augmentFrom(root: number): void {
    if (!this.#isExposed(root)) return;
    const search = new AlternatingTree(this.#size, root, this.#mate);
    let end = search.grow((a, b) => this.#gone[b] === 0 && this.#adjacent(a, b));
    while (end >= 0) {
      const before = search.parent[end];
      const next = this.#mate[before];
      this.#mate[end] = before;
      this.#mate[before] = end;
      end = next;
    }
  }
}

/** One search of the blossom algorithm: a tree of alternating paths from the root, odd cycles contracted to their base. */
class AlternatingTree {
  readonly parent: Int32Array;
  readonly #base: Int32Array;
  readonly #isOuter: Uint8Array;
  readonly #queue: number[] = [];
  readonly #mate: Int32Array;

  constructor(size: number, root: number, mate: Int32Array) {
    this.parent = new Int32Array(size).fill(-1);
    this.#base = Int32Array.from({ length: size }, (_, vertex) => vertex);
    this.#isOuter = new Uint8Array(size);
    this.#mate = mate;
    this.#makeOuter(root);
  }

  /** The exposed vertex at the end of an augmenting path, its way back in `parent`; -1 if there is none. */
  grow(adjacent: (a: number, b: number) => boolean): number {
    for (let head = 0; head < this.#queue.length; head++) {
      const outer = this.#queue[head];
      for (let other = 0; other < this.parent.length; other++) {
        if (other === this.#mate[outer] || this.#base[outer] === this.#base[other] || !adjacent(outer, other)) continue;
        if (this.#isOuter[other]) {
          this.#contract(outer, other);
        } else if (this.parent[other] < 0) {
          this.parent[other] = outer;
          if (this.#mate[other] < 0) return other;
          this.#makeOuter(this.#mate[other]);
        }
      }
    }
    return -1;
  }

  #makeOuter(vertex: number): void {
    this.#isOuter[vertex] = 1;
    this.#queue.push(vertex);
  }

  #contract(a: number, b: number): void {
    const base = this.#commonBase(a, b);
    const inBlossom = new Uint8Array(this.parent.length);
    this.#markPath(a, base, b, inBlossom);
    this.#markPath(b, base, a, inBlossom);
    for (let vertex = 0; vertex < inBlossom.length; vertex++) {
      if (!inBlossom[this.#base[vertex]]) continue;
      this.#base[vertex] = base;
      if (!this.#isOuter[vertex]) this.#makeOuter(vertex);
    }
  }

  /** Where the paths from two outer vertices to the root meet. */
  #commonBase(a: number, b: number): number {
    const onPath = new Uint8Array(this.parent.length);
    for (let vertex = this.#base[a]; ; vertex = this.#base[this.parent[this.#mate[vertex]]]) {
      onPath[vertex] = 1;
      if (this.#mate[vertex] < 0) break;
    }
    let vertex = this.#base[b];
    while (!onPath[vertex]) vertex = this.#base[this.parent[this.#mate[vertex]]];
    return vertex;
  }

  #markPath(from: number, base: number, child: number, inBlossom: Uint8Array): void {
    let [vertex, below] = [from, child];
    while (this.#base[vertex] !== base) {
      const mate = this.#mate[vertex];
      inBlossom[this.#base[vertex]] = 1;
      inBlossom[this.#base[mate]] = 1;
      this.parent[vertex] = below;
      below = mate;
      vertex = this.parent[mate];
    }
  }
}
