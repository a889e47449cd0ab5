import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import { memberOf } from '../../domain/league/season.ts';
import { memberWay } from '../../services/league/member-way.ts';
import { enterSeasonMove, takeBackSeasonMove, walkSeasonCategory } from '../../services/league/season-end.ts';
import { seasonEnd, seasonTables } from '../../services/league/season-results.ts';
import { categoryRunBy, editSeason, endSeason, seasonRunBy } from '../../services/league/seasons.ts';
import { answer } from '../answer.ts';
import type { AppEnv } from '../context.ts';
import {
  presentMoves,
  presentPlayers,
  presentTables,
  presentTeams,
  presentWalk,
  presentWay,
} from '../present/league.ts';

/** The seasons of a league. */
export const seasons = new Hono<AppEnv>();

answer(seasons, calls.editSeason, async ({ deps, actor, path, body }) => {
  await editSeason(deps, actor, path.id, path.season, body);
  return {};
});

answer(seasons, calls.endSeason, async ({ deps, actor, path }) => {
  await endSeason(deps, actor, path.id, path.season);
  return {};
});

answer(seasons, calls.seasonResults, async ({ deps, actor, path }) =>
  presentTables(await seasonTables(deps, actor, path.id, path.season)),
);

answer(seasons, calls.memberWay, async ({ deps, actor, path: { id, kind, member } }) =>
  presentWay(await memberWay(deps, actor, id, memberOf(kind, member))),
);

answer(seasons, calls.seasonWalk, async ({ deps, actor, path }) =>
  presentWalk(await seasonEnd(deps, actor, path.id, path.season)),
);

answer(seasons, calls.walkCategory, async ({ deps, actor, path, body }) => {
  await walkSeasonCategory(deps, actor, path.id, path.season, path.category, body.moves);
  return {};
});

answer(seasons, calls.categoryPlayers, async ({ deps, actor, path }) =>
  presentPlayers(await categoryRunBy(deps, actor, path.id, path.season, path.category), path.category),
);

answer(seasons, calls.categoryTeams, async ({ deps, actor, path }) =>
  presentTeams(await categoryRunBy(deps, actor, path.id, path.season, path.category), path.category),
);

answer(seasons, calls.listMoves, async ({ deps, actor, path }) =>
  presentMoves(await seasonRunBy(deps, actor, path.id, path.season)),
);

answer(seasons, calls.enterMove, async ({ deps, actor, path, body }) => {
  await enterSeasonMove(deps, actor, path.id, path.season, body);
  return {};
});

answer(seasons, calls.takeBackMove, async ({ deps, actor, path }) => {
  await takeBackSeasonMove(deps, actor, path.id, path.season, path.member);
  return {};
});
