import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AccountStatus, personOf, type Role } from '../../../domain/access/account-status.ts';
import type { Level } from '../../../domain/access/actor.ts';
import { type Action, can, type Owner } from '../../../domain/access/policy.ts';
import { type AccountId, asId, type ClubId, type OrganizationId, type TeamId } from '../../../domain/kernel/ids.ts';

const club = asId<ClubId>('club');
const federation = asId<OrganizationId>('federation');
const team = asId<TeamId>('team');
const ofClub: Owner = { type: 'club', id: club };
const ofFederation: Owner = { type: 'organization', id: federation };

/** Clubs and organisations that have nothing to do with the club and the federation; two share an id with them. */
const OTHER_CLUBS = ['other-club', 'third-club', 'federation'].map((id) => asId<ClubId>(id));
const OTHER_FEDERATIONS = ['other-federation', 'club'].map((id) => asId<OrganizationId>(id));
const OTHER_TEAMS = ['other-team', 'club', 'federation'].map((id) => asId<TeamId>(id));

const owner = fc.constantFrom(ofClub, ofFederation);
const level = fc.constantFrom<Level>(0, 1, 2, 3);
const role = fc.constantFrom('all', 'arbiter', 'editor');

/** Everything that can be asked of the club, its team, its members and the federation. */
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ do: fc.constantFrom('runTournaments', 'editTexts', 'manage'), of: owner }),
  fc.record({ do: fc.constant('viewTournament'), of: owner, public: fc.constant(false), participating: fc.boolean() }),
  fc.record({ do: fc.constant('seeNames'), of: owner, teams: fc.subarray([team]) }),
  fc.constant({ do: 'leadTeam' as const, team, club }),
  fc.record({ do: fc.constant('createAccount'), level: fc.constant<Level>(0), club: fc.constant(club) }),
  fc.record({
    do: fc.constantFrom('editAccount', 'setPassword'),
    account: fc.record({
      id: fc.constant(asId<AccountId>('somebody-else')),
      level: fc.constantFrom(0, 1, 2, 3),
      manages: fc.boolean(),
      homeClub: fc.constantFrom(club),
      holds: fc.subarray([ofClub, ofFederation]),
    }),
  }),
);

/** What somebody is at home: in the club, in its federation, in its team. */
const status: fc.Arbitrary<AccountStatus> = fc
  .record({
    level,
    managesClub: fc.boolean(),
    managesFederation: fc.boolean(),
    roles: fc.array(
      fc.oneof(
        fc.record({ scope: fc.constant('club'), entity: fc.constant(club), role }),
        fc.record({ scope: fc.constant('organization'), entity: fc.constant(federation), role }),
        fc.record({ scope: fc.constant('team'), entity: fc.constant(team), role: fc.constant('captain') }),
      ) satisfies fc.Arbitrary<Role>,
      { maxLength: 3 },
    ),
  })
  .map(({ level: held, managesClub, managesFederation, roles }) => ({
    account: asId<AccountId>('somebody'),
    name: 'Some Body',
    level: held,
    managedOrganizations: managesFederation ? [federation] : [],
    clubs: [{ id: club, manager: managesClub, organization: federation }],
    roles,
  }));

/** What somebody is elsewhere. */
const elsewhere = fc.record({
  managedOrganizations: fc.subarray(OTHER_FEDERATIONS),
  clubs: fc.array(
    fc.record({
      id: fc.constantFrom(...OTHER_CLUBS),
      manager: fc.boolean(),
      organization: fc.option(fc.constantFrom(...OTHER_FEDERATIONS)),
    }),
    { maxLength: 3 },
  ),
  roles: fc.array(
    fc.oneof(
      fc.record({ scope: fc.constant('club'), entity: fc.constantFrom(...OTHER_CLUBS), role }),
      fc.record({ scope: fc.constant('organization'), entity: fc.constantFrom(...OTHER_FEDERATIONS), role }),
      fc.record({
        scope: fc.constant('team'),
        entity: fc.constantFrom(...OTHER_TEAMS),
        role: fc.constant('captain'),
      }),
    ) satisfies fc.Arbitrary<Role>,
    { maxLength: 4 },
  ),
});

const both = (
  home: AccountStatus,
  other: Pick<AccountStatus, 'managedOrganizations' | 'clubs' | 'roles'>,
): AccountStatus => ({
  ...home,
  managedOrganizations: [...other.managedOrganizations, ...home.managedOrganizations],
  clubs: [...other.clubs, ...home.clubs],
  roles: [...other.roles, ...home.roles],
});

describe('grants by place', () => {
  it('a grant in one place neither allows nor forbids anything in another place with the same id (D-33)', () => {
    fc.assert(
      fc.property(status, elsewhere, action, (home, other, asked) => {
        expect(can(personOf(both(home, other)), asked)).toBe(can(personOf(home), asked));
      }),
      { numRuns: 3_000 },
    );
  });

  it('an additional grant never takes a permission away', () => {
    fc.assert(
      fc.property(status, status, action, (held, given, asked) => {
        fc.pre(can(personOf(held), asked));
        expect(can(personOf(both(held, given)), asked)).toBe(true);
      }),
      { numRuns: 20_000 },
    );
  });

  it('an account below the top level without a grant in a place may do nothing there', () => {
    const nothing = { managedOrganizations: [], clubs: [], roles: [] };
    fc.assert(
      fc.property(status, action, (home, asked) => {
        fc.pre(home.level < 3 && !('participating' in asked && asked.participating));
        expect(can(personOf({ ...home, ...nothing }), asked)).toBe(false);
      }),
    );
  });
});

describe('the actions of the policy', () => {
  const root = join(import.meta.dirname, '../../..');
  const textsOf = (folder: string): string[] =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(join(root, folder, file), 'utf8'));
  const policy = readFileSync(join(root, 'domain/access/policy.ts'), 'utf8');
  const actions = [...policy.matchAll(/readonly do: '(\w+)'/g)].map(([, name = '']) => name);
  const asking = [
    ...textsOf('services'),
    readFileSync(join(root, 'domain/tournament/guards/authority.ts'), 'utf8'),
  ].join('\n');

  it('every action of the policy is used by a service or a command', () => {
    expect(actions.length).toBeGreaterThan(8);
    expect(actions.filter((name) => !asking.includes(`'${name}'`))).toEqual([]);
  });

  it('only the domain decides permissions: no route reads levels or grants itself', () => {
    const deciding = /\bactor\.(level|clubs|organizations|captainOf)\b|\bperson\.(level|captainOf)\b/;
    const routes = textsOf('worker/routes').filter((text) => deciding.test(text));
    expect(routes).toEqual([]);
  });
});
