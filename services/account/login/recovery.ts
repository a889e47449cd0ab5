import { commit } from '../../../db/commit.ts';
import { type Opening, readOpeningsByEmail, readRecoveryCode } from '../../../db/read/recovery.ts';
import { updateAccount } from '../../../db/write/account.ts';
import { deleteCalendarAddress } from '../../../db/write/calendar-address.ts';
import { deletePasskeysOf } from '../../../db/write/passkey.ts';
import {
  deleteExpiredRecoveryCodes,
  deleteRecoveryCode,
  deleteRecoveryCodesOf,
  insertFirstRecoveryCode,
  insertRecoveryCodes,
  spendRecoveryCode,
} from '../../../db/write/recovery.ts';
import { deleteSessionsOf } from '../../../db/write/session.ts';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import { RECOVERY } from '../../../domain/kernel/limits.ts';
import { millis } from '../../../domain/kernel/time.ts';
import type { Language } from '../../../i18n/languages.ts';
import type { AccountDeps } from '../../deps.ts';
import type { Mailer } from '../../mailer.ts';
import { orNotFound, orRefuse, Refusal } from '../../refusal.ts';
import { hashChosenPassword } from './password.ts';
import { hashSecret, recoveryCode } from './random-secrets.ts';

/**
 * Sends an e-mail with a code for each account with this address (checklist D-26), unless one has just been sent. It
 * returns nothing, because the response must not depend on the address (checklist D-27).
 */
export async function sendRecovery(
  deps: AccountDeps,
  mailer: Mailer,
  { email, language }: { readonly email: string; readonly language: Language },
): Promise<void> {
  const now = deps.now();
  const lately = millis(now - RECOVERY.pauseMs);
  const openings = await readOpeningsByEmail(deps.db, email, lately, RECOVERY.mostAccounts);
  const [first] = openings;
  if (first?.email == null) return;
  const made = await Promise.all(openings.map(async (opening) => ({ opening, code: recoveryCode() })));
  const rows = await Promise.all(
    made.map(async ({ opening, code }) => ({
      codeHash: await hashSecret(code),
      account: opening.id,
      boundTo: await whatOpens(opening),
      createdAt: now,
      expiresAt: millis(now + RECOVERY.validMs),
    })),
  );
  const [row, ...more] = rows;
  if (row === undefined) return;
  const { ok } = await commit(deps.db, {
    claim: { write: insertFirstRecoveryCode(deps.db, row, lately), otherwise: 'tooManyRequests' },
    writes: [deleteExpiredRecoveryCodes(deps.db, now), ...insertRecoveryCodes(deps.db, more)],
  });
  if (!ok) return;
  try {
    // Uses the stored address, not the typed one.
    await mailer.recovery({
      to: first.email,
      language,
      accounts: made.map(({ opening, code }) => ({ account: opening.id, code })),
    });
  } catch (error) {
    // A failed e-mail must not delay the next attempt.
    await commit(deps.db, { writes: rows.map(({ codeHash }) => deleteRecoveryCode(deps.db, codeHash)) });
    throw error;
  }
}

/** The account of a valid code; null otherwise. */
export async function testRecovery(deps: AccountDeps, code: string): Promise<AccountId | null> {
  const opening = await openingOf(deps, code);
  return opening?.id ?? null;
}

/** Sets a new password with a code, which is consumed, and ends every session of the account. */
export async function finishRecovery(
  deps: AccountDeps,
  { account, code, password }: { readonly account: string; readonly code: string; readonly password: string },
): Promise<void> {
  const opening = orNotFound(await openingOf(deps, code), 'invalidPasswordRecoveryCode');
  if (opening.id.toLowerCase() !== account.toLowerCase()) throw new Refusal('invalidPasswordRecoveryCode');
  const passwordHash = await hashChosenPassword(deps, password, { ...opening, username: opening.id });
  const codeHash = await hashSecret(code);
  const used = await deps.changeAccess([opening.id], () =>
    commit(deps.db, {
      claim: {
        write: spendRecoveryCode(deps.db, codeHash, opening.passwordHash),
        otherwise: 'invalidPasswordRecoveryCode',
      },
      writes: [
        updateAccount(deps.db, opening.id, { passwordHash, passwordIsGiven: false }),
        deleteRecoveryCodesOf(deps.db, opening.id),
        deletePasskeysOf(deps.db, opening.id),
        deleteCalendarAddress(deps.db, opening.id),
        deleteSessionsOf(deps.db, opening.id),
      ],
    }),
  );
  orRefuse(used);
}

async function openingOf(deps: AccountDeps, code: string): Promise<Opening | undefined> {
  const known = await readRecoveryCode(deps.db, await hashSecret(code), deps.now());
  return known !== undefined && known.boundTo === (await whatOpens(known.opening)) ? known.opening : undefined;
}

/** Changes when the password or the address of the account changes, which invalidates earlier codes. */
const whatOpens = ({ passwordHash, email }: Opening): Promise<string> =>
  hashSecret(JSON.stringify([passwordHash, email]));
