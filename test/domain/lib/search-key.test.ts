import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matches, searchKey } from '../../../domain/lib/search-key.ts';

/** The great many that have neither case nor accents. */
const WITHOUT_CASE = /[\p{Script=Han}\p{Script=Hangul}\p{Cn}\p{Co}]/u;

describe('the search key of a name (R-286)', () => {
  it.each([
    ['Sørlandet', ['SØRLANDET', 'sorlandet', ' Sorlandet ']],
    ['Ålesund Æresrunde', ['alesund aeresrunde', 'A\u030aLESUND  ÆRESRUNDE']],
    ['Łódź Đakovo', ['lodz dakovo', 'ŁÓDŹ ĐAKOVO']],
    ['Straße', ['STRASSE', 'strasse', 'STRAẞE']],
    ['Þórshöfn', ['THORSHOFN', 'þórshöfn']],
    ['Áŋŋel šáhkka', ['ANNEL SAHKKA']],
    ['İstanbul', ['istanbul', 'ISTANBUL', 'ıstanbul']],
    ['Юрмала Ёлка', ['ЮРМАЛА ЕЛКА', 'юрмала елка']],
    ['Όδος Σοφίας', ['ΟΔΟΣ ΣΟΦΙΑΣ', 'οδοσ σοφιας']],
    ['ｏｐｅｎ ﬁnale', ['OPEN FINALE']],
  ])('the search key of %s is the same however the name is typed', (name, typed) => {
    expect(typed.map(searchKey)).toEqual(typed.map(() => searchKey(name)));
  });

  it('different names have different search keys', () => {
    expect(new Set(['Oslo', 'Osla', 'Oslo 2', 'Осло'].map(searchKey)).size).toBe(4);
  });

  it('a part of a name is found by its search key', () => {
    expect(matches('Sørlandet Open 2026', 'LANDET OPEN')).toBe(true);
    expect(matches('Sørlandet Open 2026', 'nordlandet')).toBe(false);
  });

  const text = fc.string({ unit: 'binary' });

  it('the search key of a search key is the key itself, for every text', () => {
    fc.assert(
      fc.property(text, (any) => {
        expect(searchKey(searchKey(any))).toBe(searchKey(any));
      }),
    );
  });

  it('the search key does not depend on case, for every text', () => {
    fc.assert(
      fc.property(text, (any) => {
        expect(searchKey(any.toUpperCase())).toBe(searchKey(any));
        expect(searchKey(any.toLowerCase())).toBe(searchKey(any));
      }),
    );
  });

  it('the search key does not depend on Unicode normalisation, for every text', () => {
    fc.assert(
      fc.property(text, fc.constantFrom('NFC', 'NFD', 'NFKC', 'NFKD'), (any, form) => {
        expect(searchKey(any.normalize(form))).toBe(searchKey(any));
      }),
    );
  });

  it('the search key is the same for the upper and lower case of every Unicode character', () => {
    const wrong: string[] = [];
    for (let code = 0; code <= 0x1ffff; code += 1) {
      const letter = String.fromCodePoint(code);
      if (WITHOUT_CASE.test(letter)) continue;
      const key = searchKey(letter);
      const same = [letter.toUpperCase(), letter.toLowerCase(), letter.normalize('NFD'), key];
      if (same.some((other) => searchKey(other) !== key)) wrong.push(code.toString(16));
    }
    expect(wrong).toEqual([]);
  });
});
