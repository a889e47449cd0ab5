import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type AuthInfo, authInfoAnswer } from '../../../contract/accounts/accounts.ts';
import { camelKeys, snakeKeys } from '../../../contract/codec/case.ts';
import { actorOf, decodeAuthInfo, encodeUser, SESSION_OF_VISITOR } from '../../../contract/codec/session-user.ts';
import type { Grant, Level, Person } from '../../../domain/access/actor.ts';
import { editsClubs, editsOrganizations, organises } from '../../../domain/access/anywhere.ts';
import { type Action, can } from '../../../domain/access/policy.ts';
import { asId } from '../../../domain/kernel/ids.ts';

const GRANTS: readonly Grant[] = ['manager', 'all', 'arbiterEditor', 'arbiter', 'editor'];
const LEVELS: readonly Level[] = [0, 1, 2, 3];
const IDS = ['a', 'b', 'c'] as const;

const grants = fc.dictionary(fc.constantFrom(...IDS), fc.constantFrom(...GRANTS));
const anyPerson: fc.Arbitrary<Person> = fc.record({
  kind: fc.constant('person' as const),
  account: fc.constant(asId<Person['account']>('kari')),
  name: fc.string({ minLength: 1 }),
  level: fc.constantFrom(...LEVELS),
  clubs: grants,
  organizations: grants,
  captainOf: fc.uniqueArray(fc.constantFrom(...IDS).map((id) => asId<Person['captainOf'][number]>(id))),
});

const ACTIONS: readonly Action[] = [
  ...(['runTournaments', 'editTexts', 'manage'] as const).flatMap((action) =>
    IDS.flatMap((id): Action[] => [
      { do: action, of: { type: 'club', id: asId(id) } },
      { do: action, of: { type: 'organization', id: asId(id) } },
    ]),
  ),
  ...IDS.map((id): Action => ({ do: 'speakForTeam', team: asId(id) })),
  ...LEVELS.flatMap((level): Action[] => [
    { do: 'createAccount', level, club: null },
    { do: 'createAccount', level, club: asId('a') },
  ]),
  { do: 'pinTournaments' },
  { do: 'createClub' },
  { do: 'createOrganization' },
];

/** Lists of rights have no order. */
const sorted = ({ info }: AuthInfo) =>
  info && { ...info, powers: Object.entries(info.powers).map(([right, ids]) => [right, [...ids].sort()]) };

it('a session user keeps the name, the settings and every right of the person when encoded and decoded', () => {
  fc.assert(
    fc.property(anyPerson, fc.boolean(), fc.boolean(), (person, mustChangePassword, showHelpText) => {
      const sent = camelKeys(authInfoAnswer.parse(snakeKeys(encodeUser({ person, mustChangePassword, showHelpText }))));
      const user = decodeAuthInfo(sent);
      expect(user).toMatchObject({ mustChangePassword, showHelpText, person: { name: person.name } });
      for (const action of ACTIONS) expect([action, can(actorOf(user), action)]).toEqual([action, can(person, action)]);
      for (const rule of [organises, editsClubs, editsOrganizations]) expect(rule(actorOf(user))).toBe(rule(person));
      expect(sorted(encodeUser(user))).toEqual(sorted(sent));
    }),
    { numRuns: 500 },
  );
});

it('the session of a visitor is decoded from an unauthenticated response, and encoded as one', () => {
  expect(decodeAuthInfo(camelKeys(authInfoAnswer.parse({ authenticated: false, info: null })))).toEqual(
    SESSION_OF_VISITOR,
  );
  expect(encodeUser(SESSION_OF_VISITOR)).toEqual({ authenticated: false, info: null });
});
