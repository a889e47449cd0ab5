import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import type { TournamentId } from '../../domain/ids.ts';
import { gameStub, tournamentStub } from '../../durable-objects/stubs.ts';
import { answerCall, callArbiter, callsOf } from '../../services/tournament/arbiter-calls.ts';
import { loggedGames } from '../../services/tournament/fair-play.ts';
import { answer } from '../answer.ts';
import type { AppEnv } from '../context.ts';
import { presentCall } from '../present/arbiter-call.ts';
import { presentFairPlay } from '../present/fair-play.ts';

/** Calls for the arbiter, what becomes of them, and what he looks up after a round. */
export const arbiterCalls = new Hono<AppEnv>();

answer(arbiterCalls, calls.callArbiter, async ({ context, deps, actor, path, body }) => {
  await tellHosts(context.env, await callArbiter(deps, actor, path.id, body.words));
  return {};
});

answer(arbiterCalls, calls.answerCall, async ({ context, deps, actor, path, body }) => {
  await tellHosts(context.env, await answerCall(deps, actor, path.id, { call: path.call, words: body.words }));
  return {};
});

answer(arbiterCalls, calls.listCalls, async ({ deps, actor, path }) => ({
  calls: (await callsOf(deps, actor, path.id)).map(presentCall),
}));

answer(arbiterCalls, calls.readFairPlay, async ({ context, deps, actor, path, query }) => {
  const asked = { ...path, from: query.from ?? 0 };
  const { games, next } = await loggedGames(deps, actor, asked, async (game) => gameStub(context.env, game).log());
  return { rows: games.flatMap(presentFairPlay), next };
});

/** Those who have a page of the tournament open ask at once. */
const tellHosts = (env: Env, id: TournamentId): Promise<void> => tournamentStub(env, id).callsChanged();
