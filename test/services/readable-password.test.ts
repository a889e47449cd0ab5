import { describe, expect, it } from 'vitest';
import { readablePassword } from '../../services/account/login/random-secrets.ts';

const VULGAR = [
  'kuse',
  'kusa',
  'pule',
  'pula',
  'fise',
  'pise',
  'rape',
  'nazi',
  'nigu',
  'fagi',
  'homo',
  'hore',
  'suge',
  'paki',
  'pedo',
];

describe('a password that the program makes', () => {
  it('a generated password is four words of two syllables, none of them vulgar in Norwegian or English', () => {
    for (let drawn = 0; drawn < 20_000; drawn += 1) {
      const words = readablePassword().split('-');
      expect(words).toHaveLength(4);
      for (const word of words) {
        expect(word).toMatch(/^([bdfghjklmnprstvz][aeiou]){2}$/);
        expect(VULGAR).not.toContain(word);
      }
    }
  });
});
