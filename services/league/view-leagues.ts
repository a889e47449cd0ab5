import {
  type CategoryRow,
  type League,
  readLeague,
  readLeagueParts,
  readVisibleLeagues,
  type SeasonRow,
} from '../../db/read/league.ts';
import { readLeagueCards } from '../../db/read/tournament-lists.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { can, ownerOf } from '../../domain/access/policy.ts';
import type { LeagueId } from '../../domain/ids.ts';
import type { Deps } from '../deps.ts';
import { found, Refusal } from '../refusal.ts';

export const listLeagues = (deps: Deps): Promise<League[]> => readVisibleLeagues(deps.db);

/** Whether this actor runs this league: makes its seasons and categories, and ends them. */
export const runsLeague = (actor: Actor, { ownerType, owner }: Pick<League, 'ownerType' | 'owner'>): boolean =>
  can(actor, { do: 'runTournaments', of: ownerOf(ownerType, owner) });

/** A league; one that is not visible is there only for those who run it. */
export async function viewLeague(deps: Deps, actor: Actor, id: LeagueId): Promise<League> {
  const league = found(await readLeague(deps.db, id));
  if (!league.visible && !runsLeague(actor, league)) throw new Refusal('notFound');
  return league;
}

/** The league, for those who run it. */
export async function leagueRunBy(deps: Deps, actor: Actor, id: LeagueId): Promise<League> {
  const league = await viewLeague(deps, actor, id);
  if (!runsLeague(actor, league)) throw new Refusal('forbidden');
  return league;
}

export const mayManageLeague = async (deps: Deps, actor: Actor, id: LeagueId): Promise<boolean> =>
  runsLeague(actor, await viewLeague(deps, actor, id));

/** The seasons and categories of a league; those that are not visible are there for those who run it. */
export async function leagueParts(
  deps: Deps,
  actor: Actor,
  id: LeagueId,
): Promise<{ readonly seasons: readonly SeasonRow[]; readonly categories: readonly CategoryRow[] }> {
  const league = await viewLeague(deps, actor, id);
  const { seasons, categories } = await readLeagueParts(deps.db, id);
  if (runsLeague(actor, league)) return { seasons, categories };
  return { seasons: seasons.filter(({ visible }) => visible), categories: categories.filter(({ visible }) => visible) };
}

/** The tournaments of a league as cards; private ones are there for those who run the league. */
export async function leagueCards(deps: Deps, actor: Actor, id: LeagueId) {
  const league = await viewLeague(deps, actor, id);
  return readLeagueCards(deps.db, id, { now: deps.now(), includePrivate: runsLeague(actor, league) });
}
