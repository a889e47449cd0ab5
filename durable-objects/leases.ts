import type { AccountId } from '../domain/ids.ts';
import { MOST_CONNECTIONS } from '../domain/limits.ts';
import type { Place } from './places.ts';
import { addressStub, connectionStub } from './stubs.ts';

/** One open stream or socket, and where it is counted. Travels with the connection and is given back at its end. */
export interface Lease {
  readonly id: string;
  readonly counters: readonly Counter[];
}

/** A person is counted by an object of his own, an address by one that counts many of them. */
export type Counter = { readonly person: AccountId } | { readonly address: string };

/** Who wants to open a connection. */
export interface Comer {
  /** As the platform knows it. */
  readonly address: string;
  readonly account: AccountId | null;
}

export const personCounter = (account: AccountId): string => `person ${account}`;

/** Counts a connection for its address and its person; null where either has as many as there may be. */
export async function takeLease(env: Env, { address, account }: Comer, place: Place): Promise<Lease | null> {
  const wanted: Counter[] = [{ address }, ...(account === null ? [] : [{ person: account }])];
  const id = crypto.randomUUID();
  const counters: Counter[] = [];
  for (const counter of wanted) {
    if (await take(env, counter, id, place)) {
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
  await Promise.all(
    counters.map((counter) =>
      'person' in counter
        ? connectionStub(env, personCounter(counter.person)).give(id)
        : addressStub(env, counter.address).give(id, counter.address),
    ),
  );
}

const take = async (env: Env, counter: Counter, id: string, place: Place): Promise<boolean> =>
  'person' in counter
    ? connectionStub(env, personCounter(counter.person)).take(id, place, MOST_CONNECTIONS.person)
    : addressStub(env, counter.address).take(id, place, MOST_CONNECTIONS.address, counter.address);
