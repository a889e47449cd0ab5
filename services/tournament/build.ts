import { readSettings } from '../../contract/settings.ts';
import type { TournamentPayload } from '../../contract/tournaments.ts';
import { commit } from '../../db/commit.ts';
import { readLeague } from '../../db/read/league.ts';
import { tournamentWrites } from '../../db/write/tournament.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { ownerOf } from '../../domain/access/policy.ts';
import { asId, type LeagueId, type TournamentId } from '../../domain/ids.ts';
import { PROPOSED_ID_LENGTH } from '../../domain/limits.ts';
import { builtTournament } from '../../domain/tournament/built.ts';
import type { LeaguePlace } from '../../domain/tournament/state.ts';
import { allow } from '../authority.ts';
import { cleanHtml } from '../clean-html.ts';
import type { Deps } from '../deps.ts';
import { found, Refusal } from '../refusal.ts';
import { buildable } from './buildable.ts';
import { hostToBe } from './host.ts';
import { ID_TAKEN } from './id-taken.ts';

/** Builds a tournament for a club or organisation that the actor runs tournaments for; answers its id. */
export async function buildTournament(deps: Deps, actor: Actor, payload: TournamentPayload): Promise<TournamentId> {
  const host = await hostToBe(deps, actor, payload);
  await requireLeague(deps, actor, payload.league ?? null);
  const settings = buildable(readSettings(payload, cleanHtml));
  const id = asId<TournamentId>(payload.id ?? deps.newId(PROPOSED_ID_LENGTH.max));
  const tournament = builtTournament({ id, host, league: leaguePlace(payload), settings, createdAt: deps.now() });
  const done = await commit(deps.db, { writes: tournamentWrites(deps.db, null, tournament), unique: ID_TAKEN });
  if (!done.ok) throw new Refusal(done.key);
  return id;
}

function leaguePlace({ league, season, category }: TournamentPayload): LeaguePlace | null {
  if (!league && !season && !category) return null;
  return {
    league: league ? asId<LeagueId>(league) : null,
    season: season ?? null,
    category: category ?? null,
  };
}

/** A tournament of a league needs the say over both (checklist D-42). */
async function requireLeague({ db }: Deps, actor: Actor, league: string | null): Promise<void> {
  if (league === null) return;
  const { ownerType, owner } = found(await readLeague(db, asId(league)));
  allow(actor, { do: 'runTournaments', of: ownerOf(ownerType, owner) });
}
