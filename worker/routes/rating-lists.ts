import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import { takenOver } from '../../contract/tournament/seeding-list.ts';
import { asId } from '../../domain/kernel/ids.ts';
import { nationalListStub } from '../../durable-objects/stubs.ts';
import { importNationalList, ratingLists } from '../../services/national-list/import-list.ts';
import { ratingsToTakeOver } from '../../services/tournament/changed-ratings.ts';
import type { AppEnv } from '../context.ts';
import { route } from '../route.ts';
import { commandWithAnswer } from '../tournaments.ts';

/** Rating lists, and the ratings that tournaments take from them. */
export const lists = new Hono<AppEnv>();

route(lists, calls.listRatingLists, async ({ deps, actor }) => {
  const { fide, national } = await ratingLists(deps, actor);
  return { fide, national: national.map(({ federation, month, players }) => ({ federation, month, players })) };
});

route(lists, calls.importNationalList, ({ context, actor, path, body }) =>
  importNationalList(actor, { ...path, ...body }, async (list) => nationalListStub(context.env).replace(list)),
);

route(lists, calls.readRatingChanges, async ({ deps, actor, path }) => {
  const { month, mayTakeOver, changes } = await ratingsToTakeOver(deps, actor, path.id);
  return {
    month,
    mayTakeOver,
    changes: changes.map(({ account, before, after: { rating, source, kind } }) => ({
      account,
      before,
      after: rating,
      source,
      kind,
    })),
  };
});

route(lists, calls.takeOverRatings, (request) =>
  commandWithAnswer(takenOver, request, request.path.id, {
    kind: 'takeOverRatings',
    accounts: request.body.accounts?.map((one) => asId(one)),
  }),
);
