import { Hono } from 'hono';
import { tournamentStub } from '../../durable-objects/stubs.ts';
import { visibleState } from '../../services/tournament/view.ts';
import type { AppEnv } from '../context.ts';

/** The event stream of a tournament's page, under /s-tournament/tournament. */
export const stream = new Hono<AppEnv>().get('/tournament/listen-data/:id', async (context) => {
  const { tournament } = await visibleState(context.var.deps, context.var.actor, context.req.param('id'));
  const url = new URL('https://tournament/listen');
  url.searchParams.set('id', tournament.id);
  return tournamentStub(context.env, tournament.id).fetch(url, { signal: context.req.raw.signal });
});
