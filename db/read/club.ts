import { and, asc, eq, isNull, notInArray, notLike, sql } from 'drizzle-orm';
import {
  type AccountId,
  type ClubId,
  GUEST_PREFIX,
  type OrganizationId,
  type TeamId,
} from '../../domain/kernel/ids.ts';
import { LIST_MAX_ROWS } from '../../domain/kernel/limits.ts';
import { isOneOf } from '../bulk.ts';
import type { Db } from '../client.ts';
import { accounts, clubMembers, clubs, organizations, roles, teamMembers, teams } from '../schema/index.ts';

export type Club = typeof clubs.$inferSelect;

export async function readClub(db: Db, id: ClubId): Promise<Club | undefined> {
  const [row] = await selectClub(db, id);
  return row;
}

export interface Member {
  readonly id: AccountId;
  readonly firstName: string;
  readonly lastName: string;
  readonly title: string | null;
  readonly fideRating: number | null;
  readonly federation: string;
  readonly fideNumber: number | null;
  /** The member shows the real name to everybody (checklist D-78). */
  readonly showRealName: boolean;
}

export interface TeamCard {
  readonly id: TeamId;
  readonly name: string;
  readonly profilePicture: string;
}

export interface ClubPage {
  readonly club: Club;
  readonly organizationName: string | null;
  readonly teams: readonly TeamCard[];
  readonly members: readonly Member[];
}

/** A club with its teams and members, in one batch. */
export async function readClubPage(db: Db, id: ClubId): Promise<ClubPage | undefined> {
  const [[club], [organization], teamRows, members] = await db.batch([
    selectClub(db, id),
    selectOrganizationName(db, id),
    selectTeams(db, id),
    selectMembers(db, id),
  ]);
  return club && { club, organizationName: organization?.name ?? null, teams: teamRows, members };
}

/** A member in a list of accounts, with the listed clubs that the member belongs to. */
export interface AccountListRow extends Member {
  readonly ghost: boolean;
  readonly clubs: readonly string[];
}

/** Fields that only the home club of an account sees. */
export interface Particulars {
  readonly birthDate: string | null;
  readonly sex: 'M' | 'F' | null;
  readonly nationalId: string | null;
  readonly region: string | null;
  readonly level: number;
  readonly hasEmail: boolean;
}

/** All members of these clubs without duplicates, each with their clubs among them. */
export async function readAccountsOfClubs(
  db: Db,
  of: readonly ClubId[],
): Promise<(AccountListRow & { homeClub: ClubId | null; particulars: Particulars })[]> {
  const rows = await db
    .select({
      account: { ...memberColumns, ghost: accounts.ghost, homeClub: accounts.homeClub },
      particulars: {
        birthDate: accounts.birthDate,
        sex: accounts.sex,
        nationalId: accounts.nationalId,
        region: accounts.region,
        level: accounts.level,
        hasEmail: sql<number>`coalesce(${accounts.email}, '') <> ''`,
      },
      clubs: sql<string>`json_group_array(${clubMembers.club})`,
    })
    .from(clubMembers)
    .innerJoin(accounts, eq(accounts.id, clubMembers.account))
    .where(isOneOf(clubMembers.club, of))
    .groupBy(accounts.id)
    .orderBy(asc(accounts.lastName), asc(accounts.firstName), asc(accounts.id));
  return rows.map(({ account, particulars, clubs: ids }) => ({
    ...account,
    clubs: JSON.parse(ids) as string[],
    particulars: { ...particulars, hasEmail: particulars.hasEmail === 1 },
  }));
}

/** The holder of a role in a club, an organisation or a team of the club. */
export interface RoleHolder {
  readonly id: AccountId;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: 'all' | 'arbiter' | 'editor' | 'captain';
  readonly team: TeamCard | null;
}

export async function readClubRoles(db: Db, club: ClubId): Promise<RoleHolder[]> {
  return db
    .select({ ...holderColumns, team: { id: teams.id, name: teams.name, profilePicture: teams.profilePicture } })
    .from(roles)
    .innerJoin(accounts, eq(accounts.id, roles.account))
    .leftJoin(teams, and(eq(roles.scope, 'team'), eq(teams.id, roles.entity)))
    .where(
      sql`(${roles.scope} = 'club' and ${roles.entity} = ${club}) or (${roles.scope} = 'team' and ${teams.club} = ${club})`,
    )
    .orderBy(asc(accounts.lastName), asc(accounts.firstName), asc(accounts.id));
}

export interface ClubListing {
  readonly id: ClubId;
  readonly name: string;
  readonly profilePicture: string;
  readonly country: string;
  readonly region: string | null;
  readonly organization: { readonly id: OrganizationId; readonly name: string } | null;
  /** The number of members. */
  readonly members: number;
}

export const readClubs = (db: Db): Promise<ClubListing[]> =>
  db
    .select({
      id: clubs.id,
      name: clubs.name,
      profilePicture: clubs.profilePicture,
      country: clubs.country,
      region: clubs.region,
      organization: { id: organizations.id, name: organizations.name },
      members: sql<number>`(select count(*) from ${clubMembers} where ${clubMembers.club} = ${clubs.id})`,
    })
    .from(clubs)
    .leftJoin(organizations, eq(organizations.id, clubs.organization))
    .orderBy(asc(clubs.name), asc(clubs.id))
    .limit(LIST_MAX_ROWS);

/** All clubs, or the given ones, by name. */
export async function readClubNames(db: Db, of: readonly ClubId[] | 'all'): Promise<{ id: ClubId; name: string }[]> {
  return db
    .select({ id: clubs.id, name: clubs.name })
    .from(clubs)
    .where(of === 'all' ? undefined : isOneOf(clubs.id, of))
    .orderBy(asc(clubs.name), asc(clubs.id))
    .limit(LIST_MAX_ROWS);
}

/** The clubs that an account manages and that have no organisation. */
export async function readFreeClubs(db: Db, manager: AccountId): Promise<ClubId[]> {
  const rows = await db
    .select({ id: clubs.id })
    .from(clubs)
    .where(and(eq(clubs.manager, manager), isNull(clubs.organization)))
    .orderBy(asc(clubs.id));
  return rows.map(({ id }) => id);
}

export const selectOtherMembers = (db: Db, club: ClubId, team: TeamId) =>
  db
    .select(memberColumns)
    .from(clubMembers)
    .innerJoin(accounts, eq(accounts.id, clubMembers.account))
    .where(
      and(
        eq(clubMembers.club, club),
        notInArray(
          clubMembers.account,
          db.select({ account: teamMembers.account }).from(teamMembers).where(eq(teamMembers.team, team)),
        ),
      ),
    )
    .orderBy(asc(accounts.lastName), asc(accounts.firstName), asc(accounts.id));

export const memberColumns = {
  id: accounts.id,
  firstName: accounts.firstName,
  lastName: accounts.lastName,
  title: accounts.title,
  fideRating: accounts.fideRating,
  federation: accounts.federation,
  fideNumber: accounts.fideNumber,
  showRealName: accounts.showRealName,
};

export const holderColumns = {
  id: accounts.id,
  firstName: accounts.firstName,
  lastName: accounts.lastName,
  role: roles.role,
};

const selectClub = (db: Db, id: ClubId) => db.select().from(clubs).where(eq(clubs.id, id));

const selectOrganizationName = (db: Db, id: ClubId) =>
  db
    .select({ name: organizations.name })
    .from(clubs)
    .innerJoin(organizations, eq(organizations.id, clubs.organization))
    .where(eq(clubs.id, id));

const selectTeams = (db: Db, club: ClubId) =>
  db
    .select({ id: teams.id, name: teams.name, profilePicture: teams.profilePicture })
    .from(teams)
    .where(and(eq(teams.club, club), notLike(teams.id, `${GUEST_PREFIX}%`)))
    .orderBy(asc(teams.name), asc(teams.id));

const selectMembers = (db: Db, club: ClubId) =>
  db
    .select(memberColumns)
    .from(clubMembers)
    .innerJoin(accounts, eq(accounts.id, clubMembers.account))
    .where(eq(clubMembers.club, club))
    .orderBy(asc(accounts.lastName), asc(accounts.firstName), asc(accounts.id));
