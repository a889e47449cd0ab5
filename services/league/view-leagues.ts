import {
  type CategoryRow,
  type League,
  readLeague,
  readLeagueParts,
  readLeagues,
  type SeasonRow,
} from '../../db/read/league.ts';
import { readLeagueCards } from '../../db/read/tournament/tournament-lists.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { can, ownerOf } from '../../domain/access/policy.ts';
import type { LeagueId } from '../../domain/kernel/ids.ts';
import type { Deps } from '../deps.ts';
import { orNotFound, Refusal } from '../refusal.ts';

/** The visible leagues, and the hidden ones that the caller runs. */
export async function listLeagues({ db }: Deps, actor: Actor): Promise<readonly League[]> {
  const visible = await readLeagues(db, { visible: true });
  if (actor.kind === 'visitor') return visible;
  const hidden = await readLeagues(db, { visible: false });
  return [...visible, ...hidden.filter((league) => runsLeague(actor, league))];
}

/** Whether the actor runs the league: creates its seasons and categories, and ends them. */
export const runsLeague = (actor: Actor, { ownerType, owner }: Pick<League, 'ownerType' | 'owner'>): boolean =>
  can(actor, { do: 'runTournaments', of: ownerOf(ownerType, owner) });

/** A league; only those who run it see a hidden one. */
export async function viewLeague(deps: Deps, actor: Actor, id: LeagueId): Promise<League> {
  const league = orNotFound(await readLeague(deps.db, id));
  if (!league.visible && !runsLeague(actor, league)) throw new Refusal('notFound');
  return league;
}

export async function leagueRunBy(deps: Deps, actor: Actor, id: LeagueId): Promise<League> {
  const league = await viewLeague(deps, actor, id);
  if (!runsLeague(actor, league)) throw new Refusal('forbidden');
  return league;
}

export const mayManageLeague = async (deps: Deps, actor: Actor, id: LeagueId): Promise<boolean> =>
  runsLeague(actor, await viewLeague(deps, actor, id));

/** The seasons and categories of a league; only those who run it see hidden ones. */
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

/** The tournaments of a league as cards; private ones only for those who run the league. */
export async function leagueCards(deps: Deps, actor: Actor, id: LeagueId) {
  const league = await viewLeague(deps, actor, id);
  return readLeagueCards(deps.db, id, { now: deps.now(), includePrivate: runsLeague(actor, league) });
}
