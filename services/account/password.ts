import Argon2, { Argon2Type } from '@phi-ag/argon2';
import wasm from '@phi-ag/argon2/argon2.wasm';

/** What OWASP asks of argon2id where memory is scarce: 19 MiB, two passes, one lane. Each hash carries its own. */
const COST = { type: Argon2Type.Argon2id, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1, hashLength: 32 };

/** The salt of hashes that nobody keeps. */
const DECOY_SALT = new Uint8Array(16);

let instance: Argon2 | undefined;

/** Made at the first password: most requests need none of its memory. */
function argon2(): Argon2 {
  instance ??= new Argon2(new WebAssembly.Instance(wasm));
  return instance;
}

/** Two ways to write the same letter (å, or a and a ring) are the same password. */
const normal = (password: string): string => password.normalize('NFC');

/** The hash of a password as it is stored: with its parameters and a fresh salt. */
export const hashPassword = (password: string): string => argon2().hash(normal(password), COST).encoded;

/**
 * Whether a password fits its stored hash. Without a hash (nobody of that name, or a ghost) a decoy is computed, so that
 * the answer takes as long and tells nobody who has an account.
 */
export function verifyPassword(stored: string | null | undefined, password: string): boolean {
  if (stored) return argon2().tryVerify(stored, normal(password)).success;
  argon2().hash(normal(password), { ...COST, salt: DECOY_SALT });
  return false;
}
