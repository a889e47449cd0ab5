import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import { DELIVERY_TIMEOUT_MS } from '../../domain/kernel/limits.ts';
import { within } from '../../durable-objects/outbox/time-limit.ts';
import { senderStub } from '../../durable-objects/stubs.ts';
import {
  parkedMessages,
  type Resend,
  resendParkedMessage,
  resendParkedMessages,
} from '../../services/delivery/parked-messages.ts';
import type { AppEnv } from '../context.ts';
import { presentParkedMessage } from '../present/parked-message.ts';
import { route } from '../route.ts';

/** Messages between the objects of the server that could not be delivered. */
export const delivery = new Hono<AppEnv>();

route(delivery, calls.listParkedMessages, async ({ deps, actor }) => {
  const { total, messages } = await parkedMessages(deps, actor);
  return { total, messages: messages.map(presentParkedMessage) };
});

route(delivery, calls.resendParkedMessage, ({ context, deps, actor, path }) =>
  resendParkedMessage(deps, actor, path.id, resendBy(context.env)),
);

route(delivery, calls.resendParkedMessages, ({ context, deps, actor }) =>
  resendParkedMessages(deps, actor, resendBy(context.env)),
);

const resendBy =
  (env: Env): Resend =>
  async (sender, messages) =>
    within(DELIVERY_TIMEOUT_MS, senderStub(env, sender).resend(messages));
