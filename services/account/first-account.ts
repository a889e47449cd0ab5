import { commit } from '../../db/commit.ts';
import { hasTopLevel } from '../../db/read/account.ts';
import { insertFirstAccount, USERNAME_UNIQUE } from '../../db/write/account.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { SETUP_CODE_LENGTH } from '../../domain/kernel/limits.ts';
import type { AccountDeps, Deps } from '../deps.ts';
import { orRefuse, Refusal } from '../refusal.ts';
import { hashChosenPassword } from './login/password.ts';
import { hashSecret } from './login/random-secrets.ts';
import { openSession } from './login/sessions.ts';

export interface FirstAccount {
  readonly code: string;
  readonly username: AccountId;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly password: string;
}

/** Whether a setup code can still create the first top-level account: the operator has set one and it is unused. */
export const isSetupOpen = async (deps: Deps, setupCode: string | undefined): Promise<boolean> =>
  isCode(setupCode) && !(await hasTopLevel(deps.db));

/** Creates the top-level account that no other call can create, once, and logs it in; returns the session token. */
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

/** Compares hashes, so that the timing does not reveal how much of the code was right. */
const isSame = async (one: string, other: string): Promise<boolean> =>
  (await hashSecret(one.trim())) === (await hashSecret(other));
