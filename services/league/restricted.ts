import { readLeaguePlace } from '../../db/read/league.ts';
import { ok, type Result } from '../../domain/kernel/result.ts';
import { type Applicant, mayPlayIn, type RestrictionRefusal } from '../../domain/league/restrictions.ts';
import type { LeaguePlace } from '../../domain/tournament/value/state.ts';
import type { Deps } from '../deps.ts';
import { restrictionsOf } from './categories.ts';

/** Whether the applicant meets the category's restrictions; a tournament outside a league has none. */
export async function mayPlayInLeague(
  db: Deps['db'],
  place: LeaguePlace | null,
  applicant: Applicant,
): Promise<Result<true, RestrictionRefusal>> {
  if (!place?.league || place.season === null || place.category === null) return ok(true);
  const { season, category } = await readLeaguePlace(db, place.league, place.season, place.category);
  if (season === undefined || category === undefined) return ok(true);
  return mayPlayIn(restrictionsOf(category), applicant, season.startDate);
}
