import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import { deleteCategory, editCategory, makeCategory, swapCategories } from '../../services/league/categories.ts';
import { deleteLeague, editLeague, makeLeague } from '../../services/league/manage-league.ts';
import { makeSeason, startSeason } from '../../services/league/seasons.ts';
import {
  leagueCards,
  leagueParts,
  listLeagues,
  mayManageLeague,
  viewLeague,
} from '../../services/league/view-leagues.ts';
import { answer } from '../answer.ts';
import type { AppEnv } from '../context.ts';
import { presentCategory, presentLeague, presentLeagueCard, presentSeason } from '../present/league.ts';

export const leagues = new Hono<AppEnv>();

answer(leagues, calls.listLeagues, async ({ deps }) => (await listLeagues(deps)).map(presentLeague));

answer(leagues, calls.makeLeague, async ({ deps, actor, body }) => ({ id: await makeLeague(deps, actor, body) }));

answer(leagues, calls.viewLeague, async ({ deps, actor, path }) =>
  presentLeague(await viewLeague(deps, actor, path.id)),
);

answer(leagues, calls.leaguePermissions, async ({ deps, actor, path }) => ({
  can_manage: await mayManageLeague(deps, actor, path.id),
}));

answer(leagues, calls.leagueTournaments, async ({ deps, actor, path }) =>
  (await leagueCards(deps, actor, path.id)).map(presentLeagueCard),
);

answer(leagues, calls.listSeasons, async ({ deps, actor, path }) =>
  (await leagueParts(deps, actor, path.id)).seasons.map(presentSeason),
);

answer(leagues, calls.listCategories, async ({ deps, actor, path }) =>
  (await leagueParts(deps, actor, path.id)).categories.map(presentCategory),
);

answer(leagues, calls.seasonsAndCategories, async ({ deps, actor, path }) => {
  const { seasons, categories } = await leagueParts(deps, actor, path.id);
  return { seasons: seasons.map(presentSeason), categories: categories.map(presentCategory) };
});

answer(leagues, calls.editLeague, async ({ deps, actor, path, body }) => {
  await editLeague(deps, actor, path.id, body);
  return {};
});

answer(leagues, calls.deleteLeague, async ({ deps, actor, path }) => {
  await deleteLeague(deps, actor, path.id);
  return {};
});

answer(leagues, calls.startSeason, async ({ deps, actor, path, body }) => {
  await startSeason(deps, actor, path.id, body);
  return { id: body.id };
});

answer(leagues, calls.makeSeason, async ({ deps, actor, path, body }) => {
  await makeSeason(deps, actor, path.id, body);
  return { id: body.id };
});

answer(leagues, calls.makeCategory, async ({ deps, actor, path, body }) => {
  await makeCategory(deps, actor, path.id, body);
  return { id: body.id };
});

answer(leagues, calls.editCategory, async ({ deps, actor, path, body }) => {
  await editCategory(deps, actor, path.id, path.category, body);
  return {};
});

answer(leagues, calls.deleteCategory, async ({ deps, actor, path }) => {
  await deleteCategory(deps, actor, path.id, path.category);
  return {};
});

answer(leagues, calls.swapCategories, async ({ deps, actor, path }) => {
  await swapCategories(deps, actor, path.id, [path.category, path.other]);
  return {};
});
