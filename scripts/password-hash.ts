import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PasswordHasher, passwordHasher } from '../services/account/password-hash.ts';
import { root } from './environment.ts';

/** What the Worker makes and reads the hashes of passwords with. */
export async function loadHasher(): Promise<PasswordHasher> {
  const wasm = readFileSync(join(root, 'node_modules/@phi-ag/argon2/dist/argon2.wasm'));
  const { instance } = await WebAssembly.instantiate(wasm);
  return passwordHasher(instance);
}
