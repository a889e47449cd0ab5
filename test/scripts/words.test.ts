import { describe, expect, it } from 'vitest';
import { replacedWords, wordsIn } from '../../scripts/check/words.ts';

const WORDS = { Turnstile: 'FairQueue', lookAgain: 'revalidateAccess' };

describe('the check of replaced words', () => {
  it('the check of replaced words says where a word is and what to write instead', () => {
    expect(wordsIn('a.ts', 'const one = 1;\nawait lookAgain(one);', WORDS)).toEqual([
      'a.ts:2 says lookAgain: write revalidateAccess',
    ]);
  });

  it('the check of replaced words ignores a part of a longer name', () => {
    expect(wordsIn('a.ts', 'class TurnstileOfAHall {}\nconst lookAgainLater = 1;', WORDS)).toEqual([]);
  });

  it('the source code contains no replaced word', () => {
    expect(replacedWords()).toEqual([]);
  });
});
