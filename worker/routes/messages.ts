import { Hono } from 'hono';
import { Refusal } from '../../services/refusal.ts';
import type { AppEnv } from '../context.ts';
import { noteSeen } from '../presence.ts';

/** Messages under /s/messages. The poll for unread ones is also the sign that somebody is here. */
export const messages = new Hono<AppEnv>().get('/has-unread', async (context) => {
  const { actor } = context.var;
  if (actor.kind === 'visitor') throw new Refusal('notFound');
  await noteSeen(context.env, actor.account);
  return context.json([]);
});
