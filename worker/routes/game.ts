import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { ErrorKey } from '../../contract/errors.ts';
import { chatPayload, clockPayload, moveQuery, square } from '../../contract/games.ts';
import { parseRole, parseSquare } from '../../domain/chess/square.ts';
import type { PlayerRequest } from '../../domain/game/commands.ts';
import { type GameId, isId } from '../../domain/ids.ts';
import type { Result } from '../../domain/result.ts';
import { SECOND } from '../../domain/time.ts';
import { openGameSocket } from '../../durable-objects/connect.ts';
import { giveLease, takeLease } from '../../durable-objects/leases.ts';
import { gameStub } from '../../durable-objects/stubs.ts';
import { personAsking } from '../../services/authority.ts';
import { gameToArbitrate, type SeenGame, seeGame } from '../../services/game/find-game.ts';
import { lobbyOf } from '../../services/game/lobby.ts';
import { found, orRefuse, Refusal } from '../../services/refusal.ts';
import { addressOf } from '../address.ts';
import type { AppEnv } from '../context.ts';
import { limited } from '../limits.ts';
import { body, params, query } from '../middleware/validate.ts';
import { pathId } from '../path-id.ts';
import { noteSeen } from '../presence.ts';
import { presentAccountsInfo, presentGameView, presentLobby, presentPlay } from '../present/game.ts';

/** What a player asks for besides moves, by its path. */
const REQUESTS: Readonly<Record<string, PlayerRequest>> = {
  'resign/resign': { kind: 'resign' },
  'draw/yes': { kind: 'agreeToDraw' },
  'draw/no': { kind: 'declineDraw' },
  'draw/auto': { kind: 'askForAutomaticDraw' },
  'flag/flag': { kind: 'callFlag' },
};

/** Everything under /s/game. A move touches the game's own object only: neither D1 nor the tournament waits for it. */
export const game = new Hono<AppEnv>()
  .get('/lobby', async (context) => {
    const { actor, deps } = context.var;
    if (actor.kind === 'visitor') return context.json({ authenticated: false, next: -1, id: null, info: null });
    context.executionCtx.waitUntil(noteSeen(context.env, actor.account));
    return context.json(presentLobby(await lobbyOf(deps, actor), actor));
  })
  .get('/play/:id', async (context) => {
    const seen = await seeGame(context.var.deps, context.var.actor, context.req.param('id'));
    return context.json(presentPlay(seen, context.var.actor, await liveView(context.env, seen)));
  })
  .get('/view/:id', async (context) => {
    const seen = await seeGame(context.var.deps, context.var.actor, context.req.param('id'));
    return context.json(presentGameView(seen, await liveView(context.env, seen)));
  })
  .get('/:id/accounts/info', async (context) => {
    const seen = await seeGame(context.var.deps, context.var.actor, context.req.param('id'));
    return context.json(presentAccountsInfo(seen));
  })
  .post('/time/:id', body(clockPayload), async (context) => {
    const { deps, actor } = context.var;
    const person = personAsking(actor);
    const { white, add } = context.req.valid('json');
    const page = await gameToArbitrate(deps, actor, context.req.param('id'));
    const side = white ? 'white' : 'black';
    orRefuse<unknown>(await gameStub(context.env, page.game.id).adjustTime(person.account, side, add * SECOND));
    return context.json({});
  })
  .post('/move/:id/:from/:to', query(moveQuery), async (context) => {
    const { id, from, to } = context.req.param();
    const wanted = REQUESTS[`${from}/${to}`] ?? moveOf(from, to, context.req.valid('query'));
    return play(context, id, wanted);
  });

/** Everything under /socket: the live connection of a game, and the phrases its players say. */
export const socket = new Hono<AppEnv>()
  .get('/:id', async (context) => {
    const { actor, deps, session } = context.var;
    if (context.req.header('upgrade')?.toLowerCase() !== 'websocket') throw new Refusal('notFound');
    const seen = await seeGame(deps, actor, context.req.param('id'));
    const account = actor.kind === 'person' ? actor.account : null;
    const comer = { address: addressOf(context), account };
    const lease = found(await takeLease(context.env, comer, { kind: 'game', id: seen.game.id }), 'tooManyConnections');
    const holder = {
      account,
      session: account && session,
      lease,
      byRight: seen.byRight,
      revision: seen.tournament.revision,
    };
    const answer = await openGameSocket(context.env, seen.game.id, context.req.raw, holder);
    if (answer.status === 101) return answer;
    await giveLease(context.env, lease);
    throw new Refusal(SOCKET_REFUSALS[answer.status] ?? 'internalError');
  })
  .post('/message/:id', params(z.object({ id: z.string() })), body(chatPayload), limited('chat'), async (context) => {
    const { account } = personAsking(context.var.actor);
    const { side, message_id: phrase } = context.req.valid('json');
    const stub = gameStub(context.env, gameId(context.req.param('id')));
    orRefuse<unknown>(await stub.chat(account, side === 0 ? 'white' : 'black', phrase));
    return context.json({});
  });

/** Why a game takes no socket, by the status that it answers. */
const SOCKET_REFUSALS: Readonly<Record<number, ErrorKey>> = {
  404: 'noSuchGame',
  409: 'changedMeanwhile',
  429: 'tooManySpectators',
};

async function play(context: Context<AppEnv>, id: string, wanted: PlayerRequest): Promise<Response> {
  const session = found(context.var.session, 'loginFirst');
  const answer: Result<{ version: number; ply: number }, ErrorKey> = await gameStub(context.env, gameId(id)).commandBy(
    session,
    wanted,
  );
  const view = orRefuse(answer);
  return context.json({ v: view.version, ply: view.ply });
}

function moveOf(from: string, to: string, { promotion, ply, think }: z.output<typeof moveQuery>): PlayerRequest {
  if (!square.safeParse(from).success || !square.safeParse(to).success) throw new Refusal('invalidInput');
  const role = promotion === undefined ? undefined : parseRole(promotion);
  const move = { from: parseSquare(from) ?? 0, to: parseSquare(to) ?? 0, ...(role && { promotion: role }) };
  return { kind: 'move', move, ...(ply !== undefined && { ply }), ...(think !== undefined && { thinkMs: think }) };
}

/** The running game as its object has it; a finished one is in the database. */
const liveView = async (env: Env, { game: row }: SeenGame) =>
  row.finishedAt === null ? gameStub(env, row.id).view() : null;

function gameId(text: string): GameId {
  if (!isId(text)) throw new Refusal('noSuchGame');
  return pathId<GameId>(text);
}
