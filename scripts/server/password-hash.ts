import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PasswordHasher, passwordHasher } from '../../services/account/login/password-hash.ts';
import { root } from '../environment.ts';

/** The password hasher of the Worker, loaded in Node. */
export async function loadHasher(): Promise<PasswordHasher> {
  const wasm = readFileSync(join(root, 'node_modules/@phi-ag/argon2/dist/argon2.wasm'));
  const { instance } = await WebAssembly.instantiate(wasm);
  return passwordHasher(instance);
}
