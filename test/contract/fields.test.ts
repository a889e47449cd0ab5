import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  clubName,
  countryCode,
  emailText,
  idText,
  longText,
  messageText,
  nameText,
  newUsername,
  optionalId,
  personName,
  pictureUrl,
  webUrl,
} from '../../contract/http/fields.ts';
import { FEDERATIONS } from '../../domain/people/federations.ts';

const takes = (schema: z.ZodType, text: unknown): boolean => schema.safeParse(text).success;

describe('an id', () => {
  it.each(['a', 'Spring_Open-2026', '7', '-', 'x'.repeat(40)])('an id may be %s', (text) => {
    expect(takes(idText, text)).toBe(true);
  });

  it.each(['', 'x'.repeat(41), 'my open', 'påske', 'a.b', '../x', 'a/b', 'open\n', ' open', 'ｏpen', 7, null])(
    'no id is %j',
    (text) => {
      expect(takes(idText, text)).toBe(false);
    },
  );

  it('an id may be left out or empty where one is proposed', () => {
    expect([optionalId.parse(undefined), optionalId.parse('')]).toEqual([undefined, undefined]);
    expect(takes(optionalId, 'my open')).toBe(false);
  });
});

describe('a user name', () => {
  it('a user name is an id that is not one of a guest', () => {
    expect(['guest', 'guestanne', 'anne-guest'].map((text) => takes(newUsername, text))).toEqual([true, true, true]);
    expect(['guest-anne', 'GUEST-anne', 'guest-', 'anne guest'].map((text) => takes(newUsername, text))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('a user name is not a reserved word: the sender of system messages (R-476), a bye', () => {
    expect(['system', 'System', 'Bye', 'systema'].map((text) => takes(newUsername, text))).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});

describe('a name', () => {
  it.each([`Bjørn's "Open" & Friends`, 'Áltá šáhkka', 'محمد', '𝔎night 🐎', 'x'.repeat(100)])(
    'a name may be %s',
    (text) => {
      expect(nameText.parse(` ${text} `)).toBe(text);
    },
  );

  it.each(['', '  ', 'x'.repeat(101), '<b>', 'a\nb', 'a\u0000b', 'a\u2028b', 'a\u202eb', 'a\u2066b'])(
    'no name is %j',
    (text) => {
      expect(takes(nameText, text)).toBe(false);
    },
  );

  it.each([
    ['zero-width characters only', '\u200b\u200d'],
    ['a Hangul filler', '\u3164'],
    ['a mark on nothing', '\u0301'],
    ['half a character', 'Anne \ud83d'],
  ])('no name of a person, a club or an event is %s', (_, text) => {
    for (const schema of [nameText, personName, clubName]) expect(takes(schema, text)).toBe(false);
  });

  it('a name is stored in one Unicode form', () => {
    for (const schema of [nameText, personName, clubName]) expect(schema.parse('A\u030ase')).toBe('Åse');
  });

  it('a name of a club or a team has letters, digits, hyphens, underscores and spaces (R-538, R-540)', () => {
    expect(['Ålesund SK 2', 'Áltá_šáhkka', 'St. Olav', 'Østre-Aker'].map((text) => takes(clubName, text))).toEqual(
      Array<boolean>(4).fill(true),
    );
    expect(['SK & co', 'A/S', 'Klubb!', '🐎', 'a|b', '=1+1'].map((text) => takes(clubName, text))).toEqual(
      Array<boolean>(6).fill(false),
    );
  });

  it('a name of a person has letters of any alphabet, and what joins them', () => {
    expect(
      ["O'Hara", 'Anne-Lise', 'St. John', 'Máret Ánne', '李', 'D’Arc'].map((text) => takes(personName, text)),
    ).toEqual(Array<boolean>(6).fill(true));
    expect(['a@b', 'a/b', 'a"b', 'a\u202eb', ''].map((text) => takes(personName, text))).toEqual(
      Array<boolean>(5).fill(false),
    );
  });
});

describe('an address', () => {
  it('the address of a picture is safe to load', () => {
    expect(['', 'https://x.no/a.png', '/a.png'].map((text) => takes(pictureUrl, text))).toEqual([true, true, true]);
    expect(
      ['http://x.no/a.png', '//x.no/a.png', 'javascript:alert(1)', 'data:image/png;base64,', 'https://x y'].map(
        (text) => takes(pictureUrl, text),
      ),
    ).toEqual(Array<boolean>(5).fill(false));
  });

  it('the address of a page is a web address', () => {
    expect(['', 'http://x.no', 'https://x.no'].map((text) => takes(webUrl, text))).toEqual([true, true, true]);
    expect(['javascript:alert(1)', 'ftp://x.no', 'x.no'].map((text) => takes(webUrl, text))).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('an e-mail address', () => {
  it('an e-mail address has at most 64 characters before the @', () => {
    expect(takes(emailText, `${'a'.repeat(64)}@example.org`)).toBe(true);
    expect(takes(emailText, `${'a'.repeat(65)}@example.org`)).toBe(false);
    expect(takes(emailText, 'a\ud800@example.org')).toBe(false);
  });
});

describe('a country', () => {
  it('a country is a federation of the list (R-462)', () => {
    expect(['NOR', 'ENG', 'FID', 'GCI'].map((code) => takes(countryCode, code))).toEqual(Array<boolean>(4).fill(true));
    expect(['XXX', 'nor', 'NO', 'GBR', ''].map((code) => takes(countryCode, code))).toEqual(
      Array<boolean>(5).fill(false),
    );
  });

  it('each country is in the list once, in order', () => {
    expect(FEDERATIONS).toEqual([...new Set(FEDERATIONS)].sort());
    expect(FEDERATIONS.every((code) => /^[A-Z]{3}$/.test(code))).toBe(true);
  });
});

describe('a text', () => {
  it('a text has whole characters, in one Unicode form', () => {
    expect(longText.parse(' <p>A\u030a</p>\n')).toBe('<p>Å</p>');
    expect(takes(longText, 'a\udc00')).toBe(false);
    expect(takes(longText, '')).toBe(true);
  });

  it('a message to the members of a club is not empty (R-541)', () => {
    expect(['Boards at six.', '🐎'].map((text) => takes(messageText, text))).toEqual([true, true]);
    expect(['', ' \n', '\u200b', 'x'.repeat(4001)].map((text) => takes(messageText, text))).toEqual(
      Array<boolean>(4).fill(false),
    );
  });
});
