import { describe, expect, it } from 'vitest';
import { personOf, type Standing } from '../../../domain/access/standing.ts';
import { type AccountId, asId, type ClubId, type OrganizationId, type TeamId } from '../../../domain/ids.ts';

const club = asId<ClubId>('club');
const sister = asId<ClubId>('sister-club');
const federation = asId<OrganizationId>('federation');
const team = asId<TeamId>('team');

const standing = (changes: Partial<Standing>): Standing => ({
  account: asId<AccountId>('somebody'),
  name: 'Some Body',
  level: 0,
  managedOrganizations: [],
  clubs: [],
  powers: [],
  ...changes,
});

describe('the grants of a person', () => {
  it('are none for who holds no office', () => {
    expect(personOf(standing({}))).toEqual({
      kind: 'person',
      account: 'somebody',
      name: 'Some Body',
      level: 0,
      clubs: {},
      organizations: {},
      captainOf: [],
    });
  });

  it('make the manager of an organisation a manager of its clubs', () => {
    const { clubs, organizations } = personOf(
      standing({
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

  it('make the arbiter of an organisation an arbiter of its clubs, and of no other', () => {
    const { clubs } = personOf(
      standing({
        clubs: [{ id: club, manager: false, organization: federation }],
        powers: [{ scope: 'organization', entity: federation, power: 'arbiter' }],
      }),
    );
    expect(clubs).toEqual({ club: 'arbiter' });
  });

  it('are the strongest of several', () => {
    const { clubs } = personOf(
      standing({
        clubs: [
          { id: club, manager: true, organization: federation },
          { id: sister, manager: false, organization: federation },
        ],
        powers: [
          { scope: 'organization', entity: federation, power: 'editor' },
          { scope: 'club', entity: sister, power: 'all' },
        ],
      }),
    );
    expect(clubs).toEqual({ club: 'manager', 'sister-club': 'all' });
  });

  it('give a captain the team and nothing of the club', () => {
    const { clubs, captainOf } = personOf(standing({ powers: [{ scope: 'team', entity: team, power: 'captain' }] }));
    expect(captainOf).toEqual(['team']);
    expect(clubs).toEqual({});
  });
});
