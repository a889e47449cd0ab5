import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import { openInbox, unreadMessages } from '../../services/message/inbox.ts';
import type { AppEnv } from '../context.ts';
import { noteSeen } from '../presence.ts';
import { presentMessage } from '../present/message.ts';
import { route } from '../route.ts';

/** Messages. The poll for unread ones also updates the user's presence. */
export const messages = new Hono<AppEnv>();

route(messages, calls.unreadMessages, async ({ context, deps, actor }) => {
  const unread = await unreadMessages(deps, actor);
  if (actor.kind === 'person') await noteSeen(context.env, actor.account);
  return unread.map(presentMessage);
});

route(messages, calls.openInbox, async ({ deps, actor }) => (await openInbox(deps, actor)).map(presentMessage));
