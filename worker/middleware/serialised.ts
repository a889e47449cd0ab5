import { createMiddleware } from 'hono/factory';
import { passwordStub } from '../../durable-objects/stubs.ts';
import { Refusal } from '../../services/refusal.ts';
import { addressOf } from '../address.ts';
import type { AppEnv } from '../context.ts';

/** By then some of the queued requests have finished. */
const COME_AGAIN_SECONDS = 5;

/**
 * Serialises the password-hashing requests of one address, including their database reads, so that a hundred parallel
 * log-ins delay others no more than a few in sequence.
 */
export const serialised = createMiddleware<AppEnv>(async (context, next) => {
  const admitted = await passwordStub(context.env, addressOf(context)).inTurn(async () => {
    await next();
  });
  if (!admitted) throw new Refusal('tooBusy', { seconds: COME_AGAIN_SECONDS });
});
