import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import { readSettings } from '../../contract/settings.ts';
import type { GameId } from '../../domain/ids.ts';
import { gameStub, tournamentStub } from '../../durable-objects/stubs.ts';
import { cleanHtml } from '../../services/clean-html.ts';
import { buildTournament } from '../../services/tournament/build.ts';
import { importTournament } from '../../services/tournament/import.ts';
import { takeOver, wholeTournament } from '../../services/tournament/take-over.ts';
import type { AskGame } from '../../services/tournament/unfinished-games.ts';
import { answer } from '../answer.ts';
import type { AppEnv } from '../context.ts';
import { command } from '../tournaments.ts';

/** Tournaments as a whole: built, taken over, changed, started, deleted. */
export const building = new Hono<AppEnv>();

answer(building, calls.buildTournament, async ({ context, deps, actor, body }) => {
  const id = await buildTournament(deps, actor, body);
  await tournamentStub(context.env, id).wake(id);
  return { id };
});

answer(building, calls.importTournament, async ({ context, deps, actor, body }) => {
  const done = await importTournament(deps, actor, body);
  await tournamentStub(context.env, done.id).wake(done.id);
  return done;
});

answer(building, calls.wholeTournament, async ({ context, deps, actor, path }) => {
  const file = await wholeTournament(deps, actor, path.id, reviewIn(context.env));
  context.header('content-disposition', `attachment; filename="${file.id}.json"`);
  return file;
});

answer(building, calls.takeOver, async ({ context, deps, actor, body }) => {
  const done = await takeOver(deps, actor, body, reviewIn(context.env));
  const stub = tournamentStub(context.env, done.id);
  // What its object has kept is not what is stored any more.
  if (done.was === 'renewed') await stub.startAnew();
  await stub.wake(done.id);
  return done;
});

answer(building, calls.startTournament, (asked) => command(asked, asked.path.id, { kind: 'start' }));

answer(building, calls.pinTournament, (asked) => {
  const { pinned, pinned_order: order } = asked.body;
  return command(asked, asked.path.id, { kind: 'pin', pinned, order });
});

answer(building, calls.editTournament, (asked) =>
  command(asked, asked.path.id, { kind: 'edit', settings: readSettings(asked.body, cleanHtml) }),
);

answer(building, calls.deleteTournament, (asked) => command(asked, asked.path.id, { kind: 'delete' }));

const reviewIn =
  (env: Env) =>
  async (game: GameId): ReturnType<AskGame> =>
    gameStub(env, game).review();
