import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMMON_PASSWORDS } from '../../../domain/account/common-passwords.ts';
import { choosePassword } from '../../../domain/account/weak-password.ts';

const RAGNHILD = {
  username: 'ragnhild_68',
  firstName: 'Ragnhild Marie',
  lastName: 'Åsheim',
  email: 'r.aasheim@example.org',
};

const verdict = (password: string, names = RAGNHILD): string => {
  const chosen = choosePassword(password, names);
  return chosen.ok ? 'ok' : chosen.key;
};

describe('a chosen password', () => {
  it.each([
    'password',
    'Passord123',
    'PASSORD!!',
    'ｐａｓｓｗｏｒｄ',
    '12345678',
    '87654321',
    'qwertyuiop',
    'aaaaaaaa',
    '12121212',
    'abcdefgh',
    '1q2w3e4r',
    'sjakkmatt',
    'Magnus-Carlsen',
  ])('the password %s is refused because it is too common', (password) => {
    expect(verdict(password)).toBe('passwordTooCommon');
  });

  it.each([
    'ragnhild_68',
    'RAGNHILD1990',
    'ragnhildmarie',
    'Ragnhild Marie Åsheim',
    'åsheim2024',
    'A\u030asheim!!',
    'åsheim ragnhild marie',
    'r.aasheim',
    'raasheim99',
    'r.aasheim@example.org',
  ])('the password %s is refused because it is a name of the account', (password) => {
    expect(verdict(password)).toBe('passwordIsAName');
  });

  it.each([
    'rokade-demo',
    'seven letters',
    'bado-kemi-rutu-falo',
    'ragnhild plays the french',
    'correct horse',
    '7391846',
  ])('the password %s is accepted', (password) => {
    expect(verdict(password)).toBe('ok');
  });

  it('a password that is the name of somebody else is accepted', () => {
    expect(verdict('ragnhild_68', { username: 'olav', firstName: 'Olav', lastName: 'Lie', email: '' })).toBe('ok');
  });

  it('empty names and names of punctuation only never cause a password to be refused', () => {
    expect(verdict('!?#%&/()=', { username: '-', firstName: '.', lastName: "'", email: '' })).toBe('ok');
  });

  it('a generated password is never refused, whatever the names of the account are', () => {
    const syllable = fc
      .tuple(fc.constantFrom(...'bdfghjklmnprstvz'), fc.constantFrom(...'aeiou'))
      .map((two) => two.join(''));
    const word = fc.tuple(syllable, syllable).map((two) => two.join(''));
    const password = fc.tuple(word, word, word, word).map((words) => words.join('-'));
    fc.assert(
      fc.property(password, word, word, (generated, firstName, lastName) => {
        expect(verdict(generated, { username: firstName, firstName, lastName, email: '' })).toBe('ok');
      }),
    );
  });

  it('the list of common passwords is stored in the normalised form that passwords are compared in', () => {
    for (const word of COMMON_PASSWORDS) expect(word).toBe(word.normalize('NFKC').toLowerCase());
  });
});
