import { and, asc, eq, not, notLike, or, sql } from 'drizzle-orm';
import { type AccountId, type ClubId, GUEST_PREFIX, type TeamId } from '../../domain/kernel/ids.ts';
import { LIST_MAX_ROWS } from '../../domain/kernel/limits.ts';
import { isOneOf } from '../bulk.ts';
import type { Db } from '../client.ts';
import { accounts, clubs, roles, teamMembers, teams } from '../schema/index.ts';
import { type Member, memberColumns, selectOtherMembers } from './club.ts';

/** Excludes guest teams, which came with an imported tournament and belong to it alone. */
const isOfItsClub = notLike(teams.id, `${GUEST_PREFIX}%`);

export interface Team {
  readonly id: TeamId;
  readonly name: string;
  readonly description: string;
  readonly profilePicture: string;
  readonly club: ClubId;
  readonly clubName: string;
}

export interface TeamPage {
  readonly team: Team;
  readonly members: readonly Member[];
}

/** A team with its members, in one batch. */
export async function readTeamPage(db: Db, id: TeamId): Promise<TeamPage | undefined> {
  const [[team], members] = await db.batch([selectTeam(db, id), selectTeamMembers(db, id)]);
  return team && { team, members };
}

export async function readTeam(db: Db, id: TeamId): Promise<Team | undefined> {
  const [team] = await selectTeam(db, id);
  return team;
}

export async function readCaptains(db: Db, team: TeamId): Promise<AccountId[]> {
  const rows = await db
    .select({ account: roles.account })
    .from(roles)
    .where(and(eq(roles.scope, 'team'), eq(roles.entity, team)));
  return rows.map(({ account }) => account);
}

export const readOtherMembers = (db: Db, team: Team): Promise<Member[]> => selectOtherMembers(db, team.club, team.id);

export interface LedTeam {
  readonly id: TeamId;
  readonly name: string;
  readonly club: ClubId;
}

/** The given teams, and all teams of the given clubs. */
export const readLedTeams = (
  db: Db,
  of: { readonly teams: readonly TeamId[]; readonly clubs: readonly ClubId[] },
): Promise<LedTeam[]> =>
  db
    .select({ id: teams.id, name: teams.name, club: teams.club })
    .from(teams)
    .where(and(isOfItsClub, or(isOneOf(teams.id, of.teams), isOneOf(teams.club, of.clubs))))
    .orderBy(asc(teams.name), asc(teams.id));

export interface TeamOfClub extends LedTeam {
  readonly clubName: string;
}

/** All teams except the given ones, by club; at most a thousand. */
export const readTeamsBut = (db: Db, without: readonly TeamId[]): Promise<TeamOfClub[]> =>
  db
    .select({ id: teams.id, name: teams.name, club: teams.club, clubName: clubs.name })
    .from(teams)
    .innerJoin(clubs, eq(clubs.id, teams.club))
    .where(and(isOfItsClub, not(isOneOf(teams.id, without))))
    .orderBy(asc(clubs.name), asc(clubs.id), asc(teams.name))
    .limit(LIST_MAX_ROWS);

export async function readTeamsOfMember(db: Db, account: AccountId): Promise<TeamId[]> {
  const rows = await db.select({ team: teamMembers.team }).from(teamMembers).where(eq(teamMembers.account, account));
  return rows.map(({ team }) => team);
}

const selectTeam = (db: Db, id: TeamId) =>
  db
    .select({
      id: teams.id,
      name: teams.name,
      description: teams.description,
      profilePicture: teams.profilePicture,
      club: teams.club,
      // A batch merges columns of the same name, so this one gets a unique name.
      clubName: sql<string>`${clubs.name}`.as('club_name'),
    })
    .from(teams)
    .innerJoin(clubs, eq(clubs.id, teams.club))
    .where(and(eq(teams.id, id), isOfItsClub));

const selectTeamMembers = (db: Db, team: TeamId) =>
  db
    .select(memberColumns)
    .from(teamMembers)
    .innerJoin(accounts, eq(accounts.id, teamMembers.account))
    .where(eq(teamMembers.team, team))
    .orderBy(asc(accounts.lastName), asc(accounts.firstName), asc(accounts.id));
