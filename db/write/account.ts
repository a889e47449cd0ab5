import { and, eq, isNull } from 'drizzle-orm';
import type { Owner } from '../../domain/access/policy.ts';
import type { AccountId, ClubId } from '../../domain/ids.ts';
import type { Db } from '../client.ts';
import type { UniqueRule, Write } from '../commit.ts';
import { isMemberOf } from '../member-of.ts';
import { accounts } from '../schema/index.ts';

export type AccountRow = typeof accounts.$inferInsert;

/** Both the primary key and the index without case refuse a name that is taken. */
export const USERNAME_UNIQUE: UniqueRule<'usernameExists'> = { violates: 'accounts', otherwise: 'usernameExists' };

export const insertAccount = (db: Db, row: AccountRow): Write => db.insert(accounts).values(row);

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
