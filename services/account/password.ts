import wasm from '@phi-ag/argon2/argon2.wasm';
import { choosePassword, type OwnNames } from '../../domain/account/weak-password.ts';
import type { AccountDeps } from '../deps.ts';
import { orRefuse } from '../refusal.ts';
import { type PasswordHasher, passwordHasher } from './password-hash.ts';

let made: PasswordHasher | undefined;

/** Made at the first password: most requests need none of its memory. */
export function workerHasher(): PasswordHasher {
  made ??= passwordHasher(new WebAssembly.Instance(wasm));
  return made;
}

/** The hash of a password that somebody has chosen for this account, refused where anybody would guess it. */
export const hashChosenPassword = (deps: AccountDeps, password: string, names: OwnNames): Promise<string> =>
  deps.passwords.hash(orRefuse<string>(choosePassword(password, names)));
