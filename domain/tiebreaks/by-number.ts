import { assert } from '../result.ts';

/**
 * Something for each entrant of a tournament, found by start number. A copy in which a few have something else is cheap:
 * after each result a table is made of the one before it.
 */
export class ByNumber<Item> {
  readonly numbers: readonly number[];
  readonly #places: ReadonlyMap<number, number>;
  readonly #items: readonly Item[];

  private constructor(numbers: readonly number[], places: ReadonlyMap<number, number>, items: readonly Item[]) {
    this.numbers = numbers;
    this.#places = places;
    this.#items = items;
  }

  static of<Item>(items: ReadonlyMap<number, Item>): ByNumber<Item> {
    const numbers = [...items.keys()];
    return new ByNumber(numbers, new Map(numbers.map((number, place) => [number, place])), [...items.values()]);
  }

  get(number: number): Item | undefined {
    const place = this.#places.get(number);
    return place === undefined ? undefined : this.#items[place];
  }

  /** In the order of `numbers`. */
  values(): readonly Item[] {
    return this.#items;
  }

  /** What stands at this place of `numbers`. */
  at(place: number): Item | undefined {
    return this.#items[place];
  }

  /** Something else for each of the same entrants, at the same places. */
  map<Other>(other: (item: Item, place: number) => Other): ByNumber<Other> {
    return new ByNumber(this.numbers, this.#places, this.#items.map(other));
  }

  /** Something else for some of the entrants. */
  with(changed: Iterable<readonly [number, Item]>): ByNumber<Item> {
    const items = [...this.#items];
    for (const [number, item] of changed) {
      const place = this.#places.get(number);
      assert(place !== undefined, `no entrant has the number ${number}`);
      items[place] = item;
    }
    return new ByNumber(this.numbers, this.#places, items);
  }
}
