import { and, eq, lte, ne } from 'drizzle-orm';
import type { AccountId, SessionId } from '../../domain/kernel/ids.ts';
import type { Millis } from '../../domain/kernel/time.ts';
import type { Db } from '../client.ts';
import type { Write } from '../commit.ts';
import { sessions } from '../schema/index.ts';

export const insertSession = (db: Db, row: typeof sessions.$inferInsert): Write => db.insert(sessions).values(row);

export const extendSession = (db: Db, tokenHash: SessionId, expiresAt: Millis): Write =>
  db.update(sessions).set({ expiresAt }).where(eq(sessions.tokenHash, tokenHash));

export const deleteSession = (db: Db, account: AccountId, tokenHash: SessionId): Write =>
  db.delete(sessions).where(and(eq(sessions.tokenHash, tokenHash), eq(sessions.account, account)));

export const deleteExpiredSessions = (db: Db, account: AccountId, now: Millis): Write =>
  db.delete(sessions).where(and(eq(sessions.account, account), lte(sessions.expiresAt, now)));

/** Ends all sessions of an account, optionally except one. */
export const deleteSessionsOf = (db: Db, account: AccountId, exceptHash: SessionId | null = null): Write =>
  db
    .delete(sessions)
    .where(and(eq(sessions.account, account), exceptHash === null ? undefined : ne(sessions.tokenHash, exceptHash)));
