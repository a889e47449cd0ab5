import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import { loadPresence } from '../../durable-objects/connections/presence.ts';
import { headToHead } from '../../services/profile/head-to-head.ts';
import { viewProfile } from '../../services/profile/view-profile.ts';
import type { AppEnv } from '../context.ts';
import { presentHeadToHead, presentProfile } from '../present/profile.ts';
import { route } from '../route.ts';

export const profile = new Hono<AppEnv>();

route(profile, calls.viewProfile, async ({ context, deps, actor, path }) => {
  const seen = await viewProfile(deps, actor, path.id);
  const online = await loadPresence(context.env, [seen.account.id]);
  return presentProfile(seen, online.length > 0);
});

route(profile, calls.headToHead, async ({ deps, actor, path }) =>
  presentHeadToHead(await headToHead(deps, actor, path.id, path.other)),
);
