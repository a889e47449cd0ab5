import type { AskAnswer } from '../../contract/live.ts';

/** Requests on a socket that wait for their answers, which have the numbers of their requests. */
export class PendingRequests {
  readonly #resolvers = new Map<number, (answer: AskAnswer) => void>();
  #last = 0;

  /** A new request, with its number. */
  add(): { readonly n: number; readonly answered: Promise<AskAnswer> } {
    this.#last += 1;
    const n = this.#last;
    return { n, answered: new Promise((resolve) => this.#resolvers.set(n, resolve)) };
  }

  resolve(answer: AskAnswer): void {
    this.#resolvers.get(answer.n)?.(answer);
    this.#resolvers.delete(answer.n);
  }

  /** Requests on a closed connection are never answered. */
  clear(): void {
    this.#resolvers.clear();
  }
}
