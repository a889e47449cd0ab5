import { AlternatingSearch } from './matching/maximum-matching.ts';

/**
 * A maximum matching from which vertices are removed, singly or in pairs, while the others keep a partner. It decides
 * if two entrants can meet and leave the rest pairable. At most two augmenting searches repair it after each step.
 */
export class ShrinkingMatching {
  readonly #size: number;
  readonly #gone: Uint8Array;
  /** Partner by vertex, or -1. */
  readonly #mate: Int32Array;
  readonly #search: AlternatingSearch;

  /** Vertices are 0 to size - 1; `adjacent` must be symmetric. */
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

  /** The least number of remaining vertices without a partner. */
  get exposed(): number {
    let count = 0;
    for (let vertex = 0; vertex < this.#size; vertex++) if (this.#isExposed(vertex)) count++;
    return count;
  }

  /** Removes an adjacent pair unless that leaves more vertices without a partner. */
  takePair(a: number, b: number): boolean {
    const allowed = this.exposed;
    return this.#attempt([a, b], () => this.exposed <= allowed);
  }

  /** Removes a vertex if it can be one without a partner. */
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

  /** Greedy start; most vertices of a large field keep this partner. */
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
