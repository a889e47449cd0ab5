import { and, eq, inArray, isNull, notExists } from 'drizzle-orm';
import type { AccountId, ClubId, OrganizationId, TeamId } from '../../domain/kernel/ids.ts';
import type { Db } from '../client.ts';
import type { UniqueRule, Write } from '../commit.ts';
import { clubMembers, clubs, roles, teamMembers, teams, tournamentTeams } from '../schema/index.ts';

export type ClubRow = typeof clubs.$inferInsert;

export const CLUB_ID_UNIQUE: UniqueRule<'idTaken'> = { violates: 'clubs', otherwise: 'idTaken' };
export const CLUB_MEMBER_UNIQUE: UniqueRule<'alreadyAMember'> = {
  violates: 'club_members',
  otherwise: 'alreadyAMember',
};
export const TEAM_NAME_UNIQUE: UniqueRule<'teamNameTaken'> = { violates: 'teams.name', otherwise: 'teamNameTaken' };

export const insertClub = (db: Db, row: ClubRow): Write => db.insert(clubs).values(row);

export const updateClub = (db: Db, id: ClubId, changes: Partial<Omit<ClubRow, 'id'>>): Write =>
  db.update(clubs).set(changes).where(eq(clubs.id, id));

/** Adds a club without an organisation to one; changes no row if it already has one. */
export const enterOrganization = (db: Db, id: ClubId, organization: OrganizationId): Write =>
  db
    .update(clubs)
    .set({ organization })
    .where(and(eq(clubs.id, id), isNull(clubs.organization)));

/** Removes a club from an organisation; changes no row if it is not in it. */
export const leaveOrganization = (db: Db, id: ClubId, organization: OrganizationId): Write =>
  db
    .update(clubs)
    .set({ organization: null })
    .where(and(eq(clubs.id, id), eq(clubs.organization, organization)));

export const insertClubMember = (db: Db, row: typeof clubMembers.$inferInsert): Write =>
  db.insert(clubMembers).values(row);

/** The same, ignoring existing memberships. */
export const enterClub = (db: Db, row: typeof clubMembers.$inferInsert): Write =>
  db.insert(clubMembers).values(row).onConflictDoNothing();

export const deleteClubMember = (db: Db, club: ClubId, account: AccountId): Write =>
  db.delete(clubMembers).where(and(eq(clubMembers.club, club), eq(clubMembers.account, account)));

/** A no-op update of one row if the account is a member; the claim of writes that require it. */
export const holdClubMember = (db: Db, club: ClubId, account: AccountId): Write =>
  db
    .update(clubMembers)
    .set({ account })
    .where(and(eq(clubMembers.club, club), eq(clubMembers.account, account)));

export const deleteTeamMembershipsIn = (db: Db, club: ClubId, account: AccountId): Write =>
  db.delete(teamMembers).where(and(eq(teamMembers.account, account), inArray(teamMembers.team, teamsOf(db, club))));

/** Revokes an account's roles in a club, including the captaincies of its teams. */
export const deleteRolesIn = (db: Db, club: ClubId, account: AccountId): [Write, Write] => [
  db.delete(roles).where(and(eq(roles.account, account), eq(roles.scope, 'club'), eq(roles.entity, club))),
  db
    .delete(roles)
    .where(and(eq(roles.account, account), eq(roles.scope, 'team'), inArray(roles.entity, teamsOf(db, club)))),
];

export const insertTeam = (db: Db, row: typeof teams.$inferInsert): Write => db.insert(teams).values(row);

/** Deletes a team of a club; changes no row if it is in a tournament. */
export const deleteTeam = (db: Db, club: ClubId, team: TeamId): Write =>
  db
    .delete(teams)
    .where(
      and(
        eq(teams.id, team),
        eq(teams.club, club),
        notExists(db.select().from(tournamentTeams).where(eq(tournamentTeams.team, team))),
      ),
    );

export const deleteCaptaincies = (db: Db, team: TeamId): Write =>
  db.delete(roles).where(and(eq(roles.scope, 'team'), eq(roles.entity, team)));

const teamsOf = (db: Db, club: ClubId) => db.select({ id: teams.id }).from(teams).where(eq(teams.club, club));
