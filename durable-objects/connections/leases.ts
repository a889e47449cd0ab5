import type { AccountId } from '../../domain/kernel/ids.ts';
import { MOST_CONNECTIONS } from '../../domain/kernel/limits.ts';
import { addressStub, personStub } from '../stubs.ts';
import type { ConnectionTarget } from './connection-target.ts';

/** A counted stream or socket; travels with the connection and is returned when it ends. */
export interface Lease {
  readonly id: string;
  readonly counters: readonly Counter[];
}

/** A person's own object counts; addresses share some. */
export type Counter = { readonly person: AccountId } | { readonly address: string };

export interface Client {
  /** As reported by the platform. */
  readonly address: string;
  readonly account: AccountId | null;
}

export async function takeLease(
  env: Env,
  { address, account }: Client,
  target: ConnectionTarget,
): Promise<Lease | null> {
  const wanted: Counter[] = [{ address }, ...(account === null ? [] : [{ person: account }])];
  const id = crypto.randomUUID();
  const counters: Counter[] = [];
  for (const counter of wanted) {
    if (await take(env, counter, id, target)) {
      counters.push(counter);
      continue;
    }
    await releaseLease(env, { id, counters });
    return null;
  }
  return { id, counters };
}

export async function releaseLease(env: Env, { id, counters }: Lease): Promise<void> {
  await Promise.all(
    counters.map((counter) =>
      'person' in counter
        ? personStub(env, counter.person).release(id)
        : addressStub(env, counter.address).release(counter.address, id),
    ),
  );
}

const take = async (env: Env, counter: Counter, id: string, target: ConnectionTarget): Promise<boolean> =>
  'person' in counter
    ? personStub(env, counter.person).take(id, target, MOST_CONNECTIONS.person)
    : addressStub(env, counter.address).take(counter.address, id, target, MOST_CONNECTIONS.address);
