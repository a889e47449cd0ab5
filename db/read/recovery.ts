import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { AccountId } from '../../domain/kernel/ids.ts';
import type { Millis } from '../../domain/kernel/time.ts';
import type { Db } from '../client.ts';
import { accounts, recoveryCodes } from '../schema/index.ts';

/** The fields that open an account. A change to them invalidates earlier codes. */
export interface Opening {
  readonly id: AccountId;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly passwordHash: string | null;
}

const OPENING = {
  id: accounts.id,
  firstName: accounts.firstName,
  lastName: accounts.lastName,
  email: accounts.email,
  passwordHash: accounts.passwordHash,
};

/**
 * The accounts with this address, which parents and children may share (checklist D-26), the oldest first, except those
 * that were sent a code after `since`.
 */
export const readOpeningsByEmail = (db: Db, email: string, since: Millis, most: number): Promise<Opening[]> =>
  db
    .select(OPENING)
    .from(accounts)
    .where(
      and(
        sql`lower(${accounts.email}) = lower(${email})`,
        eq(accounts.ghost, false),
        sql`not exists (
          select 1 from ${recoveryCodes} where ${recoveryCodes.account} = ${accounts.id} and ${recoveryCodes.createdAt} > ${since}
        )`,
      ),
    )
    .orderBy(asc(accounts.createdAt), asc(accounts.id))
    .limit(most);

export interface RecoveryCode {
  readonly opening: Opening;
  readonly boundTo: string;
}

/** An unexpired code with the current fields of its account. */
export async function readRecoveryCode(db: Db, codeHash: string, now: Millis): Promise<RecoveryCode | undefined> {
  const [row] = await db
    .select({ opening: OPENING, boundTo: recoveryCodes.boundTo })
    .from(recoveryCodes)
    .innerJoin(accounts, eq(accounts.id, recoveryCodes.account))
    .where(and(eq(recoveryCodes.codeHash, codeHash), gt(recoveryCodes.expiresAt, now)));
  return row;
}
