import { env } from 'cloudflare:workers';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { accountRows } from '../../../contract/clubs/clubs.ts';
import { openDb } from '../../../db/client.ts';
import { clubMembers, teamMembers, tournaments, tournamentTeams } from '../../../db/schema/index.ts';
import { asId } from '../../../domain/kernel/ids.ts';
import { halfPoints } from '../../../domain/kernel/points.ts';
import { millis } from '../../../domain/kernel/time.ts';
import type { Answer, Browser } from '../../support/workers/browser.ts';
import { answered, refusal } from '../../support/workers/browser.ts';
import {
  type Cast,
  freshId,
  makeCast,
  makeClub,
  makePerson,
  makeTeam,
  ROLES,
  type Role,
  type Somebody,
} from '../../support/workers/people.ts';

const db = openDb(env.DB);
let cast: Cast;
/** A member of the club to whom things happen. */
let pawn: Somebody;
beforeAll(async () => {
  cast = await makeCast();
  pawn = await makePerson(cast.people.manager, { club: cast.club, first_name: 'Bonde', last_name: 'Brikke' });
});

const by = (role: Role): Browser => cast.people[role].browser;

const EVERYBODY = [...ROLES, 'visitor'] as const;
type Reader = (typeof EVERYBODY)[number];
const browserOf = (reader: Reader): Browser => (reader === 'visitor' ? cast.visitor : by(reader));

const ORGANIZATION_MANAGERS: readonly Reader[] = ['admin', 'chief'];
const CLUB_MANAGERS: readonly Reader[] = ['admin', 'chief', 'manager', 'clubAll'];
const SEE_NAMES: readonly Reader[] = [...CLUB_MANAGERS, 'chiefArbiter', 'clubArbiter', 'captain'];

interface Attempt {
  readonly what: string;
  readonly who: readonly Reader[];
  readonly send: (browser: Browser) => Promise<Answer>;
  /** What those who may call get; 200 where nothing else is said. */
  readonly gives?: string;
}

const texts = { name: 'New name', description: '<p>Tuesdays.</p>' };
const nobody = 'nobody-of-this-name';
const invitation = (invitertype: 0 | 1) => ({ invitertype, registerertype: 2 });

const attempts: readonly Attempt[] = [
  { what: 'read all organisations', who: EVERYBODY, send: (b) => b.ask(calls.listOrganizations) },
  {
    what: 'read an organisation',
    who: EVERYBODY,
    send: (b) => b.ask(calls.viewOrganization, { id: cast.organization }),
  },
  {
    what: 'read the clubs of an organisation',
    who: EVERYBODY,
    send: (b) => b.ask(calls.organizationClubs, { id: cast.organization }),
  },
  {
    what: 'read the members of the clubs of an organisation',
    who: ['admin', 'chief', 'chiefArbiter'],
    send: (b) => b.ask(calls.organizationMembers, { id: cast.organization }),
  },
  {
    what: 'read the management data of an organisation',
    who: ORGANIZATION_MANAGERS,
    send: (b) => b.ask(calls.manageOrganization, { id: cast.organization }),
  },
  {
    what: 'read the accounts of an organisation',
    who: ORGANIZATION_MANAGERS,
    send: (b) => b.ask(calls.organizationAccounts, { id: cast.organization }),
  },
  {
    what: 'read who has a role in an organisation',
    who: ORGANIZATION_MANAGERS,
    send: (b) => b.ask(calls.organizationRoles, { id: cast.organization }),
  },
  {
    what: 'edit an organisation',
    who: ORGANIZATION_MANAGERS,
    send: (b) => b.ask(calls.editOrganization, { id: cast.organization, body: texts }),
  },
  {
    what: 'create an organisation',
    who: ['admin'],
    send: (b) =>
      b.ask(calls.createOrganization, {
        body: { id: freshId('org'), name: 'Org', country: 'NOR', manager: cast.people.chief.id },
      }),
  },
  {
    what: 'remove a club that is not in an organisation',
    who: ORGANIZATION_MANAGERS,
    gives: '404 notFound',
    send: (b) => b.ask(calls.removeClub, { id: cast.organization, club: cast.otherClub }),
  },
  {
    what: 'invite a club to an organisation',
    who: ORGANIZATION_MANAGERS,
    send: (b) => b.ask(calls.makeInvitation, { entity: cast.organization, body: invitation(0) }),
  },
  {
    what: 'grant a role in an organisation',
    who: ORGANIZATION_MANAGERS,
    send: (b) =>
      b.ask(calls.grantOrganizationRole, {
        account: pawn.id,
        body: {
          powers: [`organization:editor:${cast.organization}`],
          id: cast.organization,
        },
      }),
  },
  { what: 'read a club', who: EVERYBODY, send: (b) => b.ask(calls.viewClub, { id: cast.club }) },
  { what: 'read the teams of a club', who: EVERYBODY, send: (b) => b.ask(calls.clubTeams, { id: cast.club }) },
  { what: 'read the members of a club', who: EVERYBODY, send: (b) => b.ask(calls.clubMembers, { id: cast.club }) },
  {
    what: "read a club's management data",
    who: CLUB_MANAGERS,
    send: (b) => b.ask(calls.manageClub, { id: cast.club }),
  },
  {
    what: 'read the accounts of a club',
    who: CLUB_MANAGERS,
    send: (b) => b.ask(calls.clubAccounts, { id: cast.club }),
  },
  {
    what: 'read the accounts of several clubs',
    who: CLUB_MANAGERS,
    send: (b) => b.ask(calls.accountsOfClubs, { body: { clubs: [cast.club] } }),
  },
  {
    what: 'read who has a role in a club',
    who: CLUB_MANAGERS,
    send: (b) => b.ask(calls.clubRoles, { id: cast.club }),
  },
  {
    what: 'edit a club',
    who: [...CLUB_MANAGERS, 'clubEditor'],
    send: (b) => b.ask(calls.editClub, { id: cast.club, body: texts }),
  },
  {
    what: 'add a team',
    who: CLUB_MANAGERS,
    send: (b) => b.ask(calls.addTeam, { id: cast.club, body: { name: freshId('Team') } }),
  },
  {
    what: 'remove a team that does not exist',
    who: CLUB_MANAGERS,
    gives: '404 notFound',
    send: (b) => b.ask(calls.removeTeam, { id: cast.club, body: { name: nobody } }),
  },
  {
    what: 'add a member who is already one',
    who: CLUB_MANAGERS,
    gives: '400 alreadyAMember',
    send: (b) => b.ask(calls.addMember, { id: cast.club, account: pawn.id }),
  },
  {
    what: 'remove a member who is not in the club',
    who: CLUB_MANAGERS,
    gives: '400 notAClubMember',
    send: (b) => b.ask(calls.removeMember, { id: cast.club, account: cast.people.outsider.id }),
  },
  {
    what: 'invite players to a club',
    who: CLUB_MANAGERS,
    send: (b) => b.ask(calls.makeInvitation, { entity: cast.club, body: invitation(1) }),
  },
  {
    what: 'delete an invitation that does not exist',
    who: CLUB_MANAGERS,
    gives: '404 notFound',
    send: (b) => b.ask(calls.withdrawInvitation, { entity: cast.club, body: { invitertype: 1, invitation: nobody } }),
  },
  {
    what: 'grant a role in a club',
    who: CLUB_MANAGERS,
    send: (b) =>
      b.ask(calls.grantClubRole, { account: pawn.id, body: { powers: [`club:editor:${cast.club}`], id: cast.club } }),
  },
  {
    what: 'revoke a role that nobody has',
    who: CLUB_MANAGERS,
    gives: '400 noSuchRole',
    send: (b) =>
      b.ask(calls.revokeClubRole, {
        id: cast.club,
        body: { power: `club:all:${cast.club}`, id: cast.people.outsider.id },
      }),
  },
  { what: 'read a team', who: EVERYBODY, send: (b) => b.ask(calls.viewTeam, { id: cast.team }) },
  {
    what: "read a team's management data",
    who: [...CLUB_MANAGERS, 'captain'],
    send: (b) => b.ask(calls.manageTeam, { id: cast.team }),
  },
  {
    what: 'edit a team',
    who: [...CLUB_MANAGERS, 'clubEditor'],
    send: (b) => b.ask(calls.editTeam, { id: cast.team, body: texts }),
  },
  {
    what: 'add an account to a team that is not in the club',
    who: [...CLUB_MANAGERS, 'captain'],
    gives: '400 notAClubMember',
    send: (b) => b.ask(calls.addTeamMember, { id: cast.team, account: cast.people.outsider.id }),
  },
  {
    what: 'remove somebody from a team who is not in it',
    who: [...CLUB_MANAGERS, 'captain'],
    gives: '404 noSuchAccount',
    send: (b) => b.ask(calls.removeTeamMember, { id: cast.team, account: cast.people.outsider.id }),
  },
];

describe('permissions', () => {
  it.each(attempts)('only those whose role allows it can $what', async ({ who, send, gives = '200' }) => {
    for (const reader of EVERYBODY) {
      const got = refusal(await send(browserOf(reader)));
      if (who.includes(reader)) expect([reader, got]).toEqual([reader, gives]);
      else expect([reader, got.slice(0, 3)]).toEqual([reader, '403']);
    }
  });
});

describe('real names', () => {
  it.each(EVERYBODY)(
    'real names are shown to %s wherever members are listed, only if the role allows it',
    async (reader) => {
      const browser = browserOf(reader);
      await by('manager').ask(calls.addTeamMember, { id: cast.team, account: pawn.id });
      const lists = [
        (await browser.read(calls.viewClub, { id: cast.club })).members,
        await browser.read(calls.clubMembers, { id: cast.club }),
        (await browser.read(calls.viewTeam, { id: cast.team })).members,
      ];
      const visible = SEE_NAMES.includes(reader);
      for (const list of lists) {
        const row = list.find(({ account_id }) => account_id === pawn.id);
        expect(row).toMatchObject(
          visible ? { first_name: 'Bonde', last_name: 'Brikke' } : { first_name: pawn.id, last_name: '' },
        );
      }
    },
  );
});

describe('an organisation', () => {
  it('an organisation has a page, a list of its clubs and an entry in the list of organisations', async () => {
    const page = await cast.visitor.read(calls.viewOrganization, { id: cast.otherOrganization });
    expect(page).toMatchObject({ id: cast.otherOrganization, country: 'NOR', can_manage: false });
    expect(page.clubs.map(({ id }) => id)).toEqual([cast.otherClub]);
    const cards = await cast.visitor.read(calls.organizationClubs, { id: cast.otherOrganization });
    expect(cards).toEqual(page.clubs);
    const all = await cast.visitor.read(calls.listOrganizations);
    expect(all.map(({ id }) => id)).toContain(cast.otherOrganization);
  });

  it('the managers of an organisation see all accounts of its clubs', async () => {
    const page = await by('chief').read(calls.manageOrganization, { id: cast.organization });
    expect(page.accounts.find(({ id }) => id === pawn.id)).toMatchObject({
      last_name: 'Brikke',
      birth_date: '1990-05-17',
      has_email: false,
      clubs: [cast.club],
    });
  });

  it('the id of an organisation can be taken only once, whatever the case of its letters', async () => {
    const add = (id: string) =>
      by('admin').ask(calls.createOrganization, {
        body: { id, name: 'Twice', country: 'NOR', manager: cast.people.chief.id },
      });
    const id = freshId('Twice');
    expect(refusal(await add(id))).toBe('200');
    expect(refusal(await add(id.toLowerCase()))).toBe('409 idTaken');
    expect(
      refusal(
        await by('admin').ask(calls.createOrganization, { body: { id: freshId('o'), name: 'X', manager: nobody } }),
      ),
    ).toBe('404 noSuchAccount');
  });

  it('an organisation can add a club without an organisation, but no club of another one', async () => {
    const { chief, otherChief, manager } = cast.people;
    const club = await makeClub(chief, cast.organization, manager);
    const add = (browser: Browser, organization: string) => browser.ask(calls.addClub, { id: organization, club });
    expect(refusal(await add(otherChief.browser, cast.otherOrganization))).toBe('409 clubInOtherOrganization');
    await chief.browser.ask(calls.removeClub, { id: cast.organization, club });
    expect(refusal(await add(otherChief.browser, cast.otherOrganization))).toBe('200');
    expect(refusal(await add(chief.browser, cast.organization))).toBe('409 clubInOtherOrganization');
    expect(refusal(await add(by('admin'), cast.organization))).toBe('200');
    expect(refusal(await chief.browser.ask(calls.manageClub, { id: club }))).toBe('200');
    expect(refusal(await otherChief.browser.ask(calls.manageClub, { id: club }))).toBe('403 forbidden');
  });

  it('a club that two organisations add at once joins one of them', async () => {
    const { chief, otherChief, manager } = cast.people;
    const club = await makeClub(chief, cast.organization, manager);
    await chief.browser.ask(calls.removeClub, { id: cast.organization, club });
    const answers = await Promise.all([
      chief.browser.ask(calls.addClub, { id: cast.organization, club }),
      otherChief.browser.ask(calls.addClub, { id: cast.otherOrganization, club }),
    ]);
    expect(answers.map(refusal).sort()).toEqual(['200', '409 clubInOtherOrganization']);
  });

  it('an organisation lists the users who have a role in it until the role is revoked', async () => {
    const role = `organization:editor:${cast.otherOrganization}`;
    const id = cast.otherOrganization;
    await by('otherManager').ask(calls.addMember, { id: cast.otherClub, account: pawn.id });
    await by('otherChief').ask(calls.grantOrganizationRole, { account: pawn.id, body: { powers: [role], id } });
    const holders = async () => (await by('otherChief').read(calls.organizationRoles, { id })).editor;
    expect(await holders()).toEqual([{ account_id: pawn.id, first_name: 'Bonde', last_name: 'Brikke' }]);
    expect(
      refusal(await by('otherChief').ask(calls.revokeOrganizationRole, { id, body: { power: role, id: pawn.id } })),
    ).toBe('200');
    expect(await holders()).toEqual([]);
  });
});

describe('a club', () => {
  it('the edited details of a club are stored, and script addresses are refused', async () => {
    const sent = {
      name: 'Østre SK',
      address: 'Storgata 1',
      website: 'https://example.org/',
      email: 'post@example.org',
    };
    await by('otherManager').ask(calls.editClub, { id: cast.otherClub, body: sent });
    expect(await cast.visitor.read(calls.viewClub, { id: cast.otherClub })).toMatchObject({
      ...sent,
      region: 'Oslo',
      manager: cast.people.otherManager.id,
      organization: cast.otherOrganization,
    });
    for (const bad of [
      { website: 'javascript:alert(1)' },
      { profile_picture: 'http://example.org/p.png' },
      { name: '<b>' },
    ])
      expect(
        refusal(await by('otherManager').ask(calls.editClub, { id: cast.otherClub, body: { ...sent, ...bad } })),
      ).toBe('400 invalidInput');
  });

  it('a club, organisation or team that does not exist is not found', async () => {
    for (const call of [
      calls.viewClub,
      calls.clubMembers,
      calls.clubTeams,
      calls.viewOrganization,
      calls.viewTeam,
    ] as const)
      expect(refusal(await cast.visitor.ask(call, { id: nobody }))).toBe('404 notFound');
    expect(refusal(await by('admin').ask(calls.editClub, { id: nobody, body: texts }))).toBe('404 notFound');
    expect(refusal(await by('admin').ask(calls.addMember, { id: nobody, account: pawn.id }))).toBe('404 notFound');
  });

  it('a club adds a member by user name in any case, but no unknown account', async () => {
    const { id } = await makePerson(cast.people.otherManager);
    expect(
      refusal(await by('otherManager').ask(calls.addMember, { id: cast.otherClub, account: id.toUpperCase() })),
    ).toBe('200');
    const members = await cast.visitor.read(calls.clubMembers, { id: cast.otherClub });
    expect(members.map(({ account_id }) => account_id)).toContain(id);
    const answer = await by('otherManager').ask(calls.addMember, { id: cast.otherClub, account: nobody });
    expect(refusal(answer)).toBe('404 noSuchAccount');
  });

  it('a member who is removed from a club loses their teams and roles there', async () => {
    const { manager } = cast.people;
    const leaver = await makePerson(manager, { club: cast.club });
    await manager.browser.ask(calls.addTeamMember, { id: cast.team, account: leaver.id });
    const sent = { powers: [`team:captain:${cast.team}`], id: cast.club };
    await manager.browser.ask(calls.grantClubRole, { account: leaver.id, body: sent });
    expect(refusal(await leaver.browser.ask(calls.manageTeam, { id: cast.team }))).toBe('200');
    await manager.browser.ask(calls.removeMember, { id: cast.club, account: leaver.id });
    expect(refusal(await leaver.browser.ask(calls.manageTeam, { id: cast.team }))).toBe('403 forbidden');
    expect(
      await db
        .select()
        .from(teamMembers)
        .where(eq(teamMembers.account, asId(leaver.id))),
    ).toEqual([]);
    expect(
      await db
        .select()
        .from(clubMembers)
        .where(eq(clubMembers.account, asId(leaver.id))),
    ).toEqual([]);
  });

  it('a club member has one role at a time, which a new one replaces, that of a captain included', async () => {
    const { manager } = cast.people;
    const { id } = await makePerson(manager, { club: cast.club });
    const give = (role: string) =>
      manager.browser.ask(calls.grantClubRole, { account: id, body: { powers: [role], id: cast.club } });
    const held = async () => {
      const lists = await manager.browser.read(calls.clubRoles, { id: cast.club });
      return Object.entries(lists).flatMap(([role, rows]) => (rows.some((row) => row.account_id === id) ? role : []));
    };
    await give(`club:editor:${cast.club}`);
    expect(await held()).toEqual(['editor']);
    await give(`club:arbiter:${cast.club}`);
    expect(await held()).toEqual(['arbiter']);
    await give(`team:captain:${cast.team}`);
    expect(await held()).toEqual(['captain']);
    expect(refusal(await give(`club:all:${cast.otherClub}`))).toBe('400 noSuchRole');
    expect(refusal(await give('club:king:x'))).toBe('400 invalidInput');
    expect(await held()).toEqual(['captain']);
  });

  it('a club grants roles only to its members, and an organisation only to members of its clubs (R-598, R-599)', async () => {
    const { chief, manager, outsider } = cast.people;
    const givers = { club: calls.grantClubRole, organization: calls.grantOrganizationRole } as const;
    const give = async (browser: Browser, type: keyof typeof givers, id: string, role: string) =>
      refusal(await browser.ask(givers[type], { account: outsider.id, body: { powers: [role], id } }));
    expect(await give(manager.browser, 'club', cast.club, `club:editor:${cast.club}`)).toBe('400 notAClubMember');
    expect(await give(manager.browser, 'club', cast.club, `team:captain:${cast.team}`)).toBe('400 notAClubMember');
    const ofOrganization = `organization:editor:${cast.organization}`;
    expect(await give(chief.browser, 'organization', cast.organization, ofOrganization)).toBe('400 notAClubMember');
  });

  it('a user loses a role in an organisation when they are in none of its clubs any more', async () => {
    const { chief, manager } = cast.people;
    const second = await makeClub(chief, cast.organization, manager);
    const person = await makePerson(manager, { club: cast.club });
    await manager.browser.ask(calls.addMember, { id: second, account: person.id });
    const powers = [`organization:arbiter:${cast.organization}`];
    await chief.browser.ask(calls.grantOrganizationRole, {
      account: person.id,
      body: { powers, id: cast.organization },
    });
    const holds = async () =>
      (await chief.browser.read(calls.organizationRoles, { id: cast.organization })).arbiter.some(
        ({ account_id }) => account_id === person.id,
      );
    await manager.browser.ask(calls.removeMember, { id: cast.club, account: person.id });
    expect(await holds()).toBe(true);
    await chief.browser.ask(calls.removeClub, { id: cast.organization, club: second });
    expect(await holds()).toBe(false);
  });

  it('the managers of a club see accounts without passwords or e-mail addresses', async () => {
    await makePerson(cast.people.manager, { club: cast.club, email: 'secret@example.org' });
    const { accounts } = await by('manager').read(calls.manageClub, { id: cast.club });
    expect(accounts.some(({ has_email }) => has_email)).toBe(true);
    const answer = await by('manager').ask(calls.clubAccounts, { id: cast.club });
    expect(JSON.stringify(answer.body)).not.toMatch(/secret@example\.org|argon2/);
    expect(answered(accountRows, answer)).toEqual(accounts);
  });
});

describe('a team', () => {
  it('a team is listed and edited in its club, where no other team can take its name', async () => {
    const { manager } = cast.people;
    const [first, second] = [await makeTeam(manager, cast.club), await makeTeam(manager, cast.club)];
    const edit = (name: string) =>
      manager.browser.ask(calls.editTeam, { id: first, body: { name, description: '<p>Four boards.</p>' } });
    expect(refusal(await edit('Reserves'))).toBe('200');
    expect(refusal(await manager.browser.ask(calls.addTeam, { id: cast.club, body: { name: 'Reserves' } }))).toBe(
      '409 teamNameTaken',
    );
    const teams = await cast.visitor.read(calls.clubTeams, { id: cast.club });
    expect(teams.map(({ id }) => id)).toEqual(expect.arrayContaining([first, second]));
    expect(teams.find(({ id }) => id === first)?.name).toBe('Reserves');
  });

  it('a team takes each member of its club once, and its captain is offered the others', async () => {
    const { manager, captain } = cast.people;
    const mate = await makePerson(manager, { club: cast.club });
    const others = async () =>
      (await captain.browser.read(calls.manageTeam, { id: cast.team })).other_members.map(
        ({ account_id }) => account_id,
      );
    expect(await others()).toContain(mate.id);
    const add = () => captain.browser.ask(calls.addTeamMember, { id: cast.team, account: mate.id });
    expect(refusal(await add())).toBe('200');
    expect(refusal(await add())).toBe('400 alreadyATeamMember');
    expect(await others()).not.toContain(mate.id);
    expect(refusal(await captain.browser.ask(calls.addTeamMember, { id: cast.team, account: nobody }))).toBe(
      '404 noSuchAccount',
    );
    expect(refusal(await captain.browser.ask(calls.removeTeamMember, { id: cast.team, account: mate.id }))).toBe('200');
    expect(await others()).toContain(mate.id);
  });

  it('a captain can add members to their own team only', async () => {
    const other = await makeTeam(cast.people.manager, cast.club);
    const answer = await by('captain').ask(calls.addTeamMember, { id: other, account: pawn.id });
    expect(refusal(answer)).toBe('403 forbidden');
  });

  it('a team can be removed, but not while it plays in a tournament', async () => {
    const { manager } = cast.people;
    const [free, playing] = [await makeTeam(manager, cast.club), await makeTeam(manager, cast.club)];
    const tournament = asId<never>(freshId('team-event'));
    await db.insert(tournaments).values({
      id: tournament,
      name: 'Team event',
      format: 'TeamSwissDutch',
      organiserType: 'club',
      organiser: cast.club,
      startDate: '2026-11-21',
      endDate: '2026-11-21',
      firstPairingAt: millis(0),
      winPoints: halfPoints(2),
      drawPoints: halfPoints(1),
      lossPoints: halfPoints(0),
      createdAt: millis(0),
    });
    await db.insert(tournamentTeams).values({
      tournament,
      team: asId(playing),
      seed: 1,
    });
    const remove = (name: string) => manager.browser.ask(calls.removeTeam, { id: cast.club, body: { name } });
    expect(refusal(await remove(playing))).toBe('409 teamInTournament');
    expect(refusal(await remove(free))).toBe('200');
    expect(refusal(await cast.visitor.ask(calls.viewTeam, { id: free }))).toBe('404 notFound');
    expect(
      refusal(await by('otherManager').ask(calls.removeTeam, { id: cast.otherClub, body: { name: cast.team } })),
    ).toBe('404 notFound');
  });

  it('a member who is added to a team several times at once is added once', async () => {
    const { manager } = cast.people;
    const { id } = await makePerson(manager, { club: cast.club });
    const add = () => manager.browser.ask(calls.addTeamMember, { id: cast.team, account: id });
    expect((await Promise.all([add(), add(), add()])).map(refusal).sort()).toEqual([
      '200',
      '400 alreadyATeamMember',
      '400 alreadyATeamMember',
    ]);
    const rows = await db
      .select()
      .from(teamMembers)
      .where(and(eq(teamMembers.team, asId(cast.team)), eq(teamMembers.account, asId(id))));
    expect(rows).toHaveLength(1);
  });
});
