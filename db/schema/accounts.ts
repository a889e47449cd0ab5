import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { AccountId, ClubId, NameHash, PasskeyId, SessionId, TournamentId } from '../../domain/kernel/ids.ts';
import type { PushContent } from '../../domain/lib/push.ts';
import type { MessageContent } from '../../domain/message.ts';
import type { PersonName } from '../../domain/tournament/value/state.ts';
import { flag, moment } from './columns.ts';

/** People: users with a log-in, and ghosts that only appear in tables. */
export const accounts = sqliteTable(
  'accounts',
  {
    id: text('id').$type<AccountId>().primaryKey(),
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Of a guest who lets the public see another name; null otherwise. */
    registeredName: text('registered_name', { mode: 'json' }).$type<PersonName>(),
    email: text('email'),
    fideNumber: integer('fide_number'),
    /** The id in the rating list of the account's federation. */
    nationalId: text('national_id'),
    title: text('title'),
    fideRating: integer('fide_rating'),
    federation: text('federation').notNull().default('NOR'),
    birthDate: text('birth_date'),
    /** Null if unknown. */
    sex: text('sex', { enum: ['M', 'F'] }),
    region: text('region'),
    level: integer('level').notNull().default(0),
    ghost: flag('ghost').notNull().default(false),
    lichessUsername: text('lichess_username'),
    profilePicture: text('profile_picture'),
    /**
     * The club that manages the account and sees its private fields. It is set on creation, never by entering the
     * account in another club; null once that membership has ended. (No foreign key: clubs already reference accounts.)
     */
    homeClub: text('home_club').$type<ClubId>(),
    showHelpText: flag('show_help_text').notNull().default(true),
    /** The owner shows the real name to everybody in the lists of clubs and teams (checklist D-78). */
    showRealName: flag('show_real_name').notNull().default(false),
    /** The password was generated and has been seen by others: the owner chooses one at the first log-in. */
    passwordIsGiven: flag('password_is_given').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('accounts_id_any_case').on(sql`lower(${table.id})`),
    index('accounts_fide_number').on(table.fideNumber),
    index('accounts_email_any_case').on(sql`lower(${table.email})`),
  ],
);

/** Only a hash of the cookie's token is stored. */
export const sessions = sqliteTable(
  'sessions',
  {
    tokenHash: text('token_hash').$type<SessionId>().primaryKey(),
    account: text('account')
      .$type<AccountId>()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Browser and system, by which the owner recognises the session: Firefox, Windows. */
    device: text('device').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_account').on(table.account)],
);

/** Single-use codes in e-mails for setting a new password: only a hash of each is stored. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    account: text('account')
      .$type<AccountId>()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** A hash of what opened the account when the code was created; a change of it invalidates the code. */
    boundTo: text('bound_to').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('recovery_codes_account').on(table.account)],
);

/** Roles: all, arbiter or editor of a club or an organisation; captain of a team. */
export const roles = sqliteTable(
  'roles',
  {
    account: text('account')
      .$type<AccountId>()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    scope: text('scope', { enum: ['club', 'organization', 'team'] }).notNull(),
    entity: text('entity').notNull(),
    role: text('role', { enum: ['all', 'arbiter', 'editor', 'captain'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account, table.scope, table.entity] }),
    index('roles_entity').on(table.scope, table.entity),
  ],
);

/** Messages: notices of the program (a key and parameters), or broadcasts by a person. */
export const messages = sqliteTable(
  'messages',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    account: text('account')
      .$type<AccountId>()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Null for the program. */
    sender: text('sender')
      .$type<AccountId>()
      .references(() => accounts.id, { onDelete: 'set null' }),
    content: text('content', { mode: 'json' }).$type<MessageContent>().notNull(),
    sentAt: moment('sent_at').notNull(),
    read: flag('read').notNull().default(false),
  },
  (table) => [index('messages_account').on(table.account, table.read)],
);

/** Secret calendar addresses for programs that cannot log in, one per account: only a hash of each token is stored. */
export const calendarAddresses = sqliteTable('calendar_addresses', {
  account: text('account')
    .$type<AccountId>()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: moment('created_at').notNull(),
});

/** Passkeys, an alternative to the password. The private key never leaves the authenticator. */
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
    /** The signature counter, if the authenticator has one: it reveals copies of the passkey. */
    counter: integer('counter').notNull(),
    /** The name by which the owner recognises it. */
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_account').on(table.account)],
);

/** WebAuthn challenges by hash: each can be used once, for a few minutes. */
export const passkeyChallenges = sqliteTable('passkey_challenges', {
  challengeHash: text('challenge_hash').primaryKey(),
  /** The account that adds a passkey; null for a log-in, where the passkey identifies the account. */
  account: text('account')
    .$type<AccountId>()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull(),
});

/** Browsers with push notifications. Each row is deleted with the session that subscribed. */
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
    /** The address of the push service. A browser notifies only the session that subscribed last. */
    endpoint: text('endpoint').notNull().unique(),
    /** The browser's keys for encrypting messages, in base64url. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    language: text('language', { enum: ['en', 'no'] }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('push_devices_account').on(table.account)],
);

export const pushNotices = sqliteTable(
  'push_notices',
  {
    /** Random, so that ids are not reused. */
    id: text('id').primaryKey(),
    session: text('session')
      .$type<SessionId>()
      .notNull()
      .references(() => pushDevices.session, { onDelete: 'cascade', onUpdate: 'cascade' }),
    /** Each tournament's object sends the notifications of its own tournament. */
    tournament: text('tournament').$type<TournamentId>().notNull(),
    content: text('content', { mode: 'json' }).$type<PushContent>().notNull(),
    validUntil: moment('valid_until').notNull(),
  },
  (table) => [index('push_notices_tournament').on(table.tournament), index('push_notices_session').on(table.session)],
);

/** User names of erased accounts, which are not given out again. Only a hash of each is stored. */
export const spentNames = sqliteTable('spent_names', {
  nameHash: text('name_hash').$type<NameHash>().primaryKey(),
});
