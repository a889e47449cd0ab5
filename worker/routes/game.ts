import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import { playerRequestOf } from '../../contract/game/player-request.ts';
import type { ErrorKey } from '../../contract/http/errors.ts';
import type { MessageFormat } from '../../contract/live.ts';
import { type GameId, isId } from '../../domain/kernel/ids.ts';
import type { Result } from '../../domain/kernel/result.ts';
import { SECOND } from '../../domain/kernel/time.ts';
import { openGameSocket } from '../../durable-objects/connections/connect.ts';
import { releaseLease, takeLease } from '../../durable-objects/connections/leases.ts';
import { noteSeen } from '../../durable-objects/connections/presence.ts';
import { gameStub } from '../../durable-objects/stubs.ts';
import { personAsking } from '../../services/authority.ts';
import { loadGameForArbiter, loadVisibleGame, type VisibleGame } from '../../services/game/find-game.ts';
import { lobbyOf } from '../../services/game/lobby.ts';
import { mayAnalyse } from '../../services/game/may-analyse.ts';
import { orNotFound, orRefuse, Refusal } from '../../services/refusal.ts';
import { addressOf } from '../address.ts';
import type { AppEnv } from '../context.ts';
import { presentAccountsInfo, presentGameView, presentLobby, presentPlay, VISITORS_LOBBY } from '../present/game.ts';
import { presentGameLog } from '../present/game-log.ts';
import { route } from '../route.ts';

/** The refusals of a game's socket by the status of the object's response. */
const SOCKET_REFUSALS: Readonly<Record<number, ErrorKey>> = {
  404: 'noSuchGame',
  409: 'changedMeanwhile',
  429: 'tooManySpectators',
};

/** Live games. A move only involves the game's own object; neither D1 nor the tournament is on its path. */
export const game = new Hono<AppEnv>();

route(game, calls.lobby, async ({ context, deps, actor }) => {
  if (actor.kind === 'visitor') return VISITORS_LOBBY;
  context.executionCtx.waitUntil(noteSeen(context.env, actor.account));
  return presentLobby(await lobbyOf(deps, actor, async (id) => gameStub(context.env, id).view()), actor);
});

route(game, calls.openGame, async ({ context, deps, actor, path }) => {
  const seen = await loadVisibleGame(deps, actor, path.id);
  return presentPlay(seen, actor, await liveView(context.env, seen));
});

route(game, calls.viewGame, async ({ context, deps, actor, path }) => {
  const seen = await loadVisibleGame(deps, actor, path.id);
  const isOver = seen.game.finishedAt !== null;
  return presentGameView(seen, isOver ? null : await gameStub(context.env, seen.game.id).review());
});

route(game, calls.mayAnalyse, async ({ deps, actor, path }) => ({ allowed: await mayAnalyse(deps, actor, path.id) }));

route(game, calls.gameInfo, async ({ deps, actor, path }) =>
  presentAccountsInfo(await loadVisibleGame(deps, actor, path.id)),
);

route(game, calls.readGameLog, async ({ context, deps, actor, path }) => {
  const page = await loadGameForArbiter(deps, actor, path.id);
  return presentGameLog(await gameStub(context.env, page.game.id).log());
});

route(game, calls.adjustClock, async ({ context, deps, actor, path, body: { white, add } }) => {
  personAsking(actor);
  const page = await loadGameForArbiter(deps, actor, path.id);
  const side = white ? 'white' : 'black';
  orRefuse<unknown>(await gameStub(context.env, page.game.id).adjustTime(side, add * SECOND));
  return {};
});

route(game, calls.move, async ({ context, path: { id, from, to }, query }) => {
  const wanted = orNotFound(playerRequestOf(from, to, query), 'invalidInput');
  const session = orNotFound(context.var.session, 'loginFirst');
  const stub = gameStub(context.env, known(id));
  const answered: Result<{ version: number; ply: number }, ErrorKey> = await stub.commandBy(session, wanted);
  const view = orRefuse(answered);
  return { v: view.version, ply: view.ply };
});

route(game, calls.watchGame, async ({ context, deps, actor, path, query }) => {
  const { session } = context.var;
  if (context.req.header('upgrade')?.toLowerCase() !== 'websocket') throw new Refusal('notFound');
  const seen = await loadVisibleGame(deps, actor, path.id);
  const account = actor.kind === 'person' ? actor.account : null;
  const client = { address: addressOf(context), account };
  const lease = orNotFound(
    await takeLease(context.env, client, { kind: 'game', id: seen.game.id }),
    'tooManyConnections',
  );
  const holder = {
    account,
    session: (account && session?.id) ?? null,
    lease,
    byRight: seen.byRight,
    revision: seen.tournament.revision,
    format: formatOf(query.format),
    page: query.page ?? null,
  };
  const opened = await openGameSocket(context.env, seen.game.id, context.req.raw, holder);
  if (opened.status === 101) return opened;
  await releaseLease(context.env, lease);
  throw new Refusal(SOCKET_REFUSALS[opened.status] ?? 'internalError');
});

route(game, calls.sayPhrase, async ({ context, actor, path, body: { side, messageId: phrase } }) => {
  const { account } = personAsking(actor);
  const stub = gameStub(context.env, known(path.id));
  orRefuse<unknown>(await stub.chat(account, side === 0 ? 'white' : 'black', phrase));
  return {};
});

/** The running game from its object; a finished one is in the database. */
const liveView = async (env: Env, { game: row }: VisibleGame) =>
  row.finishedAt === null ? gameStub(env, row.id).view() : null;

/** Pages of an earlier version request moves in another format; they understand whole games as well. */
const formatOf = (request: string | undefined): MessageFormat => (request === 'changes' ? 'changes' : 'games');

function known(id: GameId): GameId {
  if (!isId(id)) throw new Refusal('noSuchGame');
  return id;
}
