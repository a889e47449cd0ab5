import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { AccountId, PasskeyId } from '../../domain/kernel/ids.ts';
import type { Millis } from '../../domain/kernel/time.ts';
import type { Db } from '../client.ts';
import type { UniqueRule, Write } from '../commit.ts';
import { passkeyChallenges, passkeys } from '../schema/index.ts';

export const insertChallenge = (db: Db, row: typeof passkeyChallenges.$inferInsert): Write =>
  db.insert(passkeyChallenges).values(row);

export const deleteExpiredChallenges = (db: Db, now: Millis): Write =>
  db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now));

/** Changes one row while the challenge is valid for this account, or for a log-in, so that it can be used only once. */
export const spendChallenge = (db: Db, challengeHash: string, account: AccountId | null, now: Millis): Write =>
  db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, challengeHash),
        account === null ? isNull(passkeyChallenges.account) : eq(passkeyChallenges.account, account),
        gt(passkeyChallenges.expiresAt, now),
      ),
    );

/** An authenticator never creates the same passkey twice, so a known one is a copy. */
export const PASSKEY_UNIQUE: UniqueRule<'passkeyKnown'> = { violates: 'passkeys', otherwise: 'passkeyKnown' };

/** Inserts one row if the account has fewer than `most` passkeys. */
export const insertPasskey = (
  db: Db,
  { id, account, publicKey, counter, name, createdAt }: Omit<typeof passkeys.$inferSelect, 'lastUsedAt'>,
  most: number,
): Write =>
  db.run(
    sql`insert into ${passkeys} (id, account, public_key, counter, name, created_at)
      select ${id}, ${account}, ${publicKey}, ${counter}, ${name}, ${createdAt}
      where (select count(*) from ${passkeys} where ${passkeys.account} = ${account}) < ${most}`,
  );

/** Changes one row if the passkey is unchanged since it was read: of two uses of one counter value, one is a copy's. */
export const notePasskeyUse = (
  db: Db,
  { id, counter }: { readonly id: PasskeyId; readonly counter: number },
  used: { readonly counter: number; readonly at: Millis },
): Write =>
  db
    .update(passkeys)
    .set({ counter: used.counter, lastUsedAt: used.at })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter)));

/** Changes no row if the account has no such passkey. */
export const deletePasskey = (db: Db, account: AccountId, id: PasskeyId): Write =>
  db.delete(passkeys).where(and(eq(passkeys.account, account), eq(passkeys.id, id)));

export const deletePasskeysOf = (db: Db, account: AccountId): Write =>
  db.delete(passkeys).where(eq(passkeys.account, account));
