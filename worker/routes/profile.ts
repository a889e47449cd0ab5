import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import { headToHead } from '../../services/profile/head-to-head.ts';
import { viewProfile } from '../../services/profile/view-profile.ts';
import { answer } from '../answer.ts';
import type { AppEnv } from '../context.ts';
import { whoIsOnline } from '../presence.ts';
import { presentHeadToHead, presentProfile } from '../present/profile.ts';

export const profile = new Hono<AppEnv>();

answer(profile, calls.viewProfile, async ({ context, deps, actor, path }) => {
  const seen = await viewProfile(deps, actor, path.id);
  const online = await whoIsOnline(context.env, [seen.account.id]);
  return presentProfile(seen, online.length > 0);
});

answer(profile, calls.headToHead, async ({ deps, actor, path }) =>
  presentHeadToHead(await headToHead(deps, actor, path.id, path.other)),
);
