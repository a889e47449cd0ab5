import Argon2 from '@phi-ag/argon2';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadHasher } from '../../scripts/server/password-hash.ts';
import type { PasswordHasher } from '../../services/account/login/password-hash.ts';

let hasher: PasswordHasher;
beforeAll(async () => {
  hasher = await loadHasher();
});

/** Texts of all of Unicode, often with the same beginning, as two passwords of one person have. */
const twoTexts = fc
  .tuple(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.string({ unit: 'binary', maxLength: 4 }),
    fc.string({ unit: 'binary', maxLength: 4 }),
  )
  .map(([beginning, one, other]) => [beginning + one, beginning + other] as const);

describe('the hash of a password', () => {
  it('a password hash has the cost that OWASP recommends for argon2id: 19 MiB and two passes', () => {
    expect(hasher.hash('seven letters')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it.each([
    ['passørd1', 'passørd2'],
    ['öööööö1', 'öööööö2'],
    ['пароль-слон', 'пароль-конь'],
    ['🐎🐎🐎🐎1', '🐎🐎🐎🐎2'],
    ['before\0after', 'before\0other'],
    ['before', 'before\0'],
  ])('a password hash of %j verifies its own password, and not %j', (password, other) => {
    expect(hasher.fits(hasher.hash(password), other)).toBe(false);
    expect(hasher.fits(hasher.hash(password), password)).toBe(true);
  });

  it('a password hash verifies a password exactly if the two are equal after Unicode normalisation', () => {
    fc.assert(
      fc.property(twoTexts, ([password, other]) => {
        const same = password.normalize('NFC') === other.normalize('NFC');
        expect(hasher.fits(hasher.hash(password), other)).toBe(same);
      }),
      { numRuns: 25 },
    );
  });

  it('a password hash verifies its password in any Unicode composition', () => {
    expect(hasher.fits(hasher.hash('bla\u030aba\u030ar'), 'blåbår')).toBe(true);
  });

  it('a password is hashed at the same cost if the account does not exist', () => {
    const made = vi.spyOn(Argon2.prototype, 'hash');
    expect(hasher.fits(null, 'seven letters')).toBe(false);
    const hashes = made.mock.results.map(({ value }) => String(value.encoded).slice(0, 30));
    made.mockRestore();
    expect(hashes).toEqual([hasher.hash('seven letters').slice(0, 30)]);
  });
});
