import type { BuildPayload } from '../../contract/tournament/payload.ts';
import { readSettings } from '../../contract/tournament/settings.ts';
import { commit } from '../../db/commit.ts';
import { tournamentWrites } from '../../db/write/tournament.ts';
import { storeLogEntry } from '../../db/write/tournament-log.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { asId, type TournamentId } from '../../domain/kernel/ids.ts';
import { PROPOSED_ID_LENGTH } from '../../domain/kernel/limits.ts';
import { builtTournament } from '../../domain/tournament/built.ts';
import { firstEntry } from '../../domain/tournament/log/log.ts';
import { newSettings } from '../../domain/tournament/value/settings.ts';
import type { LeaguePlace } from '../../domain/tournament/value/state.ts';
import { cleanHtml } from '../clean-html.ts';
import type { Deps } from '../deps.ts';
import { resolveLeaguePlace } from '../league/league-place.ts';
import { Refusal } from '../refusal.ts';
import { buildable } from './buildable.ts';
import { resolveHost } from './host.ts';
import { ID_TAKEN } from './id-taken.ts';
import { categoryOf } from './views/categories-view.ts';

/** Builds a tournament for a club or organisation whose tournaments the actor runs; returns its id. */
export async function buildTournament(deps: Deps, actor: Actor, payload: BuildPayload): Promise<TournamentId> {
  const host = await resolveHost(deps, actor, payload);
  const league = await placeInLeague(deps, actor, payload);
  const settings = buildable(newSettings(readSettings(payload, cleanHtml), deps.timeZone));
  const id = asId<TournamentId>(payload.id ?? deps.newId(PROPOSED_ID_LENGTH.max));
  const parts = { categories: payload.categories.map(categoryOf), prizes: payload.prizes };
  const tournament = builtTournament({ id, host, league, settings, createdAt: deps.now() }, parts);
  const writes = [
    ...tournamentWrites(deps.db, null, tournament),
    ...storeLogEntry(deps.db, id, firstEntry(tournament, 'built', actor, deps.now())),
  ];
  const done = await commit(deps.db, { writes, unique: ID_TAKEN });
  if (!done.ok) throw new Refusal(done.key);
  return id;
}

/** The season and category of a league tournament. */
async function placeInLeague(
  deps: Deps,
  actor: Actor,
  { league, season, category }: BuildPayload,
): Promise<LeaguePlace | null> {
  if (!league) return null;
  if (!season || !category) throw new Refusal('placeInLeagueNeeded');
  return resolveLeaguePlace(deps, actor, { league: asId(league), season, category });
}
