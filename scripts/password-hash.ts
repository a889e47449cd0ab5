import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Argon2, { Argon2Type } from '@phi-ag/argon2';
import { root } from './environment.ts';

/** The hash of a password as the Worker makes and reads it: Argon2id at OWASP's cost. */
export async function hashPassword(password: string): Promise<string> {
  const wasm = readFileSync(join(root, 'node_modules/@phi-ag/argon2/dist/argon2.wasm'));
  const { instance } = await WebAssembly.instantiate(wasm);
  const cost = { type: Argon2Type.Argon2id, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1, hashLength: 32 };
  return new Argon2(instance).hash(password, cost).encoded;
}
