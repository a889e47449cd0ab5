import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { RateLimitName } from '../contract/calls/description.ts';
import { REQUESTS_PER_HOUR, REQUESTS_PER_MINUTE, REQUESTS_PER_TEN_MINUTES } from '../domain/kernel/limits.ts';
import { HOUR, MINUTE, SECOND } from '../domain/kernel/time.ts';
import type { RateLimit } from '../domain/lib/rate-limit.ts';
import { limitStub } from '../durable-objects/stubs.ts';
import { Refusal } from '../services/refusal.ts';
import { addressOf } from './address.ts';
import type { AppEnv } from './context.ts';

interface Counted {
  readonly key: string;
  readonly limit: RateLimit;
}

/** Rate-limits a call before it causes any cost. It runs after the validation of the request. */
export const limited = (what: RateLimitName) =>
  createMiddleware<AppEnv>(async (context, next) => {
    const { person, address } = REQUESTS_PER_MINUTE[what];
    const { actor } = context.var;
    const both = [perMinute(`${what} address ${addressOf(context)}`, address)];
    const perTenMinutes = REQUESTS_PER_TEN_MINUTES[what];
    if (perTenMinutes !== undefined)
      both.push({
        key: `${what} address ${addressOf(context)} ten minutes`,
        limit: { most: perTenMinutes, withinMs: 10 * MINUTE },
      });
    const perHour = REQUESTS_PER_HOUR[what];
    if (actor.kind === 'person') {
      both.push(perMinute(`${what} person ${actor.account}`, person));
      if (perHour !== undefined)
        both.push({ key: `${what} person ${actor.account} hour`, limit: { most: perHour, withinMs: HOUR } });
    }
    await take(context.env, both, false);
    await next();
  });

/** The refusals of a wrong password. */
const WRONG = ['invalidCredentials', 'incorrectPassword'];

/**
 * Tries a password, unless there were too many wrong ones lately: for this account from this address, for this account
 * from anywhere, or from this address. Correct passwords are not counted, because a school class shares one address. A
 * password holds a slot while it is checked, so that parallel attempts count like sequential ones.
 */
export function tryPassword<Value>(
  context: Context<AppEnv>,
  account: string,
  attempt: () => Promise<Value>,
): Promise<Value> {
  const address = addressOf(context);
  const name = account.toLowerCase();
  const { wrongPassword: most } = REQUESTS_PER_MINUTE;
  const counted = [
    perMinute(`password address ${address}`, most.address),
    perMinute(`password account ${name}`, most.account),
    perMinute(`password both ${address} ${name}`, most.accountFromAddress),
  ];
  return tryGuess(context.env, counted, WRONG, attempt);
}

/** Tries the code of a room, unless there were too many wrong ones from this address lately. */
export function tryRoomCode(context: Context<AppEnv>, attempt: () => Promise<void>): Promise<void> {
  const counted = [perMinute(`room code ${addressOf(context)}`, REQUESTS_PER_MINUTE.wrongRoomCode.address)];
  return tryGuess(context.env, counted, ['wrongRoomCode'], attempt);
}

/** Does what a link allows, unless there were too many wrong ones from this address lately. */
export function tryEntryLink<Value>(context: Context<AppEnv>, attempt: () => Promise<Value>): Promise<Value> {
  const counted = [perMinute(`entry link ${addressOf(context)}`, REQUESTS_PER_MINUTE.wrongEntryLink.address)];
  return tryGuess(context.env, counted, ['noSuchEntry'], attempt);
}

/** Counts only what is refused as wrong; an attempt holds a slot under each key while it is checked. */
async function tryGuess<Value>(
  env: Env,
  counted: readonly Counted[],
  wrong: readonly string[],
  attempt: () => Promise<Value>,
): Promise<Value> {
  const held = await take(env, counted, true);
  try {
    const value = await attempt();
    await settle(env, held, false);
    return value;
  } catch (error) {
    await settle(env, held, error instanceof Refusal && wrong.includes(error.key));
    throw error;
  }
}

const perMinute = (key: string, most: number): Counted => ({ key, limit: { most, withinMs: MINUTE } });

interface Held {
  readonly key: string;
  readonly at: number;
}

/** Counts one attempt under each key; if one key is at its limit, counts none and refuses. */
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
