import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Owner } from '../../domain/access/policy.ts';
import type { AccountId, ClubId, NameHash } from '../../domain/ids.ts';
import type { Db } from '../client.ts';
import type { UniqueRule, Write } from '../commit.ts';
import { isMemberOf } from '../member-of.ts';
import { accounts, spentNames } from '../schema/index.ts';

export type AccountRow = typeof accounts.$inferInsert;

/** Both the primary key and the index without case refuse a name that is taken. */
export const USERNAME_UNIQUE: UniqueRule<'usernameExists'> = { violates: 'accounts', otherwise: 'usernameExists' };

export const insertAccount = (db: Db, row: AccountRow): Write => db.insert(accounts).values(row);

/**
 * Undoes the batch, as the index of the names would, where the name was that of an account that is erased. (A JSON path
 * that is none is an error, and the error carries the path.)
 */
export const refuseSpentName = (db: Db, hash: NameHash): Write =>
  db.run(sql`select case when exists (select 1 from ${spentNames} where ${spentNames.nameHash} = ${hash})
    then json_extract('{}', 'UNIQUE accounts') else 1 end`);

/** The account of the highest level, where there is none of that level yet: of two who come at once, one. */
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

/** Whoever is no member of the home club any more has none. */
export const unsettle = (db: Db, id: AccountId, club: ClubId): Write =>
  db
    .update(accounts)
    .set({ homeClub: null })
    .where(and(eq(accounts.id, id), eq(accounts.homeClub, club)));

/** Changes nothing in one row where the account is a member of a club of this owner: the claim of who needs it to be. */
export const holdMemberOf = (db: Db, owner: Owner, id: AccountId): Write =>
  db
    .update(accounts)
    .set({ id })
    .where(and(eq(accounts.id, id), isMemberOf(owner, accounts.id)));
