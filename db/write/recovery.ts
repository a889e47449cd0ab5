import { and, eq, lte, sql } from 'drizzle-orm';
import type { AccountId } from '../../domain/kernel/ids.ts';
import type { Millis } from '../../domain/kernel/time.ts';
import { bulkInsert } from '../bulk.ts';
import type { Db } from '../client.ts';
import type { Write } from '../commit.ts';
import { accounts, recoveryCodes } from '../schema/index.ts';

export const insertRecoveryCodes = (db: Db, rows: readonly (typeof recoveryCodes.$inferSelect)[]): Write[] =>
  bulkInsert(db, recoveryCodes, rows);

/** Inserts one row unless the account was sent a code after `since`, so that concurrent requests send one e-mail. */
export const insertFirstRecoveryCode = (
  db: Db,
  { codeHash, account, boundTo, createdAt, expiresAt }: typeof recoveryCodes.$inferSelect,
  since: Millis,
): Write =>
  db.run(
    sql`insert into ${recoveryCodes} (code_hash, account, bound_to, created_at, expires_at)
      select ${codeHash}, ${account}, ${boundTo}, ${createdAt}, ${expiresAt}
      where not exists (
        select 1 from ${recoveryCodes} where ${recoveryCodes.account} = ${account} and ${recoveryCodes.createdAt} > ${since}
      )`,
  );

/** Changes one row while the code exists and the account's password is still the one that was read. */
export const spendRecoveryCode = (db: Db, codeHash: string, passwordHash: string | null): Write =>
  db.delete(recoveryCodes).where(
    and(
      eq(recoveryCodes.codeHash, codeHash),
      sql`exists (
          select 1 from ${accounts} where ${accounts.id} = ${recoveryCodes.account} and ${accounts.passwordHash} is ${passwordHash}
        )`,
    ),
  );

export const deleteRecoveryCode = (db: Db, codeHash: string): Write =>
  db.delete(recoveryCodes).where(eq(recoveryCodes.codeHash, codeHash));

export const deleteRecoveryCodesOf = (db: Db, account: AccountId): Write =>
  db.delete(recoveryCodes).where(eq(recoveryCodes.account, account));

export const deleteExpiredRecoveryCodes = (db: Db, now: Millis): Write =>
  db.delete(recoveryCodes).where(lte(recoveryCodes.expiresAt, now));
