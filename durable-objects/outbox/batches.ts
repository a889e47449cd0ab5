interface Waiting<Item> {
  readonly item: Item;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Collects what is sent at the same moment, and sends it together. */
export class Batches<Item> {
  readonly #most: number;
  readonly #send: (items: readonly Item[]) => Promise<readonly (Error | null)[]>;
  #waiting: Waiting<Item>[] = [];

  /** `send` sends at most so many items, and answers for each of them. */
  constructor(most: number, send: (items: readonly Item[]) => Promise<readonly (Error | null)[]>) {
    this.#most = most;
    this.#send = send;
  }

  /** Settles with the answer for this item. */
  send(item: Item): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) setTimeout(() => this.#sendAll(), 0);
      this.#waiting.push({ item, resolve, reject });
    });
  }

  #sendAll(): void {
    const all = this.#waiting;
    this.#waiting = [];
    for (const batch of inBatches(all, this.#most)) void this.#sendBatch(batch);
  }

  async #sendBatch(batch: readonly Waiting<Item>[]): Promise<void> {
    try {
      const answers = await this.#send(batch.map(({ item }) => item));
      for (const [index, { resolve, reject }] of batch.entries()) {
        const error = answers[index];
        if (error === null) resolve();
        else reject(error ?? new Error('no answer for this one'));
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}

export const inBatches = <Item>(items: readonly Item[], most: number): (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / most) }, (_, index) => items.slice(index * most, (index + 1) * most));
