import { describe, expect, it } from 'vitest';
import { type Actor, type Grant, type Level, type Person, VISITOR } from '../../../domain/access/actor.ts';
import { organises, organisesFor } from '../../../domain/access/anywhere.ts';
import { type Action, can, type ManagedAccount, type Owner } from '../../../domain/access/policy.ts';
import { type AccountId, asId, type ClubId, type OrganizationId, type TeamId } from '../../../domain/kernel/ids.ts';

const clubId = asId<ClubId>('club');
const otherClubId = asId<ClubId>('other-club');
const organizationId = asId<OrganizationId>('federation');
const team = asId<TeamId>('team');
const club: Owner = { type: 'club', id: clubId };
const organization: Owner = { type: 'organization', id: organizationId };

function person(level: Level, clubGrant?: Grant, more: Partial<Person> = {}): Person {
  return {
    kind: 'person',
    account: asId<AccountId>('somebody'),
    name: 'Some Body',
    level,
    clubs: clubGrant === undefined ? {} : { [clubId]: clubGrant },
    organizations: {},
    captainOf: [],
    ...more,
  };
}

const ACTORS: Readonly<Record<string, Actor>> = {
  visitor: VISITOR,
  player: person(0),
  captain: person(0, undefined, { captainOf: [team] }),
  editor: person(0, 'editor'),
  arbiter: person(0, 'arbiter'),
  all: person(0, 'all'),
  manager: person(1, 'manager'),
  strangeManager: person(1, undefined, { clubs: { [otherClubId]: 'manager' } }),
  chief: person(2, 'manager', { organizations: { [organizationId]: 'manager' } }),
  top: person(3),
};

const private_ = { public: false, participating: false };
const TABLE: readonly [string, Action, readonly string[]][] = [
  ['run tournaments of the club', { do: 'runTournaments', of: club }, ['arbiter', 'all', 'manager', 'chief', 'top']],
  ['edit texts of the club', { do: 'editTexts', of: club }, ['editor', 'all', 'manager', 'chief', 'top']],
  [
    'upload a picture for the club',
    { do: 'uploadPicture', of: club },
    ['editor', 'arbiter', 'all', 'manager', 'chief', 'top'],
  ],
  ['manage the club', { do: 'manage', of: club }, ['all', 'manager', 'chief', 'top']],
  ['manage the organisation', { do: 'manage', of: organization }, ['chief', 'top']],
  ['see names in the club', { do: 'seeNames', of: club }, ['arbiter', 'all', 'manager', 'chief', 'top']],
  [
    'see names in the club of a team',
    { do: 'seeNames', of: club, teams: [team] },
    ['captain', 'arbiter', 'all', 'manager', 'chief', 'top'],
  ],
  ['lead the team', { do: 'leadTeam', team, club: clubId }, ['captain', 'all', 'manager', 'chief', 'top']],
  [
    'view a private tournament',
    { do: 'viewTournament', of: club, ...private_ },
    ['editor', 'arbiter', 'all', 'manager', 'chief', 'top'],
  ],
  ['view a public tournament', { do: 'viewTournament', of: club, ...private_, public: true }, Object.keys(ACTORS)],
  [
    'view a private tournament that one takes part in',
    { do: 'viewTournament', of: club, ...private_, participating: true },
    Object.keys(ACTORS),
  ],
  ['pin tournaments', { do: 'pinTournaments' }, ['top']],
  ['send undelivered messages again', { do: 'manageDelivery' }, ['top']],
  ['see how the server is', { do: 'seeHealth' }, ['top']],
  ['import rating lists', { do: 'manageRatingLists' }, ['top']],
  ['create an organisation', { do: 'createOrganization' }, ['top']],
  ['create a club', { do: 'createClub' }, ['all', 'manager', 'strangeManager', 'chief', 'top']],
  [
    'create a player',
    { do: 'createAccount', level: 0, club: null },
    ['all', 'manager', 'strangeManager', 'chief', 'top'],
  ],
  ['create a player in the club', { do: 'createAccount', level: 0, club: clubId }, ['all', 'manager', 'chief', 'top']],
  ['create a club manager', { do: 'createAccount', level: 1, club: null }, ['chief', 'top']],
  ['create an organisation manager', { do: 'createAccount', level: 2, club: null }, ['top']],
  ['create a top level', { do: 'createAccount', level: 3, club: null }, []],
];

describe('the policy', () => {
  it.each(TABLE)('the policy decides who may %s', (_, action, allowed) => {
    const may = Object.keys(ACTORS).filter((name) => can(ACTORS[name] ?? VISITOR, action));
    expect(may).toEqual(allowed);
  });

  it('managers and arbiters can build tournaments', () => {
    const may = Object.keys(ACTORS).filter((name) => organises(ACTORS[name] ?? VISITOR));
    expect(may).toEqual(['arbiter', 'all', 'manager', 'strangeManager', 'chief', 'top']);
  });
});

describe('the management of accounts', () => {
  const account = (changes: Partial<ManagedAccount>): ManagedAccount => ({
    id: asId('somebody-else'),
    level: 0,
    manages: false,
    homeClub: clubId,
    holds: [],
    ...changes,
  });
  const edit = (changes: Partial<ManagedAccount>): Action => ({ do: 'editAccount', account: account(changes) });
  const password = (changes: Partial<ManagedAccount>): Action => ({ do: 'setPassword', account: account(changes) });
  const may = (action: Action) => Object.keys(ACTORS).filter((name) => can(ACTORS[name] ?? VISITOR, action));

  it('an account is edited by those who manage its home club', () => {
    expect(may(edit({}))).toEqual(['all', 'manager', 'chief', 'top']);
    expect(may(edit({ homeClub: otherClubId }))).toEqual(['strangeManager', 'top']);
    expect(may(edit({ homeClub: null }))).toEqual(['top']);
  });

  it('an account is edited only by accounts of a higher level', () => {
    expect(may(edit({ level: 1 }))).toEqual(['chief', 'top']);
    expect(may(edit({ level: 2 }))).toEqual(['top']);
    expect(may(edit({ level: 3 }))).toEqual([]);
  });

  it('a manager of a club cannot edit another manager of it, whether through the club or an organisation', () => {
    expect(may(edit({ manages: true, holds: [club] }))).toEqual(['manager', 'chief', 'top']);
    expect(may(edit({ level: 1, manages: true, holds: [club] }))).toEqual(['chief', 'top']);
  });

  it('a user edits their own account too if they manage its home club', () => {
    for (const [name, actor] of Object.entries(ACTORS)) {
      if (actor.kind !== 'person') continue;
      const own = account({ id: actor.account, level: actor.level, manages: true, holds: [club] });
      expect([name, can(actor, { do: 'editAccount', account: own })]).toEqual([
        name,
        ['all', 'manager', 'chief', 'top'].includes(name),
      ]);
    }
  });

  it('an account with roles is edited only by those who have authority in every place where it has a role', () => {
    expect(may(edit({ holds: [club] }))).toEqual(['all', 'manager', 'chief', 'top']);
    expect(may(edit({ holds: [club, organization] }))).toEqual(['chief', 'top']);
  });

  it('the password of an account is set only by an account of a higher level', () => {
    expect(may(password({}))).toEqual(['manager', 'chief', 'top']);
    expect(may(password({ level: 1 }))).toEqual(['chief', 'top']);
    expect(may(password({ level: 2 }))).toEqual(['top']);
    expect(may(password({ level: 3 }))).toEqual([]);
    expect(may(password({ homeClub: null }))).toEqual(['top']);
    expect(may(password({ holds: [club, organization] }))).toEqual(['chief', 'top']);
  });

  it('those who manage the home club of an account see its private fields', () => {
    expect(may({ do: 'seePrivateFields', homeClub: clubId })).toEqual(['all', 'manager', 'chief', 'top']);
    expect(may({ do: 'seePrivateFields', homeClub: otherClubId })).toEqual(['strangeManager', 'top']);
    expect(may({ do: 'seePrivateFields', homeClub: null })).toEqual(['top']);
  });

  it('only the top level moves an account to another home club', () => {
    expect(may({ do: 'moveAccount' })).toEqual(['top']);
  });
});

describe('a person without a grant here', () => {
  it('a person of level 1 or higher can create clubs and players without any grant', () => {
    const may = (level: Level) => [
      can(person(level), { do: 'createClub' }),
      can(person(level), { do: 'createAccount', level: 0, club: null }),
      can(person(level), { do: 'createAccount', level: 1, club: null }),
      can(person(level), { do: 'createAccount', level: 2, club: null }),
    ];
    expect(may(0)).toEqual([false, false, false, false]);
    expect(may(1)).toEqual([true, true, false, false]);
    expect(may(2)).toEqual([true, true, true, false]);
    expect(may(3)).toEqual([true, true, true, true]);
  });

  it('the top level cannot create another account of the top level (D-32)', () => {
    expect(can(person(3), { do: 'createAccount', level: 3, club: null })).toBe(false);
  });

  it('an account cannot be edited without authority in its home club, except from the top level', () => {
    const account: ManagedAccount = {
      id: asId('somebody-else'),
      level: 0,
      manages: false,
      homeClub: clubId,
      holds: [],
    };
    expect([0, 1, 2, 3].map((level) => can(person(level as Level), { do: 'editAccount', account }))).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  it('a person has tournaments of their own by a role in the host alone, not by level', () => {
    const byGrant = (grant?: Grant) => organisesFor(person(3, grant), 'club', clubId);
    expect(([undefined, 'manager', 'all', 'arbiter', 'editor'] as const).map(byGrant)).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
    expect(organisesFor(person(0, 'arbiter'), 'organization', clubId)).toBe(false);
    expect(organisesFor(person(0, 'arbiter'), 'club', 'constructor')).toBe(false);
    expect(organisesFor(VISITOR, 'club', clubId)).toBe(false);
  });

  it('a person uploads a picture for their own profile only', () => {
    const { account } = person(0);
    const other = asId<AccountId>('other');
    const may = (id: AccountId) => can(person(0), { do: 'uploadPicture', of: { type: 'account', id } });
    expect([may(account), may(other)]).toEqual([true, false]);
    expect(can(VISITOR, { do: 'uploadPicture', of: { type: 'account', id: account } })).toBe(false);
  });

  it('a person organises tournaments by level, or by a grant that includes running them', () => {
    const byGrant = (grant: Grant) => organises(person(0, grant));
    expect([organises(person(0)), organises(person(1)), organises(VISITOR)]).toEqual([false, true, false]);
    expect([byGrant('manager'), byGrant('all'), byGrant('arbiter'), byGrant('editor')]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(organises(person(0, undefined, { organizations: { [organizationId]: 'arbiter' } }))).toBe(true);
  });

  it('a grant in an organisation gives nothing in a club with the same id, nor the other way round', () => {
    const sameId = person(0, undefined, { organizations: { [asId<OrganizationId>('club')]: 'manager' } });
    expect(can(sameId, { do: 'manage', of: club })).toBe(false);
    expect(can(person(0, 'manager'), { do: 'manage', of: { type: 'organization', id: asId('club') } })).toBe(false);
  });
});
