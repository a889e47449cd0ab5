import { asc, eq } from 'drizzle-orm';
import { readTeamsBut, type TeamOfClub } from '../../db/read/team.ts';
import { accounts, clubMembers, clubs } from '../../db/schema/index.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { LIST_MAX_ROWS } from '../../domain/kernel/limits.ts';
import { mayAddTeam } from '../../domain/tournament/guards/entry-guards.ts';
import { lifecycleOf } from '../../domain/tournament/guards/lifecycle-of.ts';
import { playersOf, teamsOf } from '../../domain/tournament/value/state.ts';
import type { Deps } from '../deps.ts';
import type { TournamentPageData } from './views/view.ts';

/** Teams that can still be entered, for the organiser of a team tournament: those of all clubs, club by club. */
export async function candidateTeams(
  { db }: Deps,
  { tournament, canManage }: TournamentPageData,
): Promise<TeamOfClub[]> {
  const allowed = canManage && mayAddTeam(lifecycleOf(tournament)).ok;
  return allowed
    ? readTeamsBut(
        db,
        teamsOf(tournament).map(({ team }) => team),
      )
    : [];
}

export interface Candidate {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly fideNumber: number | null;
  readonly fideRating: number | null;
  readonly title: string | null;
  readonly club: string | null;
}

/** Accounts that can still be entered, for the organiser: the members of the host's clubs. */
export async function candidates(
  { db }: Deps,
  _: Actor,
  { tournament, canManage }: TournamentPageData,
): Promise<Candidate[]> {
  if (!canManage) return [];
  const { host } = tournament;
  const ofHost = host.type === 'club' ? eq(clubs.id, host.id) : eq(clubs.organization, host.id);
  const rows = await db
    .select({
      id: accounts.id,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      fideNumber: accounts.fideNumber,
      fideRating: accounts.fideRating,
      title: accounts.title,
      club: clubs.name,
    })
    .from(clubMembers)
    .innerJoin(accounts, eq(accounts.id, clubMembers.account))
    .innerJoin(clubs, eq(clubs.id, clubMembers.club))
    .where(ofHost)
    .orderBy(asc(accounts.lastName), asc(accounts.firstName))
    .limit(LIST_MAX_ROWS);
  const entered = new Set<string>(playersOf(tournament).map(({ account }) => account));
  const seen = new Set<string>();
  return rows.filter(({ id }) => !entered.has(id) && !seen.has(id) && seen.add(id));
}
