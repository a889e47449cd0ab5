import { DurableObject } from 'cloudflare:workers';
import { MOST_WAITING_PASSWORDS } from '../../domain/kernel/limits.ts';
import { workerHasher } from '../../services/account/login/password.ts';
import type { PasswordHasher } from '../../services/account/login/password-hash.ts';
import { clock } from '../../services/platform/clock.ts';
import { FairQueue } from '../limits/fair-queue.ts';
import type { PasswordRpc } from '../objects.ts';

/** Hashes one password at a time per address, off the page-serving thread. Stateless. */
export class PasswordObject extends DurableObject<Env> implements PasswordRpc {
  /** Overridable, as tests with many accounts need a faster hasher. */
  protected readonly hasher: () => PasswordHasher = workerHasher;
  #hashingMs = 0;
  readonly #queue = new FairQueue(MOST_WAITING_PASSWORDS, () => this.#hashingMs);

  /** Queues the work of a request; false if the queue is full. */
  async inTurn(work: () => Promise<void>): Promise<boolean> {
    return (await this.#queue.run(work)) !== null;
  }

  hash(password: string): string {
    return this.#timed(() => this.hasher().hash(password));
  }

  fits(stored: string | null, password: string): boolean {
    return this.#timed(() => this.hasher().fits(stored, password));
  }

  /** When deployed, the clock stands still while code runs, so this measures 0; the thread is not shared there. */
  #timed<Value>(task: () => Value): Value {
    const began = clock.now();
    const value = task();
    this.#hashingMs = clock.now() - began;
    return value;
  }
}
