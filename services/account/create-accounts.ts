import { commit } from '../../db/commit.ts';
import { readAccount } from '../../db/read/account.ts';
import { updateAccount } from '../../db/write/account.ts';
import { deleteSessionsOf } from '../../db/write/session.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { given } from '../../domain/kernel/given.ts';
import type { RefusalParams } from '../../domain/kernel/result.ts';
import { DAY } from '../../domain/kernel/time.ts';
import { allow } from '../authority.ts';
import type { AccountDeps } from '../deps.ts';
import { Refusal } from '../refusal.ts';
import { createAccount, type NewAccount } from './create-account.ts';
import { readablePassword } from './login/random-secrets.ts';

/** The outcome for one account of a slice. */
export interface Made {
  readonly id: string;
  readonly password: string;
  readonly refused: 'usernameExists' | 'birthDateOutOfRange' | 'fideNumberTaken' | null;
  /** Parameters for the text of the refusal. */
  readonly params?: RefusalParams;
}

/**
 * Creates the accounts of a slice one by one; a refused account does not stop the others. Nothing is created unless the
 * caller may create all of them.
 */
export async function createAccounts(
  deps: AccountDeps,
  actor: Actor,
  accounts: readonly NewAccount[],
): Promise<readonly Made[]> {
  for (const { level, club } of accounts) allow(actor, { do: 'createAccount', level, club });
  const made: Made[] = [];
  for (const account of accounts) made.push(await makeOne(deps, actor, account));
  return made;
}

async function makeOne(deps: AccountDeps, actor: Actor, account: NewAccount): Promise<Made> {
  try {
    return { ...(await createAccount(deps, actor, account)), refused: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.key === 'usernameExists') return (await madeBefore(deps, account)) ?? refusedAs(account, error.key);
    if (error.key === 'birthDateOutOfRange' || error.key === 'fideNumberTaken')
      return { ...refusedAs(account, error.key), ...given({ params: error.params }) };
    throw error;
  }
}

const refusedAs = ({ username }: NewAccount, refused: Made['refused']): Made => ({
  id: username,
  password: '',
  refused,
});

/**
 * A slice is sent again when its response was lost: the account exists, but nobody knows its password. It gets a new
 * password if it belongs to the same person and club, is less than a day old, and its owner has not chosen a password.
 */
async function madeBefore(deps: AccountDeps, sent: NewAccount): Promise<Made | undefined> {
  const account = await readAccount(deps.db, sent.username);
  if (account === undefined || sent.club === null || account.homeClub !== sent.club) return undefined;
  const isSame =
    account.id === sent.username &&
    account.firstName === sent.firstName &&
    account.lastName === sent.lastName &&
    account.birthDate === sent.birthDate &&
    account.level === sent.level &&
    account.ghost === sent.ghost;
  if (!isSame || deps.now() - account.createdAt > DAY) return undefined;
  if (account.ghost) return { id: account.id, password: '', refused: null };
  if (!account.passwordIsGiven) return undefined;
  const password = readablePassword();
  const passwordHash = await deps.passwords.hash(password);
  await deps.changeAccess([account.id], () =>
    commit(deps.db, {
      writes: [updateAccount(deps.db, account.id, { passwordHash }), deleteSessionsOf(deps.db, account.id)],
    }),
  );
  return { id: account.id, password, refused: null };
}
