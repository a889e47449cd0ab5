import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => join(folder, file));

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Rules by number, with the list that they stand in: `- **TRF-8** 001: number 5-8, ...`. */
const RULES = filesIn('domain', /RULES\.md$/).flatMap((file) =>
  [...textOf(file).matchAll(/^- \*\*([A-Z]+-\d+)\*\* /gm)].map(([, number = '']) => ({ number, file })),
);

/** Numbers that the names of tests open with: `[TRF-8]`, or several, one behind the other. */
const NAMED = filesIn('test', /\.test\.tsx?$/).flatMap((file) =>
  [...textOf(file).matchAll(/\[([A-Z]+-\d+)\]/g)].map(([, number = '']) => ({ number, file })),
);

describe('rule numbers', () => {
  it('every rule of the domain has a number of its own', () => {
    const numbers = RULES.map(({ number }) => number);
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
    expect(numbers.length).toBeGreaterThan(150);
  });

  it('the rules of each family are numbered from 1 without a gap', () => {
    const families = new Map<string, number[]>();
    for (const { number } of RULES) {
      const [family = '', count = ''] = number.split('-');
      families.set(family, [...(families.get(family) ?? []), Number(count)]);
    }
    for (const [family, counts] of families) {
      expect(counts, family).toEqual(counts.map((_, index) => index + 1));
    }
  });

  it('every rule of the domain is named by a test', () => {
    const tested = new Set(NAMED.map(({ number }) => number));
    expect(RULES.filter(({ number }) => !tested.has(number))).toEqual([]);
  });

  it('every rule number in a test name belongs to a rule of the domain', () => {
    const known = new Set(RULES.map(({ number }) => number));
    expect(NAMED.filter(({ number }) => !known.has(number))).toEqual([]);
  });
});
