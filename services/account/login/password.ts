import wasm from '@phi-ag/argon2/argon2.wasm';
import { choosePassword, type OwnNames } from '../../../domain/account/weak-password.ts';
import type { AccountDeps } from '../../deps.ts';
import { orRefuse } from '../../refusal.ts';
import { type PasswordHasher, passwordHasher } from './password-hash.ts';

let made: PasswordHasher | undefined;

/** Lazy, because most requests need none of its memory. */
export function workerHasher(): PasswordHasher {
  made ??= passwordHasher(new WebAssembly.Instance(wasm));
  return made;
}

/** The hash of a password that the user has chosen; refused if the password is easy to guess. */
export const hashChosenPassword = (deps: AccountDeps, password: string, names: OwnNames): Promise<string> =>
  deps.passwords.hash(orRefuse<string>(choosePassword(password, names)));
