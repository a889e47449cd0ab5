import { AlternatingSearch } from './matching/maximum-matching.ts';

/**
 * A maximum matching of a general graph from which vertices are taken away, alone or in pairs, as long as all the
 * others keep a partner. It answers the question of every "first possible opponent" rule: can these two meet and leave
 * the rest a pairing? After each step at most two augmenting searches repair the matching.
 */
export class ShrinkingMatching {
  readonly #size: number;
  readonly #gone: Uint8Array;
  /** The partner of each vertex, or -1. */
  readonly #mate: Int32Array;
  readonly #search: AlternatingSearch;

  /** Vertices are 0 to size - 1; `adjacent` is symmetric. */
  constructor(size: number, adjacent: (a: number, b: number) => boolean) {
    this.#size = size;
    const gone = new Uint8Array(size);
    this.#gone = gone;
    this.#mate = new Int32Array(size).fill(-1);
    const areAdjacent = (a: number, b: number) => gone[b] === 0 && adjacent(a, b);
    this.#search = new AlternatingSearch({ size, areAdjacent }, this.#mate);
    for (let vertex = 0; vertex < size; vertex++) this.#matchGreedily(vertex, adjacent);
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
    this.#mate.set(before);
    return false;
  }

  #isExposed(vertex: number): boolean {
    return this.#gone[vertex] === 0 && this.#mate[vertex] < 0;
  }

  /** A first partner without a search: most vertices of a large field keep it. */
  #matchGreedily(vertex: number, adjacent: (a: number, b: number) => boolean): void {
    if (!this.#isExposed(vertex)) return;
    for (let other = vertex + 1; other < this.#size; other++) {
      if (this.#isExposed(other) && adjacent(vertex, other)) {
        this.#mate[vertex] = other;
        this.#mate[other] = vertex;
        return;
      }
    }
  }

  #augmentFrom(vertex: number): void {
    if (this.#isExposed(vertex)) this.#search.augment(vertex);
  }
}
