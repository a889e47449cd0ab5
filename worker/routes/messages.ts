import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import { openInbox, unreadMessages } from '../../services/message/inbox.ts';
import { answer } from '../answer.ts';
import type { AppEnv } from '../context.ts';
import { noteSeen } from '../presence.ts';
import { presentMessage } from '../present/message.ts';

/** Messages. The poll for unread ones is also the sign that somebody is here. */
export const messages = new Hono<AppEnv>();

answer(messages, calls.unreadMessages, async ({ context, deps, actor }) => {
  const unread = await unreadMessages(deps, actor);
  if (actor.kind === 'person') await noteSeen(context.env, actor.account);
  return unread.map(presentMessage);
});

answer(messages, calls.openInbox, async ({ deps, actor }) => (await openInbox(deps, actor)).map(presentMessage));
