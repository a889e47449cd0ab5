import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import type { ErrorKey } from '../../contract/errors.ts';
import type { ToldWith } from '../../contract/live.ts';
import { playerRequestOf } from '../../contract/player-request.ts';
import { type GameId, isId } from '../../domain/ids.ts';
import type { Result } from '../../domain/result.ts';
import { SECOND } from '../../domain/time.ts';
import { openGameSocket } from '../../durable-objects/connect.ts';
import { giveLease, takeLease } from '../../durable-objects/leases.ts';
import { gameStub } from '../../durable-objects/stubs.ts';
import { personAsking } from '../../services/authority.ts';
import { gameToArbitrate, type SeenGame, seeGame } from '../../services/game/find-game.ts';
import { lobbyOf } from '../../services/game/lobby.ts';
import { mayAnalyse } from '../../services/game/may-analyse.ts';
import { found, orRefuse, Refusal } from '../../services/refusal.ts';
import { addressOf } from '../address.ts';
import { answer } from '../answer.ts';
import type { AppEnv } from '../context.ts';
import { noteSeen } from '../presence.ts';
import { presentAccountsInfo, presentGameView, presentLobby, presentPlay, VISITORS_LOBBY } from '../present/game.ts';
import { presentGameLog } from '../present/game-log.ts';

/** Why a game takes no socket, by the status that it answers. */
const SOCKET_REFUSALS: Readonly<Record<number, ErrorKey>> = {
  404: 'noSuchGame',
  409: 'changedMeanwhile',
  429: 'tooManySpectators',
};

/** Live games. A move touches the game's own object only: neither D1 nor the tournament waits for it. */
export const game = new Hono<AppEnv>();

answer(game, calls.lobby, async ({ context, deps, actor }) => {
  if (actor.kind === 'visitor') return VISITORS_LOBBY;
  context.executionCtx.waitUntil(noteSeen(context.env, actor.account));
  return presentLobby(await lobbyOf(deps, actor), actor);
});

answer(game, calls.openGame, async ({ context, deps, actor, path }) => {
  const seen = await seeGame(deps, actor, path.id);
  return presentPlay(seen, actor, await liveView(context.env, seen));
});

answer(game, calls.viewGame, async ({ context, deps, actor, path }) => {
  const seen = await seeGame(deps, actor, path.id);
  const isOver = seen.game.finishedAt !== null;
  return presentGameView(seen, isOver ? null : await gameStub(context.env, seen.game.id).review());
});

answer(game, calls.mayAnalyse, async ({ deps, actor, path }) => ({ allowed: await mayAnalyse(deps, actor, path.id) }));

answer(game, calls.gameInfo, async ({ deps, actor, path }) => presentAccountsInfo(await seeGame(deps, actor, path.id)));

answer(game, calls.readGameLog, async ({ context, deps, actor, path }) => {
  const page = await gameToArbitrate(deps, actor, path.id);
  return presentGameLog(await gameStub(context.env, page.game.id).log());
});

answer(game, calls.adjustClock, async ({ context, deps, actor, path, body: { white, add } }) => {
  personAsking(actor);
  const page = await gameToArbitrate(deps, actor, path.id);
  const side = white ? 'white' : 'black';
  orRefuse<unknown>(await gameStub(context.env, page.game.id).adjustTime(side, add * SECOND));
  return {};
});

answer(game, calls.move, async ({ context, path: { id, from, to }, query }) => {
  const wanted = found(playerRequestOf(from, to, query), 'invalidInput');
  const session = found(context.var.session, 'loginFirst');
  const stub = gameStub(context.env, known(id));
  const answered: Result<{ version: number; ply: number }, ErrorKey> = await stub.commandBy(session, wanted);
  const view = orRefuse(answered);
  return { v: view.version, ply: view.ply };
});

/** The live connection of a game. */
answer(game, calls.watchGame, async ({ context, deps, actor, path, query }) => {
  const { session } = context.var;
  if (context.req.header('upgrade')?.toLowerCase() !== 'websocket') throw new Refusal('notFound');
  const seen = await seeGame(deps, actor, path.id);
  const account = actor.kind === 'person' ? actor.account : null;
  const comer = { address: addressOf(context), account };
  const lease = found(await takeLease(context.env, comer, { kind: 'game', id: seen.game.id }), 'tooManyConnections');
  const holder = {
    account,
    session: account && session,
    lease,
    byRight: seen.byRight,
    revision: seen.tournament.revision,
    toldWith: toldWith(query.told),
    page: query.page ?? null,
  };
  const opened = await openGameSocket(context.env, seen.game.id, context.req.raw, holder);
  if (opened.status === 101) return opened;
  await giveLease(context.env, lease);
  throw new Refusal(SOCKET_REFUSALS[opened.status] ?? 'internalError');
});

answer(game, calls.sayPhrase, async ({ context, actor, path, body: { side, message_id: phrase } }) => {
  const { account } = personAsking(actor);
  const stub = gameStub(context.env, known(path.id));
  orRefuse<unknown>(await stub.chat(account, side === 0 ? 'white' : 'black', phrase));
  return {};
});

/** The running game as its object has it; a finished one is in the database. */
const liveView = async (env: Env, { game: row }: SeenGame) =>
  row.finishedAt === null ? gameStub(env, row.id).view() : null;

/** Pages of an earlier version ask for moves in other words; whole games they understand as well. */
const toldWith = (asked: string | undefined): ToldWith => (asked === 'changes' ? 'changes' : 'games');

function known(id: GameId): GameId {
  if (!isId(id)) throw new Refusal('noSuchGame');
  return id;
}
