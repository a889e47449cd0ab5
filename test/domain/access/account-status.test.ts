import { describe, expect, it } from 'vitest';
import { type AccountStatus, personOf } from '../../../domain/access/account-status.ts';
import { type AccountId, asId, type ClubId, type OrganizationId, type TeamId } from '../../../domain/kernel/ids.ts';

const club = asId<ClubId>('club');
const sister = asId<ClubId>('sister-club');
const federation = asId<OrganizationId>('federation');
const team = asId<TeamId>('team');

const status = (changes: Partial<AccountStatus>): AccountStatus => ({
  account: asId<AccountId>('somebody'),
  name: 'Some Body',
  level: 0,
  managedOrganizations: [],
  clubs: [],
  roles: [],
  ...changes,
});

describe('the grants of an account', () => {
  it('an account without roles has no grants', () => {
    expect(personOf(status({}))).toEqual({
      kind: 'person',
      account: 'somebody',
      name: 'Some Body',
      level: 0,
      clubs: {},
      organizations: {},
      captainOf: [],
    });
  });

  it('the manager of an organisation is also a manager of its clubs', () => {
    const { clubs, organizations } = personOf(
      status({
        managedOrganizations: [federation],
        clubs: [
          { id: club, manager: false, organization: federation },
          { id: sister, manager: false, organization: federation },
        ],
      }),
    );
    expect(organizations).toEqual({ federation: 'manager' });
    expect(clubs).toEqual({ club: 'manager', 'sister-club': 'manager' });
  });

  it('the arbiter of an organisation is also an arbiter of its clubs, and of no other club', () => {
    const { clubs } = personOf(
      status({
        clubs: [{ id: club, manager: false, organization: federation }],
        roles: [{ scope: 'organization', entity: federation, role: 'arbiter' }],
      }),
    );
    expect(clubs).toEqual({ club: 'arbiter' });
  });

  it('an account with several grants in the same club has the strongest of them', () => {
    const { clubs } = personOf(
      status({
        clubs: [
          { id: club, manager: true, organization: federation },
          { id: sister, manager: false, organization: federation },
        ],
        roles: [
          { scope: 'organization', entity: federation, role: 'editor' },
          { scope: 'club', entity: sister, role: 'all' },
        ],
      }),
    );
    expect(clubs).toEqual({ club: 'manager', 'sister-club': 'all' });
  });

  it('a captain has a grant for the team and none for its club', () => {
    const { clubs, captainOf } = personOf(status({ roles: [{ scope: 'team', entity: team, role: 'captain' }] }));
    expect(captainOf).toEqual(['team']);
    expect(clubs).toEqual({});
  });
});
