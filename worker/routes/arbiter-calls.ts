import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import { writeFinding } from '../../contract/tournament/readiness.ts';
import type { TournamentId } from '../../domain/kernel/ids.ts';
import { gameStub, tournamentStub } from '../../durable-objects/stubs.ts';
import { answerCall, callArbiter, callsOf } from '../../services/tournament/arbiter-calls.ts';
import { loggedGames } from '../../services/tournament/fair-play.ts';
import { readinessOf } from '../../services/tournament/readiness.ts';
import type { AppEnv } from '../context.ts';
import { presentCall } from '../present/arbiter-call.ts';
import { presentFairPlay } from '../present/fair-play.ts';
import { route } from '../route.ts';

/** Calls for the arbiter, their resolution, the fair-play report of a round, and what the rating report lacks. */
export const arbiterCalls = new Hono<AppEnv>();

route(arbiterCalls, calls.callArbiter, async ({ context, deps, actor, path, body }) => {
  await tellHosts(context.env, await callArbiter(deps, actor, path.id, body.words));
  return {};
});

route(arbiterCalls, calls.answerCall, async ({ context, deps, actor, path, body }) => {
  await tellHosts(context.env, await answerCall(deps, actor, path.id, { call: path.call, words: body.words }));
  return {};
});

route(arbiterCalls, calls.listCalls, async ({ deps, actor, path }) => ({
  calls: (await callsOf(deps, actor, path.id)).map(presentCall),
}));

route(arbiterCalls, calls.readFairPlay, async ({ context, deps, actor, path, query }) => {
  const request = { ...path, from: query.from ?? 0 };
  const { games, next } = await loggedGames(deps, actor, request, async (game) => gameStub(context.env, game).log());
  return { rows: games.flatMap(presentFairPlay), next };
});

route(arbiterCalls, calls.readReadiness, async ({ deps, actor, path }) => {
  const { ready, findings, deadlines } = await readinessOf(deps, actor, path.id);
  return { ready, findings: findings.map(writeFinding), deadlines };
});

/** Makes organisers with an open page of the tournament refetch the calls. */
const tellHosts = (env: Env, id: TournamentId): Promise<void> => tournamentStub(env, id).callsChanged();
