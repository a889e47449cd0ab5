import { type League, readLeague, readVisibleLeagues } from '../../db/read/league.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { can, ownerOf } from '../../domain/access/policy.ts';
import type { LeagueId } from '../../domain/ids.ts';
import type { Deps } from '../deps.ts';
import { found, Refusal } from '../refusal.ts';

export const listLeagues = (deps: Deps): Promise<League[]> => readVisibleLeagues(deps.db);

/** A league; one that is not visible is there only for those who run it. */
export async function viewLeague(deps: Deps, actor: Actor, id: LeagueId): Promise<League> {
  const league = found(await readLeague(deps.db, id));
  if (!league.visible && !can(actor, { do: 'runTournaments', of: ownerOf(league.ownerType, league.owner) }))
    throw new Refusal('notFound');
  return league;
}
