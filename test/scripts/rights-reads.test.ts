import { expect, it } from 'vitest';
import { readsIn, rightsReads } from '../../scripts/check/rights-reads.ts';

it('no code of the web app reads rights without the policy', () => {
  expect(rightsReads()).toEqual([]);
});

it.each(['person.level > 0', 'const { level } = user.person;', 'user?.person?.captainOf', 'f(({ powers }) => powers)'])(
  'the check of rights reads finds a read in %s',
  (source) => {
    expect(readsIn('web/a.ts', source)).toEqual(['web/a.ts:1 reads rights without the policy']);
  },
);

it.each(["can(person, { do: 'createAccount', level: 1, club })", 'classes.level', 'const level = 1;'])(
  'the check of rights reads finds no read in %s',
  (source) => {
    expect(readsIn('web/a.ts', source)).toEqual([]);
  },
);
