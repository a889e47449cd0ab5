import { asc, eq } from 'drizzle-orm';
import type { WholeTournament } from '../../contract/whole-tournament.ts';
import type { Write } from '../../db/commit.ts';
import { clubs } from '../../db/schema/index.ts';
import { insertTeams, renameTeams } from '../../db/write/team.ts';
import type { Owner } from '../../domain/access/policy.ts';
import { type ClubId, isGuestId } from '../../domain/ids.ts';
import { type Tournament, teamsOf } from '../../domain/tournament/state.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../refusal.ts';

/**
 * The club in whose name the teams of a file are kept: they are guests of one tournament, like their players, and no list
 * of the club has them, nor has anybody in it power over them. Null where the file has no teams.
 */
export async function clubOfGuestTeams(
  { db }: Deps,
  host: Owner,
  { teams = [] }: WholeTournament,
): Promise<ClubId | null> {
  if (teams.length === 0) return null;
  if (host.type === 'club') return host.id;
  const [club] = await db
    .select({ id: clubs.id })
    .from(clubs)
    .where(eq(clubs.organization, host.id))
    .orderBy(asc(clubs.id))
    .limit(1);
  if (club === undefined) throw new Refusal('guestTeamsNeedClub');
  return club.id;
}

/** Teams that have come with a file, and those that are called otherwise in it than before. What has gone, goes with the tournament's rows. */
export function guestTeamWrites(
  { db, now }: Deps,
  club: ClubId | null,
  before: Tournament | null,
  after: Tournament,
): Write[] {
  if (club === null) return [];
  const names = new Map((before === null ? [] : teamsOf(before)).map(({ team, name }) => [team, name]));
  const guests = teamsOf(after).filter(({ team }) => isGuestId(team));
  const made = guests.filter(({ team }) => !names.has(team));
  const renamed = guests.filter(({ team, name }) => names.has(team) && names.get(team) !== name);
  return [
    ...insertTeams(
      db,
      made.map(({ team, name }) => ({ id: team, club, name, createdAt: now() })),
    ),
    ...renameTeams(
      db,
      renamed.map(({ team, name }) => ({ id: team, name })),
    ),
  ];
}
