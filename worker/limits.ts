import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Limited } from '../contract/calls/description.ts';
import { REQUESTS_PER_MINUTE } from '../domain/limits.ts';
import type { RateLimit } from '../domain/rate-limit.ts';
import { MINUTE, SECOND } from '../domain/time.ts';
import { limitStub } from '../durable-objects/stubs.ts';
import { Refusal } from '../services/refusal.ts';
import { addressOf } from './address.ts';
import type { AppEnv } from './context.ts';

interface Counted {
  readonly key: string;
  readonly limit: RateLimit;
}

/** Refuses who asks for this too often, before it costs anything. It stands behind what looks at the form of a request. */
export const limited = (what: Limited) =>
  createMiddleware<AppEnv>(async (context, next) => {
    const { person, address } = REQUESTS_PER_MINUTE[what];
    const { actor } = context.var;
    const both = [perMinute(`${what} address ${addressOf(context)}`, address)];
    if (actor.kind === 'person') both.push(perMinute(`${what} person ${actor.account}`, person));
    await take(context.env, both, false);
    await next();
  });

/** What a password that does not fit is refused with. */
const WRONG = ['invalidCredentials', 'incorrectPassword'];

/**
 * Tries a password of an account, unless too many did not fit lately: of this account from this address, of this account
 * from anywhere, or from this address. Those that fit are not counted, since a school class shares one address. While
 * it is being looked at, a password holds its place, so that many at once are not more than many in a row.
 */
export async function tryPassword<Value>(
  context: Context<AppEnv>,
  account: string,
  attempt: () => Promise<Value>,
): Promise<Value> {
  const { env } = context;
  const address = addressOf(context);
  const name = account.toLowerCase();
  const { wrongPassword: most } = REQUESTS_PER_MINUTE;
  const held = await take(
    env,
    [
      perMinute(`password address ${address}`, most.address),
      perMinute(`password account ${name}`, most.account),
      perMinute(`password both ${address} ${name}`, most.accountFromAddress),
    ],
    true,
  );
  try {
    const value = await attempt();
    await settle(env, held, false);
    return value;
  } catch (error) {
    await settle(env, held, error instanceof Refusal && WRONG.includes(error.key));
    throw error;
  }
}

const perMinute = (key: string, most: number): Counted => ({ key, limit: { most, withinMs: MINUTE } });

interface Held {
  readonly key: string;
  readonly at: number;
}

/** Counts one under each key; where one of them is full, under none, and refuses. */
async function take(env: Env, counted: readonly Counted[], open: boolean): Promise<readonly Held[]> {
  const answers = await Promise.all(
    counted.map(async ({ key, limit }) => ({ key, ...(await limitStub(env, key).take(key, limit, open)) })),
  );
  const held = answers.filter((answer) => answer.taken);
  const waits = answers.flatMap((answer) => (answer.taken ? [] : [answer.waitMs]));
  if (waits.length === 0) return held;
  if (open) await settle(env, held, false);
  throw new Refusal('tooManyRequests', { seconds: Math.ceil(Math.max(...waits) / SECOND) });
}

async function settle(env: Env, held: readonly Held[], counts: boolean): Promise<void> {
  await Promise.all(held.map(({ key, at }) => limitStub(env, key).settle(key, at, counts)));
}
