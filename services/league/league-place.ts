import { readEndOfSeason, readLeaguePlace } from '../../db/read/league.ts';
import { readTournamentsOutsideLeagues } from '../../db/read/tournament/tournament-lists.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { hostsOf } from '../../domain/access/policy.ts';
import type { LeagueId, TournamentId } from '../../domain/kernel/ids.ts';
import type { LeaguePlace } from '../../domain/tournament/value/state.ts';
import { personAsking } from '../authority.ts';
import type { Deps } from '../deps.ts';
import { orNotFound, Refusal } from '../refusal.ts';
import { leagueRunBy } from './view-leagues.ts';

interface WantedPlace {
  readonly league: LeagueId;
  readonly season: string;
  readonly category: string;
}

/**
 * The place of a tournament in a league. The actor must run the league, beside the tournament's host (checklist D-42),
 * and the season must not have ended.
 */
export async function resolveLeaguePlace(deps: Deps, actor: Actor, wanted: WantedPlace): Promise<LeaguePlace> {
  const league = await leagueRunBy(deps, actor, wanted.league);
  const { season, category } = await readLeaguePlace(deps.db, league.id, wanted.season, wanted.category);
  if (orNotFound(season, 'noSuchSeason').endedAt !== null) throw new Refusal('seasonEnded');
  return { league: league.id, season: wanted.season, category: orNotFound(category, 'noSuchCategory').id };
}

/** Whether the actor may take the tournament out of the league: an ended season keeps its tournaments. */
export async function allowRemoval(deps: Deps, actor: Actor, id: LeagueId, tournament: TournamentId): Promise<void> {
  const league = await leagueRunBy(deps, actor, id);
  const { endedAt } = orNotFound(await readEndOfSeason(deps.db, league.id, tournament));
  if (endedAt !== null) throw new Refusal('seasonEnded');
}

/** The tournaments that the actor may add to a league: of hosts that they run, and in no league yet. */
export async function addableTournaments(deps: Deps, actor: Actor, id: LeagueId) {
  await leagueRunBy(deps, actor, id);
  return readTournamentsOutsideLeagues(deps.db, hostsOf(personAsking(actor)));
}
