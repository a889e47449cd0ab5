import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composed, hasInk, isName, isWellFormed, visibleText } from '../../../domain/kernel/text.ts';

describe('visible text', () => {
  it.each(['a', 'å', '李', '7', '.', '👩‍🚀', 'می‌خواهم', ' x '])('the text %j has visible characters', (text) => {
    expect(hasInk(text)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['spaces', ' \u00a0\u2003\u3000'],
    ['a zero-width space', '\u200b'],
    ['joiners', '\u200c\u200d\u2060\ufeff'],
    ['a soft hyphen', '\u00ad'],
    ['a mark on nothing', '\u0301'],
    ['Hangul fillers, which are letters', '\u115f\u1160\u3164\uffa0'],
    ['the empty Braille cell, which is a sign', '\u2800'],
    ['a variation selector', '\ufe0f'],
    ['half a character', '\ud83d'],
    ['a private character', '\ue000'],
  ])('a text of %s has no visible characters', (_, text) => {
    expect(hasInk(text)).toBe(false);
    expect(isName(text)).toBe(false);
  });
});

describe('a name', () => {
  it('a name has one to a hundred characters (D-76)', () => {
    expect(['x', 'x'.repeat(100)].map(isName)).toEqual([true, true]);
    expect(['', 'x'.repeat(101)].map(isName)).toEqual([false, false]);
  });

  it.each(['Åse Ødegård', "O'Neill", 'Jean-Luc', 'Áŋŋel', '李小龙', 'St. Hanshaugen SK (2)'])(
    'the name %s is accepted',
    (name) => {
      expect(isName(name)).toBe(true);
    },
  );

  it.each([
    ['a line end', 'Åse\nØdegård'],
    ['a tab', 'Åse\tØdegård'],
    ['brackets of HTML', '<b>Åse'],
    ['the end of a bracket', 'Åse>'],
    ['what turns the line round', 'Åse\u202egrebdeø'],
    ['a paragraph separator', 'Åse\u2029'],
    ['half a character', 'Åse\ud83d'],
  ])('a name with %s is refused', (_, name) => {
    expect(isName(name)).toBe(false);
  });

  it('a name is normalised to one form, however it was typed', () => {
    expect(composed('A\u030ase')).toBe('Åse');
    expect(composed('Åse')).toBe('Åse');
    expect(isWellFormed('Åse 👩')).toBe(true);
    expect(isWellFormed('\ude00')).toBe(false);
  });
});

describe('a name from a file', () => {
  const names: readonly (readonly [string, string])[] = [
    ['  Berg,\t Anna ', 'Berg, Anna'],
    ['<img src=x>', 'img src=x'],
    ['Be\u2028rg', 'Be rg'],
    ['\u202egreB', 'greB'],
    ['Be\u200brg', 'Berg'],
    ['Lo\ud83dne', 'Lone'],
    ['\u200b\u200d', ''],
    ['نرگس\u200cها', 'نرگس\u200cها'],
    ['👩\u200d🦰', '👩\u200d🦰'],
  ];
  it.each(names)('the name %j is cleaned to %j', (told, written) => {
    expect(visibleText(told)).toBe(written);
  });

  it('a cleaned name is on one line, is visible or empty, and does not change when cleaned again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const name = visibleText(text);
        return (
          (name === '' || hasInk(name)) && visibleText(name) === name && !/[<>\n\r\p{Cs}\u202a-\u202e]/u.test(name)
        );
      }),
      { numRuns: 2000 },
    );
  });

  it('a cleaned name contains no unpaired surrogates, whatever UTF-16 the file has', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 0xffff })),
        (units) => !/\p{Cs}/u.test(visibleText(String.fromCharCode(...units))),
      ),
    );
  });
});
