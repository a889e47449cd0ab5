import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { AccountId, ClubId, InvitationId, LeagueId, OrganizationId, TeamId } from '../../domain/kernel/ids.ts';
import type { CleanHtml } from '../../domain/lib/rich-text.ts';
import { accounts } from './accounts.ts';
import { flag, moment } from './columns.ts';

const page = {
  name: text('name').notNull(),
  description: text('description').$type<CleanHtml>().notNull().default(''),
  profilePicture: text('profile_picture').notNull().default(''),
  bannerPicture: text('banner_picture').notNull().default(''),
  address: text('address').notNull().default(''),
  website: text('website').notNull().default(''),
  email: text('email').notNull().default(''),
  country: text('country').notNull().default('NOR'),
};

export const organizations = sqliteTable(
  'organizations',
  {
    id: text('id').$type<OrganizationId>().primaryKey(),
    ...page,
    manager: text('manager')
      .$type<AccountId>()
      .notNull()
      .references(() => accounts.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('organizations_id_any_case').on(sql`lower(${table.id})`),
    index('organizations_manager').on(table.manager),
  ],
);

export const clubs = sqliteTable(
  'clubs',
  {
    id: text('id').$type<ClubId>().primaryKey(),
    ...page,
    region: text('region'),
    /** Links to its other pages. */
    socialLinks: text('social_links', { mode: 'json' }).$type<readonly string[]>().notNull().default([]),
    manager: text('manager')
      .$type<AccountId>()
      .notNull()
      .references(() => accounts.id),
    organization: text('organization')
      .$type<OrganizationId>()
      .references(() => organizations.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('clubs_id_any_case').on(sql`lower(${table.id})`),
    index('clubs_manager').on(table.manager),
    index('clubs_organization').on(table.organization),
  ],
);

export const clubMembers = sqliteTable(
  'club_members',
  {
    club: text('club')
      .$type<ClubId>()
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    account: text('account')
      .$type<AccountId>()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    joinedAt: moment('joined_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.club, table.account] }), index('club_members_account').on(table.account)],
);

export const teams = sqliteTable(
  'teams',
  {
    id: text('id').$type<TeamId>().primaryKey(),
    club: text('club')
      .$type<ClubId>()
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description').$type<CleanHtml>().notNull().default(''),
    profilePicture: text('profile_picture').notNull().default(''),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('teams_club_name').on(table.club, table.name).where(sql`substr(${table.id}, 1, 6) <> 'guest-'`),
  ],
);

export const teamMembers = sqliteTable(
  'team_members',
  {
    team: text('team')
      .$type<TeamId>()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    account: text('account')
      .$type<AccountId>()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    joinedAt: moment('joined_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.team, table.account] }), index('team_members_account').on(table.account)],
);

/** Invitation links for creating a club in an organisation, or for joining a club. */
export const invitations = sqliteTable(
  'invitations',
  {
    id: text('id').$type<InvitationId>().primaryKey(),
    inviterType: text('inviter_type', { enum: ['organization', 'club'] }).notNull(),
    inviter: text('inviter').notNull(),
    registererType: integer('registerer_type').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('invitations_inviter').on(table.inviterType, table.inviter)],
);

export const leagues = sqliteTable(
  'leagues',
  {
    id: text('id').$type<LeagueId>().primaryKey(),
    name: text('name').notNull(),
    description: text('description').$type<CleanHtml>().notNull().default(''),
    visible: flag('visible').notNull().default(true),
    profilePicture: text('profile_picture').notNull().default(''),
    bannerPicture: text('banner_picture').notNull().default(''),
    ownerType: text('owner_type', { enum: ['organization', 'club'] }).notNull(),
    owner: text('owner').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('leagues_id_any_case').on(sql`lower(${table.id})`),
    index('leagues_owner').on(table.ownerType, table.owner),
  ],
);
