import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import { listLeagues, viewLeague } from '../../services/league/view-leagues.ts';
import { answer } from '../answer.ts';
import type { AppEnv } from '../context.ts';
import { presentLeague } from '../present/league.ts';

export const leagues = new Hono<AppEnv>();

answer(leagues, calls.listLeagues, async ({ deps }) => (await listLeagues(deps)).map(presentLeague));

answer(leagues, calls.viewLeague, async ({ deps, actor, path }) =>
  presentLeague(await viewLeague(deps, actor, path.id)),
);
