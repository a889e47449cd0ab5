import { commit } from '../../db/commit.ts';
import { type Account, readAccount, readCredentials } from '../../db/read/account.ts';
import { updateAccount } from '../../db/write/account.ts';
import { deleteSessionsOf } from '../../db/write/session.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { AccountId, SessionId } from '../../domain/kernel/ids.ts';
import { personAsking } from '../authority.ts';
import type { AccountDeps, Deps } from '../deps.ts';
import { orNotFound, Refusal } from '../refusal.ts';
import { hashChosenPassword } from './login/password.ts';

export const ownAccount = async (deps: Deps, actor: Actor): Promise<Account> =>
  orNotFound(await readAccount(deps.db, personAsking(actor).account), 'noSuchAccount');

export interface SettingsChange {
  readonly email?: string | null | undefined;
  readonly lichessUsername?: string | null | undefined;
  readonly showHelpText?: boolean | undefined;
  readonly showRealName?: boolean | undefined;
  /** Empty removes it. */
  readonly profilePicture?: string | undefined;
}

/** Changes the given settings. The e-mail address can recover the account, so `changeEmail` requires the password. */
export async function changeSettings(deps: Deps, actor: Actor, change: SettingsChange): Promise<void> {
  const own = await ownAccount(deps, actor);
  if (change.email !== undefined && change.email !== own.email) throw new Refusal('emailNeedsPassword');
  const {
    lichessUsername = own.lichessUsername,
    showHelpText = own.showHelpText,
    showRealName = own.showRealName,
    profilePicture = own.profilePicture ?? '',
  } = change;
  await commit(deps.db, {
    writes: [
      updateAccount(deps.db, own.id, {
        lichessUsername,
        showHelpText,
        showRealName,
        profilePicture: profilePicture || null,
      }),
    ],
  });
}

/** Changes the address and returns the previous one, to which a notification is sent. */
export async function changeEmail(
  deps: AccountDeps,
  actor: Actor,
  { email, password }: { email: string; password: string },
): Promise<string | null> {
  const person = personAsking(actor);
  await provePassword(deps, person.account, password);
  const { email: before } = await ownAccount(deps, actor);
  await commit(deps.db, { writes: [updateAccount(deps.db, person.account, { email })] });
  return before;
}

/** Changes the password and ends every other session, so that nobody stays logged in with the old one. */
export async function changePassword(
  deps: AccountDeps,
  actor: Actor,
  { newPassword, password, session }: { newPassword: string; password: string; session: SessionId | null },
): Promise<void> {
  const person = personAsking(actor);
  await provePassword(deps, person.account, password);
  const own = await ownAccount(deps, actor);
  const passwordHash = await hashChosenPassword(deps, newPassword, { ...own, username: own.id });
  await deps.changeAccess([person.account], () =>
    commit(deps.db, {
      writes: [
        updateAccount(deps.db, person.account, { passwordHash, passwordIsGiven: false }),
        deleteSessionsOf(deps.db, person.account, session),
      ],
    }),
  );
}

/** Stores the Lichess name that the browser has verified. */
export async function linkLichess(deps: Deps, actor: Actor, lichessUsername: string): Promise<void> {
  const { account } = personAsking(actor);
  await commit(deps.db, { writes: [updateAccount(deps.db, account, { lichessUsername })] });
}

/** Refuses callers who do not know the password of their account. */
export async function provePassword(deps: AccountDeps, account: AccountId, password: string): Promise<void> {
  const credentials = await readCredentials(deps.db, account);
  if (!(await deps.passwords.fits(credentials?.passwordHash, password))) throw new Refusal('incorrectPassword');
}
