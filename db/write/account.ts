import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Owner } from '../../domain/access/policy.ts';
import type { AccountId, ClubId, NameHash } from '../../domain/kernel/ids.ts';
import type { Db } from '../client.ts';
import type { UniqueRule, Write } from '../commit.ts';
import { isMemberOf } from '../member-of.ts';
import { accounts, spentNames } from '../schema/index.ts';

export type AccountRow = typeof accounts.$inferInsert;

/** A taken name violates the primary key or the case-insensitive index. */
export const USERNAME_UNIQUE: UniqueRule<'usernameExists'> = { violates: 'accounts', otherwise: 'usernameExists' };

export const insertAccount = (db: Db, row: AccountRow): Write => db.insert(accounts).values(row);

/**
 * Rolls the batch back, like the index of the names, if the name belonged to an erased account. (An invalid JSON path
 * raises an error that contains the path.)
 */
export const refuseSpentName = (db: Db, hash: NameHash): Write =>
  db.run(sql`select case when exists (select 1 from ${spentNames} where ${spentNames.nameHash} = ${hash})
    then json_extract('{}', 'UNIQUE accounts') else 1 end`);

/** Inserts the top-level account unless there is one, so that only one of two concurrent requests succeeds. */
export const insertFirstAccount = (
  db: Db,
  { id, passwordHash, firstName, lastName, email, createdAt }: Required<FirstAccountRow>,
): Write =>
  db.run(
    sql`insert into ${accounts} (id, password_hash, first_name, last_name, email, level, created_at)
      select ${id}, ${passwordHash}, ${firstName}, ${lastName}, ${email}, ${TOP_LEVEL}, ${createdAt}
      where not exists (select 1 from ${accounts} where ${accounts.level} = ${TOP_LEVEL})`,
  );

const TOP_LEVEL = 3;

type FirstAccountRow = Pick<AccountRow, 'id' | 'passwordHash' | 'firstName' | 'lastName' | 'email' | 'createdAt'>;

export const updateAccount = (db: Db, id: AccountId, changes: Partial<Omit<AccountRow, 'id'>>): Write =>
  db.update(accounts).set(changes).where(eq(accounts.id, id));

/** Makes a club the home of an account that has none. */
export const settle = (db: Db, id: AccountId, club: ClubId): Write =>
  db
    .update(accounts)
    .set({ homeClub: club })
    .where(and(eq(accounts.id, id), isNull(accounts.homeClub)));

/** Clears the home club of an account that leaves it. */
export const unsettle = (db: Db, id: AccountId, club: ClubId): Write =>
  db
    .update(accounts)
    .set({ homeClub: null })
    .where(and(eq(accounts.id, id), eq(accounts.homeClub, club)));

/** A no-op update of one row if the account is a member of one of the owner's clubs; the claim of dependent writes. */
export const holdMemberOf = (db: Db, owner: Owner, id: AccountId): Write =>
  db
    .update(accounts)
    .set({ id })
    .where(and(eq(accounts.id, id), isMemberOf(owner, accounts.id)));
