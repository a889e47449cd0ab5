import { Hono } from 'hono';
import { openInbox, unreadMessages } from '../../services/message/inbox.ts';
import type { AppEnv } from '../context.ts';
import { noteSeen } from '../presence.ts';
import { presentMessage } from '../present/message.ts';

/** Messages under /s/messages. The poll for unread ones is also the sign that somebody is here. */
export const messages = new Hono<AppEnv>()
  .get('/has-unread', async (context) => {
    const { actor, deps } = context.var;
    const unread = await unreadMessages(deps, actor);
    if (actor.kind === 'person') await noteSeen(context.env, actor.account);
    return context.json(unread.map(presentMessage));
  })
  .post('/get-and-mark-read', async (context) => {
    const all = await openInbox(context.var.deps, context.var.actor);
    return context.json(all.map(presentMessage));
  });
