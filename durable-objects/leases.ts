import type { AccountId } from '../domain/ids.ts';
import { MOST_CONNECTIONS } from '../domain/limits.ts';
import type { Place } from './places.ts';
import { connectionStub } from './stubs.ts';

/** One open stream or socket, and where it is counted. Travels with the connection and is given back at its end. */
export interface Lease {
  readonly id: string;
  readonly counters: readonly string[];
}

/** Who wants to open a connection. */
export interface Comer {
  /** As the platform knows it. */
  readonly address: string;
  readonly account: AccountId | null;
}

export const personCounter = (account: AccountId): string => `person ${account}`;

/** Counts a connection for its address and its person; null where either has as many as there may be. */
export async function takeLease(env: Env, { address, account }: Comer, place: Place): Promise<Lease | null> {
  const wanted = [
    { counter: `address ${address}`, most: MOST_CONNECTIONS.address },
    ...(account === null ? [] : [{ counter: personCounter(account), most: MOST_CONNECTIONS.person }]),
  ];
  const id = crypto.randomUUID();
  const counters: string[] = [];
  for (const { counter, most } of wanted) {
    if (await connectionStub(env, counter).take(id, place, most)) {
      counters.push(counter);
      continue;
    }
    await giveLease(env, { id, counters });
    return null;
  }
  return { id, counters };
}

/** The connection has ended. */
export async function giveLease(env: Env, { id, counters }: Lease): Promise<void> {
  await Promise.all(counters.map((counter) => connectionStub(env, counter).give(id)));
}
