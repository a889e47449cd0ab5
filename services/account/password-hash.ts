import Argon2, { type Argon2HashOptions, Argon2Type } from '@phi-ag/argon2';

/** How much work a hash is. Each hash carries its own, so that it may change. */
export type PasswordCost = Required<
  Pick<Argon2HashOptions, 'type' | 'memoryCost' | 'timeCost' | 'parallelism' | 'hashLength'>
>;

/** What OWASP asks of argon2id where memory is scarce: 19 MiB, two passes, one lane. */
const COST: PasswordCost = {
  type: Argon2Type.Argon2id,
  memoryCost: 19 * 1024,
  timeCost: 2,
  parallelism: 1,
  hashLength: 32,
};

/** The salt of hashes that nobody keeps. */
const DECOY_SALT = new Uint8Array(16);

/** Makes and reads the hashes of passwords. Each takes some 35 ms of one processor, without a break. */
export interface PasswordHasher {
  /** The hash as it is stored: with its parameters and a fresh salt. */
  hash(password: string): string;
  /**
   * Whether a password fits its stored hash. Without a hash (nobody of that name, or a ghost) a decoy is computed, so
   * that the answer takes as long and tells nobody who has an account.
   */
  fits(stored: string | null | undefined, password: string): boolean;
}

/** The one way from a password to its hash, whoever has loaded the WebAssembly of it and from where. */
export function passwordHasher(instance: WebAssembly.Instance, cost = COST): PasswordHasher {
  const argon2 = new Argon2(instance);
  return {
    hash: (password) => argon2.hash(ascii(password), cost).encoded,
    fits(stored, password) {
      if (stored) return argon2.tryVerify(stored, ascii(password)).success;
      argon2.hash(ascii(password), { ...cost, salt: DECOY_SALT });
      return false;
    },
  };
}

/**
 * The base64 of a password's UTF-8 bytes. Two ways to write the same letter (å, or a and a ring) are the same password.
 * Base64, because the library takes the number of UTF-16 units for the number of bytes: of a text outside ASCII it would
 * hash the beginning only, and with it a NUL would end the text.
 */
function ascii(password: string): string {
  const bytes = new TextEncoder().encode(password.normalize('NFC'));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
