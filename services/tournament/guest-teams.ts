import { asc, eq } from 'drizzle-orm';
import type { Write } from '../../db/commit.ts';
import { clubs } from '../../db/schema/index.ts';
import { insertTeams, renameTeams } from '../../db/write/team.ts';
import type { Owner } from '../../domain/access/policy.ts';
import { type ClubId, isGuestId } from '../../domain/kernel/ids.ts';
import type { TournamentArchive } from '../../domain/tournament/archive/archive.ts';
import { type Tournament, teamsOf } from '../../domain/tournament/value/state.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../refusal.ts';

/**
 * The club under which teams from an archive are stored. They are guests of one tournament, like their players: the
 * club does not list them, and nobody in it has a role over them. Null if the archive has no teams.
 */
export async function clubOfGuestTeams(
  { db }: Deps,
  host: Owner,
  { tournament }: TournamentArchive,
): Promise<ClubId | null> {
  if (teamsOf(tournament).length === 0) return null;
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

/** Inserts new guest teams and renames changed ones. Removed teams are deleted with the tournament's rows. */
export function guestTeamWrites(
  { db, now }: Deps,
  club: ClubId | null,
  before: Tournament,
  after: Tournament,
): Write[] {
  if (club === null) return [];
  const names = new Map(teamsOf(before).map(({ team, name }) => [team, name]));
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
