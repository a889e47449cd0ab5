import Argon2, { type Argon2HashOptions, Argon2Type } from '@phi-ag/argon2';

/** The cost of a hash. Each hash stores its own parameters, so the cost can be changed. */
export type PasswordCost = Required<
  Pick<Argon2HashOptions, 'type' | 'memoryCost' | 'timeCost' | 'parallelism' | 'hashLength'>
>;

/** OWASP's recommendation for argon2id when memory is scarce: 19 MiB, two passes, one lane. */
const COST: PasswordCost = {
  type: Argon2Type.Argon2id,
  memoryCost: 19 * 1024,
  timeCost: 2,
  parallelism: 1,
  hashLength: 32,
};

/** The salt of decoy hashes, which are never stored. */
const DECOY_SALT = new Uint8Array(16);

/** Creates and verifies password hashes. Each takes about 35 ms of uninterrupted processor time. */
export interface PasswordHasher {
  /** The hash as stored, with its parameters and a fresh salt. */
  hash(password: string): string;
  /**
   * Whether a password matches its stored hash. Without a hash (unknown name, or a ghost) a decoy is computed, so that
   * the timing does not reveal which accounts exist.
   */
  fits(stored: string | null | undefined, password: string): boolean;
}

/** Takes an instantiated WebAssembly module, because the Worker and the local server load it differently. */
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
 * The base64 of a password's UTF-8 bytes in NFC, so that composed and decomposed letters are the same password. The
 * library counts UTF-16 units as bytes: it would hash only the beginning of a text outside ASCII, and end it at a NUL.
 */
function ascii(password: string): string {
  const bytes = new TextEncoder().encode(password.normalize('NFC'));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
