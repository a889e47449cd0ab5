import { commit } from '../../db/commit.ts';
import { type Account, readAccount, readCredentials } from '../../db/read/account.ts';
import { updateAccount } from '../../db/write/account.ts';
import { deleteSessionsOf } from '../../db/write/session.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { AccountId, SessionId } from '../../domain/ids.ts';
import { personAsking } from '../authority.ts';
import type { AccountDeps, Deps } from '../deps.ts';
import { found, Refusal } from '../refusal.ts';
import { hashChosenPassword } from './password.ts';

/** The caller's own account. */
export const ownAccount = async (deps: Deps, actor: Actor): Promise<Account> =>
  found(await readAccount(deps.db, personAsking(actor).account), 'noSuchAccount');

export interface SettingsChange {
  readonly email?: string | null | undefined;
  readonly lichessUsername?: string | null | undefined;
  readonly showHelpText?: boolean | undefined;
  readonly showRealName?: boolean | undefined;
}

/** Changes what was sent. The e-mail opens the account to whoever reads it, so it takes the password: `changeEmail`. */
export async function changeSettings(deps: Deps, actor: Actor, change: SettingsChange): Promise<void> {
  const own = await ownAccount(deps, actor);
  if (change.email !== undefined && change.email !== own.email) throw new Refusal('emailNeedsPassword');
  const {
    lichessUsername = own.lichessUsername,
    showHelpText = own.showHelpText,
    showRealName = own.showRealName,
  } = change;
  await commit(deps.db, {
    writes: [updateAccount(deps.db, own.id, { lichessUsername, showHelpText, showRealName })],
  });
}

export async function changeEmail(
  deps: AccountDeps,
  actor: Actor,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const person = personAsking(actor);
  await provePassword(deps, person.account, password);
  await commit(deps.db, { writes: [updateAccount(deps.db, person.account, { email })] });
}

/** Changes the password and ends every other log-in: whoever knew the old one is out. */
export async function changePassword(
  deps: AccountDeps,
  actor: Actor,
  { newPassword, password, session }: { newPassword: string; password: string; session: SessionId | null },
): Promise<void> {
  const person = personAsking(actor);
  await provePassword(deps, person.account, password);
  const own = await ownAccount(deps, actor);
  const passwordHash = await hashChosenPassword(deps, newPassword, { ...own, username: own.id });
  await commit(deps.db, {
    writes: [
      updateAccount(deps.db, person.account, { passwordHash, passwordIsGiven: false }),
      deleteSessionsOf(deps.db, person.account, session),
    ],
  });
  await deps.lookAgain([person.account]);
}

/** Notes the name on Lichess that the browser has looked up. */
export async function linkLichess(deps: Deps, actor: Actor, lichessUsername: string): Promise<void> {
  const { account } = personAsking(actor);
  await commit(deps.db, { writes: [updateAccount(deps.db, account, { lichessUsername })] });
}

/** Refuses who does not know the password of the account that he has logged in to. */
export async function provePassword(deps: AccountDeps, account: AccountId, password: string): Promise<void> {
  const credentials = await readCredentials(deps.db, account);
  if (!(await deps.passwords.fits(credentials?.passwordHash, password))) throw new Refusal('incorrectPassword');
}
