import { Hono } from 'hono';
import { listLeagues, viewLeague } from '../../services/league/view-leagues.ts';
import type { AppEnv } from '../context.ts';
import { pathId } from '../path-id.ts';
import { presentLeague } from '../present/league.ts';

/** Leagues under /s/leagues. */
export const leagues = new Hono<AppEnv>()
  .get('/', async (context) => context.json((await listLeagues(context.var.deps)).map(presentLeague)))
  .get('/:id', async (context) =>
    context.json(presentLeague(await viewLeague(context.var.deps, context.var.actor, pathId(context.req.param('id'))))),
  );
