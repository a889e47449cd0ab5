import { assert } from '../kernel/result.ts';

/** Values by start number. Cheap to copy with few changes, as each result produces a new table. */
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

  values(): readonly Item[] {
    return this.#items;
  }

  at(place: number): Item | undefined {
    return this.#items[place];
  }

  map<Other>(other: (item: Item, place: number) => Other): ByNumber<Other> {
    return new ByNumber(this.numbers, this.#places, this.#items.map(other));
  }

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
