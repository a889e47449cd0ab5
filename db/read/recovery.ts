import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { AccountId } from '../../domain/ids.ts';
import type { Millis } from '../../domain/time.ts';
import type { Db } from '../client.ts';
import { accounts, recoveryCodes } from '../schema/index.ts';

/** What an account is opened by: changed, a code that was made before is worth nothing. */
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
 * The accounts that have this address, which parents and children may share (checklist D-26), oldest first; none of
 * those that were sent a code after `since`.
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

/** A code that is still good by its time, with what its account is opened by now. */
export async function readRecoveryCode(db: Db, codeHash: string, now: Millis): Promise<RecoveryCode | undefined> {
  const [row] = await db
    .select({ opening: OPENING, boundTo: recoveryCodes.boundTo })
    .from(recoveryCodes)
    .innerJoin(accounts, eq(accounts.id, recoveryCodes.account))
    .where(and(eq(recoveryCodes.codeHash, codeHash), gt(recoveryCodes.expiresAt, now)));
  return row;
}
