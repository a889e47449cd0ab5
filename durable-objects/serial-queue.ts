/**
 * Runs tasks one after the other, in the order they came. While a task waits for the database other calls come in:
 * without the queue two of them would decide on the same old state.
 */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();

  run<Value>(task: () => Promise<Value>): Promise<Value> {
    const result = this.#last.then(task, task);
    this.#last = result.catch(() => undefined);
    return result;
  }
}
