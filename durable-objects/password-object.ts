import { DurableObject } from 'cloudflare:workers';
import { MOST_WAITING_PASSWORDS } from '../domain/limits.ts';
import { workerHasher } from '../services/account/password.ts';
import type { PasswordHasher } from '../services/account/password-hash.ts';
import { Turnstile } from './turnstile.ts';

/**
 * Hashes the passwords that come from one address, on a thread that answers no pages: one request after the other, so
 * that whoever sends many waits behind himself. It keeps nothing.
 */
export class PasswordObject extends DurableObject<Env> {
  /** How passwords are hashed here; the many accounts of a test have a quicker way. */
  protected readonly hasher: () => PasswordHasher = workerHasher;
  #hashingMs = 0;
  readonly #turnstile = new Turnstile(MOST_WAITING_PASSWORDS, () => this.#hashingMs);

  /** Runs the work of a request when its turn has come; false where too many wait already. */
  async inTurn(work: () => Promise<void>): Promise<boolean> {
    return (await this.#turnstile.run(work)) !== null;
  }

  hash(password: string): string {
    return this.#timed(() => this.hasher().hash(password));
  }

  fits(stored: string | null, password: string): boolean {
    return this.#timed(() => this.hasher().fits(stored, password));
  }

  /** Where a clock stands still while code runs, as when deployed, it takes no time: there the thread is its own. */
  #timed<Value>(task: () => Value): Value {
    const began = Date.now();
    const value = task();
    this.#hashingMs = Date.now() - began;
    return value;
  }
}
