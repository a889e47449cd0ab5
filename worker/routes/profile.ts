import { Hono } from 'hono';
import { viewProfile } from '../../services/profile/view-profile.ts';
import type { AppEnv } from '../context.ts';
import { pathId } from '../path-id.ts';
import { whoIsOnline } from '../presence.ts';
import { presentProfile } from '../present/profile.ts';

/** Profiles under /s/profile. */
export const profile = new Hono<AppEnv>().get('/:id', async (context) => {
  const seen = await viewProfile(context.var.deps, context.var.actor, pathId(context.req.param('id')));
  const online = await whoIsOnline(context.env, [seen.account.id]);
  return context.json(presentProfile(seen, online.length > 0));
});
