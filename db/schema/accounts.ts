import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { AccountId, ClubId, NameHash, PasskeyId, SessionId, TournamentId } from '../../domain/ids.ts';
import type { MessageContent } from '../../domain/message.ts';
import type { PushContent } from '../../domain/push.ts';
import { flag, moment } from './columns.ts';

/** People: with a log-in, or ghosts that only stand in tables. */
export const accounts = sqliteTable(
  'accounts',
  {
    id: text('id').$type<AccountId>().primaryKey(),
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email'),
    fideNumber: integer('fide_number'),
    title: text('title'),
    fideRating: integer('fide_rating'),
    federation: text('federation').notNull().default('NOR'),
    birthDate: text('birth_date'),
    sex: text('sex', { enum: ['M', 'F'] })
      .notNull()
      .default('M'),
    region: text('region'),
    level: integer('level').notNull().default(0),
    ghost: flag('ghost').notNull().default(false),
    lichessUsername: text('lichess_username'),
    profilePicture: text('profile_picture'),
    /**
     * The club that manages the account and sees its private fields: set when the account is made, and never by whoever
     * enters it somewhere. Null when its membership there has ended. (No reference: clubs refer to accounts.)
     */
    homeClub: text('home_club').$type<ClubId>(),
    showHelpText: flag('show_help_text').notNull().default(true),
    /** Its owner lets everybody see the real name in the lists of clubs and teams (checklist D-78). */
    showRealName: flag('show_real_name').notNull().default(false),
    /** The program has made the password, and others have seen it: its owner chooses one at the first log-in. */
    passwordIsGiven: flag('password_is_given').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('accounts_id_any_case').on(sql`lower(${table.id})`),
    index('accounts_fide_number').on(table.fideNumber),
    index('accounts_email_any_case').on(sql`lower(${table.email})`),
  ],
);

/** Log-ins: only a hash of the cookie's token is kept. */
export const sessions = sqliteTable(
  'sessions',
  {
    tokenHash: text('token_hash').$type<SessionId>().primaryKey(),
    account: text('account')
      .$type<AccountId>()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Browser and system in words, by which its owner knows it again: Firefox, Windows. */
    device: text('device').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_account').on(table.account)],
);

/** Codes of letters that let somebody set a new password: only a hash of each is kept, and it is used once. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    account: text('account')
      .$type<AccountId>()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** What the account was opened by when the code was made: the code is worth nothing once that has changed. */
    boundTo: text('bound_to').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('recovery_codes_account').on(table.account)],
);

/** Packages of power: all, arbiter, editor of a club or an organisation; captain of a team. */
export const powers = sqliteTable(
  'powers',
  {
    account: text('account')
      .$type<AccountId>()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    scope: text('scope', { enum: ['club', 'organization', 'team'] }).notNull(),
    entity: text('entity').notNull(),
    power: text('power', { enum: ['all', 'arbiter', 'editor', 'captain'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account, table.scope, table.entity] }),
    index('powers_entity').on(table.scope, table.entity),
  ],
);

/** What somebody is told: by the program, as a key and its parameters, or by somebody who writes to many. */
export const messages = sqliteTable(
  'messages',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    account: text('account')
      .$type<AccountId>()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Null: the program. */
    sender: text('sender')
      .$type<AccountId>()
      .references(() => accounts.id, { onDelete: 'set null' }),
    content: text('content', { mode: 'json' }).$type<MessageContent>().notNull(),
    sentAt: moment('sent_at').notNull(),
    read: flag('read').notNull().default(false),
  },
  (table) => [index('messages_account').on(table.account, table.read)],
);

/** Secret addresses of calendars, for programs that cannot log in: only a hash of each token is kept, one an account. */
export const calendarAddresses = sqliteTable('calendar_addresses', {
  account: text('account')
    .$type<AccountId>()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: moment('created_at').notNull(),
});

/** Passkeys by which an account is opened besides its password. The secret half never leaves the authenticator. */
export const passkeys = sqliteTable(
  'passkeys',
  {
    id: text('id').$type<PasskeyId>().primaryKey(),
    account: text('account')
      .$type<AccountId>()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** As COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it has signed, where the authenticator counts: a copy of it gives itself away. */
    counter: integer('counter').notNull(),
    /** By which its owner knows it again. */
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_account').on(table.account)],
);

/** What an authenticator has been given to sign, by its hash: each is good once, and for a few minutes. */
export const passkeyChallenges = sqliteTable('passkey_challenges', {
  challengeHash: text('challenge_hash').primaryKey(),
  /** Who adds a passkey; null for a log-in, which tells by itself who it is. */
  account: text('account')
    .$type<AccountId>()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull(),
});

/** Browsers that are told what happens when no page is open in them. Each goes with the log-in that it was asked for by. */
export const pushDevices = sqliteTable(
  'push_devices',
  {
    session: text('session')
      .$type<SessionId>()
      .primaryKey()
      .references(() => sessions.tokenHash, { onDelete: 'cascade', onUpdate: 'cascade' }),
    account: text('account')
      .$type<AccountId>()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Where the browser is written to. Of one browser nobody is told but who asked last. */
    endpoint: text('endpoint').notNull().unique(),
    /** By what only the browser can read what is written, in base64url. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    language: text('language', { enum: ['en', 'no'] }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('push_devices_account').on(table.account)],
);

/** What such a browser is still to be told. */
export const pushNotices = sqliteTable(
  'push_notices',
  {
    /** Of chance: one that is gone is not given again. */
    id: text('id').primaryKey(),
    session: text('session')
      .$type<SessionId>()
      .notNull()
      .references(() => pushDevices.session, { onDelete: 'cascade', onUpdate: 'cascade' }),
    /** Whose news these are: each tournament has its own sent. */
    tournament: text('tournament').$type<TournamentId>().notNull(),
    content: text('content', { mode: 'json' }).$type<PushContent>().notNull(),
    validUntil: moment('valid_until').notNull(),
  },
  (table) => [index('push_notices_tournament').on(table.tournament), index('push_notices_session').on(table.session)],
);

/** User names of accounts that were erased: nobody is given one again. Only a hash of each is kept. */
export const spentNames = sqliteTable('spent_names', {
  nameHash: text('name_hash').$type<NameHash>().primaryKey(),
});
