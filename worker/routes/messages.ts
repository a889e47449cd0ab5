import { type Context, Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { openPersonSocket } from '../../durable-objects/connections/connect.ts';
import { noteSeen } from '../../durable-objects/connections/presence.ts';
import { personAsking } from '../../services/authority.ts';
import { openInbox, unreadMessages } from '../../services/message/inbox.ts';
import { orNotFound, Refusal } from '../../services/refusal.ts';
import { type AppEnv, sessionIdOf } from '../context.ts';
import { presentMessage } from '../present/message.ts';
import { route } from '../route.ts';

/** Messages, and the socket of an open page, which learns of new ones. Both also update the user's presence. */
export const messages = new Hono<AppEnv>();

route(messages, calls.unreadMessages, async ({ context, deps, actor }) => {
  if (actor.kind === 'person') isSeen(context, actor.account);
  return (await unreadMessages(deps, actor)).map(presentMessage);
});

route(messages, calls.openInbox, async ({ deps, actor }) => (await openInbox(deps, actor)).map(presentMessage));

route(messages, calls.followOwn, async ({ context, actor }) => {
  const { account } = personAsking(actor);
  const session = orNotFound(sessionIdOf(context), 'loginFirst');
  if (context.req.header('upgrade')?.toLowerCase() !== 'websocket') throw new Refusal('notFound');
  isSeen(context, account);
  const opened = await openPersonSocket(context.env, account, context.req.raw, { session });
  if (opened.status === 101) return opened;
  throw new Refusal(opened.status === 403 ? 'loginFirst' : 'tooManyConnections');
});

const isSeen = ({ env, executionCtx }: Context<AppEnv>, account: AccountId): void =>
  executionCtx.waitUntil(noteSeen(env, account));
