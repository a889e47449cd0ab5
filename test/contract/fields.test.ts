import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { idText, nameText, newUsername, optionalId, personName, pictureUrl, webUrl } from '../../contract/fields.ts';

const takes = (schema: z.ZodType, text: unknown): boolean => schema.safeParse(text).success;

describe('an id', () => {
  it.each(['a', 'Spring_Open-2026', '7', '-', 'x'.repeat(40)])('may be %s', (text) => {
    expect(takes(idText, text)).toBe(true);
  });

  it.each(['', 'x'.repeat(41), 'my open', 'påske', 'a.b', '../x', 'a/b', 'open\n', ' open', 'ｏpen', 7, null])(
    'is not %j',
    (text) => {
      expect(takes(idText, text)).toBe(false);
    },
  );

  it('may be left out or empty where one is proposed', () => {
    expect([optionalId.parse(undefined), optionalId.parse('')]).toEqual([undefined, undefined]);
    expect(takes(optionalId, 'my open')).toBe(false);
  });
});

describe('a user name', () => {
  it('is an id that is not one of a guest', () => {
    expect(['guest', 'guestanne', 'anne-guest'].map((text) => takes(newUsername, text))).toEqual([true, true, true]);
    expect(['guest-anne', 'GUEST-anne', 'guest-', 'anne guest'].map((text) => takes(newUsername, text))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('a name', () => {
  it.each([`Bjørn's "Open" & Friends`, 'Áltá šáhkka', 'محمد', '𝔎night 🐎', 'x'.repeat(100)])('may be %s', (text) => {
    expect(nameText.parse(` ${text} `)).toBe(text);
  });

  it.each(['', '  ', 'x'.repeat(101), '<b>', 'a\nb', 'a\u0000b', 'a\u2028b', 'a\u202eb', 'a\u2066b'])(
    'is not %j',
    (text) => {
      expect(takes(nameText, text)).toBe(false);
    },
  );

  it('of a person has letters of any alphabet, and what joins them', () => {
    expect(
      ["O'Hara", 'Anne-Lise', 'St. John', 'Máret Ánne', '李', 'D’Arc'].map((text) => takes(personName, text)),
    ).toEqual(Array<boolean>(6).fill(true));
    expect(['a@b', 'a/b', 'a"b', 'a\u202eb', ''].map((text) => takes(personName, text))).toEqual(
      Array<boolean>(5).fill(false),
    );
  });
});

describe('an address', () => {
  it('of a picture is safe to load', () => {
    expect(['', 'https://x.no/a.png', '/a.png'].map((text) => takes(pictureUrl, text))).toEqual([true, true, true]);
    expect(
      ['http://x.no/a.png', '//x.no/a.png', 'javascript:alert(1)', 'data:image/png;base64,', 'https://x y'].map(
        (text) => takes(pictureUrl, text),
      ),
    ).toEqual(Array<boolean>(5).fill(false));
  });

  it('of a page is one of the web', () => {
    expect(['', 'http://x.no', 'https://x.no'].map((text) => takes(webUrl, text))).toEqual([true, true, true]);
    expect(['javascript:alert(1)', 'ftp://x.no', 'x.no'].map((text) => takes(webUrl, text))).toEqual([
      false,
      false,
      false,
    ]);
  });
});
