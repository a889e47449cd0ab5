import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import { deleteCategory, editCategory, makeCategory, swapCategories } from '../../services/league/categories.ts';
import { addableTournaments, allowRemoval, resolveLeaguePlace } from '../../services/league/league-place.ts';
import { deleteLeague, editLeague, makeLeague } from '../../services/league/manage-league.ts';
import { makeSeason, startSeason } from '../../services/league/seasons.ts';
import {
  leagueCards,
  leagueParts,
  listLeagues,
  mayManageLeague,
  viewLeague,
} from '../../services/league/view-leagues.ts';
import type { AppEnv } from '../context.ts';
import { presentAddable, presentCategory, presentLeague, presentLeagueCard, presentSeason } from '../present/league.ts';
import { route } from '../route.ts';
import { command } from '../tournaments.ts';

export const leagues = new Hono<AppEnv>();

route(leagues, calls.listLeagues, async ({ deps, actor }) => (await listLeagues(deps, actor)).map(presentLeague));

route(leagues, calls.makeLeague, async ({ deps, actor, body }) => ({ id: await makeLeague(deps, actor, body) }));

route(leagues, calls.viewLeague, async ({ deps, actor, path }) =>
  presentLeague(await viewLeague(deps, actor, path.id)),
);

route(leagues, calls.leaguePermissions, async ({ deps, actor, path }) => ({
  canManage: await mayManageLeague(deps, actor, path.id),
}));

route(leagues, calls.leagueTournaments, async ({ deps, actor, path }) =>
  (await leagueCards(deps, actor, path.id)).map((card) => presentLeagueCard(card, deps.now())),
);

route(leagues, calls.addableTournaments, async ({ deps, actor, path }) =>
  (await addableTournaments(deps, actor, path.id)).map(presentAddable),
);

route(leagues, calls.addToLeague, async (request) => {
  const { deps, actor, path, body } = request;
  const league = await resolveLeaguePlace(deps, actor, { league: path.id, ...body });
  return command(request, path.tournament, { kind: 'setLeague', from: null, league });
});

route(leagues, calls.removeFromLeague, async (request) => {
  const { deps, actor, path } = request;
  await allowRemoval(deps, actor, path.id, path.tournament);
  return command(request, path.tournament, { kind: 'setLeague', from: path.id, league: null });
});

route(leagues, calls.listSeasons, async ({ deps, actor, path }) =>
  (await leagueParts(deps, actor, path.id)).seasons.map(presentSeason),
);

route(leagues, calls.listCategories, async ({ deps, actor, path }) =>
  (await leagueParts(deps, actor, path.id)).categories.map(presentCategory),
);

route(leagues, calls.seasonsAndCategories, async ({ deps, actor, path }) => {
  const { seasons, categories } = await leagueParts(deps, actor, path.id);
  return { seasons: seasons.map(presentSeason), categories: categories.map(presentCategory) };
});

route(leagues, calls.editLeague, async ({ deps, actor, path, body }) => {
  await editLeague(deps, actor, path.id, body);
  return {};
});

route(leagues, calls.deleteLeague, async ({ deps, actor, path }) => {
  await deleteLeague(deps, actor, path.id);
  return {};
});

route(leagues, calls.startSeason, async ({ deps, actor, path, body }) => {
  await startSeason(deps, actor, path.id, body);
  return { id: body.id };
});

route(leagues, calls.makeSeason, async ({ deps, actor, path, body }) => {
  await makeSeason(deps, actor, path.id, body);
  return { id: body.id };
});

route(leagues, calls.makeCategory, async ({ deps, actor, path, body }) => {
  await makeCategory(deps, actor, path.id, body);
  return { id: body.id };
});

route(leagues, calls.editCategory, async ({ deps, actor, path, body }) => {
  await editCategory(deps, actor, path.id, path.category, body);
  return {};
});

route(leagues, calls.deleteCategory, async ({ deps, actor, path }) => {
  await deleteCategory(deps, actor, path.id, path.category);
  return {};
});

route(leagues, calls.swapCategories, async ({ deps, actor, path }) => {
  await swapCategories(deps, actor, path.id, [path.category, path.other]);
  return {};
});
