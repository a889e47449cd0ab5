import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import { memberOf } from '../../domain/league/season.ts';
import { memberHistory } from '../../services/league/member-history.ts';
import { closeSeasonCategory, enterSeasonMove, takeBackSeasonMove } from '../../services/league/season-end.ts';
import { seasonEnd, seasonTables } from '../../services/league/season-results.ts';
import { categoryRunBy, editSeason, endSeason, seasonRunBy } from '../../services/league/seasons.ts';
import type { AppEnv } from '../context.ts';
import {
  presentClosing,
  presentMemberHistory,
  presentMoves,
  presentPlayers,
  presentTables,
  presentTeams,
} from '../present/league.ts';
import { route } from '../route.ts';

export const seasons = new Hono<AppEnv>();

route(seasons, calls.editSeason, async ({ deps, actor, path, body }) => {
  await editSeason(deps, actor, path.id, path.season, body);
  return {};
});

route(seasons, calls.endSeason, async ({ deps, actor, path }) => {
  await endSeason(deps, actor, path.id, path.season);
  return {};
});

route(seasons, calls.seasonResults, async ({ deps, actor, path }) =>
  presentTables(await seasonTables(deps, actor, path.id, path.season)),
);

route(seasons, calls.memberHistory, async ({ deps, actor, path: { id, kind, member } }) =>
  presentMemberHistory(await memberHistory(deps, actor, id, memberOf(kind, member))),
);

route(seasons, calls.seasonClosing, async ({ deps, actor, path }) =>
  presentClosing(await seasonEnd(deps, actor, path.id, path.season)),
);

route(seasons, calls.closeCategory, async ({ deps, actor, path, body }) => {
  await closeSeasonCategory(deps, actor, path.id, path.season, path.category, body.moves);
  return {};
});

route(seasons, calls.categoryPlayers, async ({ deps, actor, path }) =>
  presentPlayers(await categoryRunBy(deps, actor, path.id, path.season, path.category), path.category),
);

route(seasons, calls.categoryTeams, async ({ deps, actor, path }) =>
  presentTeams(await categoryRunBy(deps, actor, path.id, path.season, path.category), path.category),
);

route(seasons, calls.listMoves, async ({ deps, actor, path }) =>
  presentMoves(await seasonRunBy(deps, actor, path.id, path.season)),
);

route(seasons, calls.enterMove, async ({ deps, actor, path, body }) => {
  await enterSeasonMove(deps, actor, path.id, path.season, body);
  return {};
});

route(seasons, calls.takeBackMove, async ({ deps, actor, path }) => {
  await takeBackSeasonMove(deps, actor, path.id, path.season, path.member);
  return {};
});
