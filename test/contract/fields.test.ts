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
    'an id may not be %j',
    (text) => {
      expect(takes(idText, text)).toBe(false);
    },
  );

  it('an optional id may be left out or empty, but not be invalid', () => {
    expect([optionalId.parse(undefined), optionalId.parse('')]).toEqual([undefined, undefined]);
    expect(takes(optionalId, 'my open')).toBe(false);
  });
});

describe('a user name', () => {
  it('a user name is a valid id that does not start with "guest-"', () => {
    expect(['guest', 'guestanne', 'anne-guest'].map((text) => takes(newUsername, text))).toEqual([true, true, true]);
    expect(['guest-anne', 'GUEST-anne', 'guest-', 'anne guest'].map((text) => takes(newUsername, text))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('a user name is not a reserved word such as system or bye (R-476)', () => {
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
    'a name may be %s and is trimmed',
    (text) => {
      expect(nameText.parse(` ${text} `)).toBe(text);
    },
  );

  it.each(['', '  ', 'x'.repeat(101), '<b>', 'a\nb', 'a\u0000b', 'a\u2028b', 'a\u202eb', 'a\u2066b'])(
    'a name may not be %j',
    (text) => {
      expect(takes(nameText, text)).toBe(false);
    },
  );

  it.each([
    ['nothing but zero-width characters', '\u200b\u200d'],
    ['a Hangul filler', '\u3164'],
    ['a combining mark without a base letter', '\u0301'],
    ['half a surrogate pair', 'Anne \ud83d'],
  ])('the name of a person, a club or an event is refused if it contains %s', (_, text) => {
    for (const schema of [nameText, personName, clubName]) expect(takes(schema, text)).toBe(false);
  });

  it('the name of a person, a club or an event is normalised to composed Unicode', () => {
    for (const schema of [nameText, personName, clubName]) expect(schema.parse('A\u030ase')).toBe('Åse');
  });

  it('a club or team name has only letters, digits, hyphens, underscores, full stops and spaces (R-538, R-540)', () => {
    expect(['Ålesund SK 2', 'Áltá_šáhkka', 'St. Olav', 'Østre-Aker'].map((text) => takes(clubName, text))).toEqual(
      Array<boolean>(4).fill(true),
    );
    expect(['SK & co', 'A/S', 'Klubb!', '🐎', 'a|b', '=1+1'].map((text) => takes(clubName, text))).toEqual(
      Array<boolean>(6).fill(false),
    );
  });

  it('the name of a person has only letters of any alphabet, apostrophes, hyphens, full stops and spaces', () => {
    expect(
      ["O'Hara", 'Anne-Lise', 'St. John', 'Máret Ánne', '李', 'D’Arc'].map((text) => takes(personName, text)),
    ).toEqual(Array<boolean>(6).fill(true));
    expect(['a@b', 'a/b', 'a"b', 'a\u202eb', ''].map((text) => takes(personName, text))).toEqual(
      Array<boolean>(5).fill(false),
    );
  });
});

describe('an address', () => {
  it('the address of a picture is empty, an https address or a path on this server', () => {
    expect(['', 'https://x.no/a.png', '/a.png'].map((text) => takes(pictureUrl, text))).toEqual([true, true, true]);
    expect(
      ['http://x.no/a.png', '//x.no/a.png', 'javascript:alert(1)', 'data:image/png;base64,', 'https://x y'].map(
        (text) => takes(pictureUrl, text),
      ),
    ).toEqual(Array<boolean>(5).fill(false));
  });

  it('the address of a web page is empty, or starts with http or https', () => {
    expect(['', 'http://x.no', 'https://x.no'].map((text) => takes(webUrl, text))).toEqual([true, true, true]);
    expect(['javascript:alert(1)', 'ftp://x.no', 'x.no'].map((text) => takes(webUrl, text))).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('an e-mail address', () => {
  it('an e-mail address has at most 64 characters before the @, and no half surrogate pair', () => {
    expect(takes(emailText, `${'a'.repeat(64)}@example.org`)).toBe(true);
    expect(takes(emailText, `${'a'.repeat(65)}@example.org`)).toBe(false);
    expect(takes(emailText, 'a\ud800@example.org')).toBe(false);
  });
});

describe('a country', () => {
  it('a country is the code of a listed federation (R-462)', () => {
    expect(['NOR', 'ENG', 'FID', 'GCI'].map((code) => takes(countryCode, code))).toEqual(Array<boolean>(4).fill(true));
    expect(['XXX', 'nor', 'NO', 'GBR', ''].map((code) => takes(countryCode, code))).toEqual(
      Array<boolean>(5).fill(false),
    );
  });

  it('the list of federations has each three-letter code once, in alphabetical order', () => {
    expect(FEDERATIONS).toEqual([...new Set(FEDERATIONS)].sort());
    expect(FEDERATIONS.every((code) => /^[A-Z]{3}$/.test(code))).toBe(true);
  });
});

describe('a text', () => {
  it('a long text may be empty, is trimmed and put in composed Unicode, and has no half surrogate pair', () => {
    expect(longText.parse(' <p>A\u030a</p>\n')).toBe('<p>Å</p>');
    expect(takes(longText, 'a\udc00')).toBe(false);
    expect(takes(longText, '')).toBe(true);
  });

  it('a message to the members of a club is neither empty nor longer than 4000 characters (R-541)', () => {
    expect(['Boards at six.', '🐎'].map((text) => takes(messageText, text))).toEqual([true, true]);
    expect(['', ' \n', '\u200b', 'x'.repeat(4001)].map((text) => takes(messageText, text))).toEqual(
      Array<boolean>(4).fill(false),
    );
  });
});
