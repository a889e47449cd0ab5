import { commit } from '../../db/commit.ts';
import { hasTopLevel } from '../../db/read/account.ts';
import { insertFirstAccount, USERNAME_UNIQUE } from '../../db/write/account.ts';
import type { AccountId } from '../../domain/ids.ts';
import { SETUP_CODE_LENGTH } from '../../domain/limits.ts';
import type { AccountDeps, Deps } from '../deps.ts';
import { orRefuse, Refusal } from '../refusal.ts';
import { hashChosenPassword } from './password.ts';
import { hashSecret } from './random-secrets.ts';
import { openSession } from './sessions.ts';

export interface FirstAccount {
  readonly code: string;
  readonly username: AccountId;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly password: string;
}

/** Whether a code makes the first account of the highest level here: the operator has set one, and nobody has used it. */
export const isSetupOpen = async (deps: Deps, setupCode: string | undefined): Promise<boolean> =>
  isCode(setupCode) && !(await hasTopLevel(deps.db));

/** Makes the account that no other call can make, once, and logs it in; the answer is the token of its log-in. */
export async function makeFirstAccount(
  deps: AccountDeps,
  setupCode: string | undefined,
  { code, password, username, ...fields }: FirstAccount,
  device: string,
): Promise<string> {
  if (!(await isSetupOpen(deps, setupCode))) throw new Refusal('alreadySetUp');
  if (!(await isSame(code, setupCode ?? ''))) throw new Refusal('invalidSetupCode');
  const passwordHash = await hashChosenPassword(deps, password, { ...fields, username });
  orRefuse(
    await commit(deps.db, {
      claim: {
        write: insertFirstAccount(deps.db, { ...fields, id: username, passwordHash, createdAt: deps.now() }),
        otherwise: 'alreadySetUp',
      },
      writes: [],
      unique: [USERNAME_UNIQUE],
    }),
  );
  return openSession(deps, username, device);
}

const isCode = (code: string | undefined): code is string =>
  code !== undefined && code.length >= SETUP_CODE_LENGTH.min && code.length <= SETUP_CODE_LENGTH.max;

/** Compares hashes, so that the time it takes says nothing of how much of the code was right. */
const isSame = async (one: string, other: string): Promise<boolean> =>
  (await hashSecret(one.trim())) === (await hashSecret(other));
