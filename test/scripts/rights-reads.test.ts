import { expect, it } from 'vitest';
import { readsIn, rightsReads } from '../../scripts/check/rights-reads.ts';

it('no page decides by level or list what somebody may do: all ask the policy', () => {
  expect(rightsReads()).toEqual([]);
});

it.each(['person.level > 0', 'const { level } = user.person;', 'user?.person?.captainOf', 'f(({ powers }) => powers)'])(
  'rights are read without the policy by %s',
  (source) => {
    expect(readsIn('web/a.ts', source)).toEqual(['web/a.ts:1 reads rights without the policy']);
  },
);

it.each(["can(person, { do: 'createAccount', level: 1, club })", 'classes.level', 'const level = 1;'])(
  'rights are not read without the policy by %s',
  (source) => {
    expect(readsIn('web/a.ts', source)).toEqual([]);
  },
);
