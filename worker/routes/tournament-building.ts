import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import { readSettings } from '../../contract/tournament/settings.ts';
import type { GameId } from '../../domain/kernel/ids.ts';
import { gameStub, tournamentStub } from '../../durable-objects/stubs.ts';
import { cleanHtml } from '../../services/clean-html.ts';
import { exportArchive } from '../../services/tournament/archive/export-archive.ts';
import { importTournament } from '../../services/tournament/archive/import.ts';
import { importArchive } from '../../services/tournament/archive/import-archive.ts';
import type { AskGame } from '../../services/tournament/archive/unfinished-games.ts';
import { buildTournament } from '../../services/tournament/build.ts';
import type { AppEnv } from '../context.ts';
import { route } from '../route.ts';
import { command } from '../tournaments.ts';

/** Building, importing, editing, starting and deleting tournaments. */
export const building = new Hono<AppEnv>();

route(building, calls.buildTournament, async ({ context, deps, actor, body }) => {
  const id = await buildTournament(deps, actor, body);
  await tournamentStub(context.env, id).wake(id);
  return { id };
});

route(building, calls.importTournament, async ({ context, deps, actor, body }) => {
  const done = await importTournament(deps, actor, body);
  await tournamentStub(context.env, done.id).wake(done.id);
  return done;
});

route(building, calls.tournamentArchive, async ({ context, deps, actor, path }) => {
  const file = await exportArchive(deps, actor, path.id, reviewIn(context.env));
  context.header('content-disposition', `attachment; filename="${file.id}.json"`);
  return file;
});

route(building, calls.importArchive, ({ context, deps, actor, body }) =>
  importArchive(deps, actor, body, {
    ask: reviewIn(context.env),
    run: (id, wanted) => tournamentStub(context.env, id).run(id, actor, wanted),
  }),
);

route(building, calls.startTournament, (request) => command(request, request.path.id, { kind: 'start' }));

route(building, calls.pinTournament, (request) => {
  const { pinned, pinnedOrder: order } = request.body;
  return command(request, request.path.id, { kind: 'pin', pinned, order });
});

route(building, calls.editTournament, (request) =>
  command(request, request.path.id, {
    kind: 'edit',
    settings: readSettings(request.body, cleanHtml),
    setsBye: request.body.byePoints?.['pairing-allocated'] !== undefined,
  }),
);

route(building, calls.deleteTournament, (request) => command(request, request.path.id, { kind: 'delete' }));

const reviewIn =
  (env: Env) =>
  async (game: GameId): ReturnType<AskGame> =>
    gameStub(env, game).review();
