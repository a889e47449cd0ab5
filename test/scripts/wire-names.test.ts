import { expect, it } from 'vitest';
import { namesIn, wireNames } from '../../scripts/check/wire-names.ts';

it('no code outside the contract uses field names of the wire', () => {
  expect(wireNames()).toEqual([]);
});

it.each([
  'row.first_name',
  'const { first_name } = row;',
  'f({ first_name: 1 })',
  'interface Row { first_name: string }',
])('the check of wire names finds a name in %s', (source) => {
  expect(namesIn('web/a.ts', source)[0]).toBe('web/a.ts:1 first_name');
});

it.each(["t('count_one')", 'row.firstName', 'const MOST_ROWS = 1;'])(
  'the check of wire names finds no name in %s',
  (source) => {
    expect(namesIn('web/a.ts', source)).toEqual([]);
  },
);
