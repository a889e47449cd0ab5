import { createMiddleware } from 'hono/factory';
import { passwordStub } from '../../durable-objects/stubs.ts';
import { Refusal } from '../../services/refusal.ts';
import { addressOf } from '../address.ts';
import type { AppEnv } from '../context.ts';

/** By then a part of those who wait is through. */
const COME_AGAIN_SECONDS = 5;

/**
 * Of the requests of one address that hash a password, one is at work at a time, from its first look into the database
 * on: a hundred log-ins at once cost others no more than a few in a row.
 */
export const oneAtATime = createMiddleware<AppEnv>(async (context, next) => {
  const admitted = await passwordStub(context.env, addressOf(context)).inTurn(async () => {
    await next();
  });
  if (!admitted) throw new Refusal('tooBusy', { seconds: COME_AGAIN_SECONDS });
});
