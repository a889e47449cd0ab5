import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { openDb } from '../../../db/client.ts';
import { accounts } from '../../../db/schema/index.ts';
import { asId } from '../../../domain/kernel/ids.ts';
import { app } from '../../../worker/app.ts';
import { onlyOf } from '../../support/lists.ts';
import { Browser, must, refusal } from '../../support/workers/browser.ts';
import { Event } from '../../support/workers/event.ts';
import {
  type Cast,
  enter,
  freshId,
  invite,
  makeCast,
  makePerson,
  newAccount,
  type Somebody,
} from '../../support/workers/people.ts';

const db = openDb(env.DB);
let cast: Cast;
beforeAll(async () => {
  cast = await makeCast();
});

const PRIVATE = { birth_date: '2012-03-04', sex: 'F', region: 'Rogaland', level: 0, has_email: true };
const HIDDEN = { birth_date: null, sex: null, region: null, level: null, has_email: null };
const child = { birth_date: '2012-03-04', sex: 'F', region: 'Rogaland', email: 'parent@example.org' };
const edit = { first_name: 'Kari', last_name: 'Changed', birth_date: '2001-01-01' };

const homeOf = async (id: string): Promise<string | null> => {
  const row = onlyOf(
    await db
      .select({ home: accounts.homeClub })
      .from(accounts)
      .where(eq(accounts.id, asId(id))),
  );
  return row.home;
};
const rowOf = async (manager: Somebody, club: string, id: string) =>
  (await manager.browser.read(calls.clubAccounts, { id: club })).find((row) => row.id === id);
const editBy = async (manager: Somebody, id: string) =>
  refusal(await manager.browser.ask(calls.editAccount, { id, body: edit }));
const setPasswordBy = async (manager: Somebody, id: string) =>
  refusal(await manager.browser.ask(calls.setPassword, { id, body: { password: 'taken over' } }));

describe('the home club of an account', () => {
  it('the home club of an account is the club for which it was created', async () => {
    const { manager } = cast.people;
    expect(await homeOf((await makePerson(manager, { club: cast.club })).id)).toBe(cast.club);
    expect(await homeOf((await makePerson(manager)).id)).toBeNull();
  });

  it('the home club of an account is the club by whose invitation the user has registered', async () => {
    const { id } = await register(cast.people.manager, cast.club);
    expect(await homeOf(id)).toBe(cast.club);
  });

  it('the home club of an account without one is the first club that the user joins by invitation', async () => {
    const { manager, otherManager, admin } = cast.people;
    const person = await makePerson(admin);
    const join = async (by: Somebody, club: string) =>
      must(await person.browser.ask(calls.joinClub, { body: { invitation_id: await invite(by, club, 'club') } }));
    await join(otherManager, cast.otherClub);
    await join(manager, cast.club);
    expect(await homeOf(person.id)).toBe(cast.otherClub);
  });

  it('a club whose manager adds an account without a home club does not become its home club', async () => {
    const { admin, manager } = cast.people;
    const { id } = await makePerson(admin, child);
    must(await manager.browser.ask(calls.addMember, { id: cast.club, account: id }));
    expect(await homeOf(id)).toBeNull();
    expect(await rowOf(manager, cast.club, id)).toMatchObject({ at_home: false, ...HIDDEN });
    expect(await editBy(manager, id)).toBe('403 forbidden');
    expect(await setPasswordBy(manager, id)).toBe('403 forbidden');
    expect(await editBy(admin, id)).toBe('200');
  });

  it('an account that leaves its home club has none: another club of the user does not take its place', async () => {
    const { manager, otherManager } = cast.people;
    const person = await makePerson(manager, { club: cast.club });
    must(await otherManager.browser.ask(calls.addMember, { id: cast.otherClub, account: person.id }));
    must(await person.browser.ask(calls.leaveClub, { id: cast.club }));
    expect(await homeOf(person.id)).toBeNull();
    expect(await setPasswordBy(otherManager, person.id)).toBe('403 forbidden');
    expect(await setPasswordBy(manager, person.id)).toBe('403 forbidden');
  });

  it('a club stops being the home club when its manager removes the member, also where they are entered again', async () => {
    const { manager, admin } = cast.people;
    const { id } = await makePerson(manager, { club: cast.club });
    must(await manager.browser.ask(calls.removeMember, { id: cast.club, account: id }));
    must(await manager.browser.ask(calls.addMember, { id: cast.club, account: id }));
    expect(await editBy(manager, id)).toBe('403 forbidden');
    must(await admin.browser.ask(calls.editAccount, { id, body: { ...edit, club: cast.club } }));
    expect(await editBy(manager, id)).toBe('200');
  });

  it('only the top level can move an account to another home club', async () => {
    const { admin, chief, manager, otherManager } = cast.people;
    const { id } = await makePerson(manager, { club: cast.club });
    const move = async (by: Somebody, club: string | null) =>
      refusal(await by.browser.ask(calls.editAccount, { id, body: { ...edit, club } }));
    for (const by of [manager, chief]) expect(await move(by, cast.otherClub)).toBe('403 forbidden');
    expect(await homeOf(id)).toBe(cast.club);
    expect(await move(admin, freshId('no-club'))).toBe('404 notFound');
    expect(await move(admin, cast.otherClub)).toBe('200');
    expect(await rowOf(otherManager, cast.otherClub, id)).toMatchObject({ at_home: true });
    expect(await editBy(manager, id)).toBe('403 forbidden');
    expect(await move(admin, null)).toBe('200');
    expect(await homeOf(id)).toBeNull();
  });
});

describe('lists of accounts', () => {
  it('a list of accounts offers a user exactly the actions that the server accepts from them (R-565)', async () => {
    const { admin, chief, manager, otherManager } = cast.people;
    const member = await makePerson(manager, { club: cast.club });
    const guest = await makePerson(otherManager, { club: cast.otherClub });
    must(await manager.browser.ask(calls.addMember, { id: cast.club, account: guest.id }));
    for (const by of [manager, chief, admin]) {
      for (const { id } of [member, guest, cast.people.manager]) {
        const row = await rowOf(by, cast.club, id);
        if (row === undefined) continue;
        expect([by.id, id, row.may_edit]).toEqual([by.id, id, (await editBy(by, id)) === '200']);
        // Last: whoever loses the password here is not asked any more.
        if (id !== cast.people.manager.id)
          expect([by.id, id, row.may_set_password]).toEqual([by.id, id, (await setPasswordBy(by, id)) === '200']);
      }
    }
    expect(await rowOf(manager, cast.club, guest.id)).toMatchObject({ may_edit: false, may_set_password: false });
    expect(await rowOf(manager, cast.club, member.id)).toMatchObject({ may_edit: true, may_set_password: true });
  });

  it('a list of members is sorted by the names that the user sees, so that it reveals no hidden name (D-78)', async () => {
    const { manager } = cast.people;
    for (const [username, last_name] of [
      [freshId('zz'), 'Aaberg'],
      [freshId('aa'), 'Åsen'],
    ] as const)
      await makePerson(manager, { club: cast.club, username, last_name });
    const names = (await cast.visitor.read(calls.clubMembers, { id: cast.club })).map(({ first_name }) => first_name);
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'nb')));
    const seen = await manager.browser.read(calls.clubMembers, { id: cast.club });
    const shown = seen.map(({ first_name, last_name }) => `${last_name} ${first_name}`);
    expect(shown).toEqual([...shown].sort((one, other) => one.localeCompare(other, 'nb')));
    expect(shown.some((name) => name.startsWith('Aaberg'))).toBe(true);
  });
});

describe('the private fields of an account', () => {
  it('the private fields of an account are shown only to its home club, the organisation of that and the top level', async () => {
    const { admin, chief, manager, otherManager, otherChief } = cast.people;
    const { id } = await makePerson(manager, { club: cast.club, last_name: 'Barn', ...child });
    must(await otherManager.browser.ask(calls.addMember, { id: cast.otherClub, account: id }));
    for (const by of [manager, chief, admin])
      expect(await rowOf(by, cast.club, id)).toMatchObject({ last_name: 'Barn', at_home: true, ...PRIVATE });
    expect(await rowOf(admin, cast.otherClub, id)).toMatchObject({ at_home: true, ...PRIVATE });
    for (const by of [otherManager, otherChief])
      expect(await rowOf(by, cast.otherClub, id)).toMatchObject({ last_name: 'Barn', at_home: false, ...HIDDEN });
  });

  it('the private fields of an account are in no other response to another club, a team or a stranger', async () => {
    const { manager, otherManager, otherChief, outsider } = cast.people;
    const { id } = await makePerson(manager, { club: cast.club, ...child, fide_number: 1509999 });
    must(await otherManager.browser.ask(calls.addMember, { id: cast.otherClub, account: id }));
    const team = (await otherManager.browser.ask(calls.addTeam, { id: cast.otherClub, body: { name: freshId('Lag') } }))
      .body as { id: string };
    must(await otherManager.browser.ask(calls.addTeamMember, { id: team.id, account: id }));
    const event = await Event.build(otherManager, cast.otherClub);
    must(await event.add(id));
    const paths = [
      pathTo(calls.manageClub, { id: cast.otherClub }),
      pathTo(calls.clubMembers, { id: cast.otherClub }),
      pathTo(calls.viewClub, { id: cast.otherClub }),
      pathTo(calls.clubRoles, { id: cast.otherClub }),
      pathTo(calls.manageOrganization, { id: cast.otherOrganization }),
      pathTo(calls.organizationAccounts, { id: cast.otherOrganization }),
      pathTo(calls.organizationMembers, { id: cast.otherOrganization }),
      pathTo(calls.viewTeam, { id: team.id }),
      pathTo(calls.manageTeam, { id: team.id }),
      pathTo(calls.viewProfile, { id }),
      pathTo(calls.findByFideNumber, { number: 1509999 }),
      pathTo(calls.viewTournament, { id: event.id }),
      pathTo(calls.readPlayers, { id: event.id }),
    ];
    for (const reader of [otherManager.browser, otherChief.browser, outsider.browser, new Browser()]) {
      for (const path of paths) {
        const { status, body } = await reader.get(path);
        expect([200, 403]).toContain(status);
        expect(JSON.stringify(body)).not.toMatch(/2012-03-04|parent@example|Rogaland/);
      }
      expect(await reportOf(event, reader)).not.toMatch(/2012\/03\/04/);
    }
  });

  it('a report file has the private fields only of players whose club the user manages', async () => {
    const { manager, otherManager, admin } = cast.people;
    const event = await Event.build(otherManager, cast.otherClub);
    const own = await makePerson(otherManager, { club: cast.otherClub, birth_date: '1999-09-09', last_name: 'Egen' });
    const other = await makePerson(manager, { club: cast.club, birth_date: '1988-08-08', last_name: 'Fremmed' });
    await event.with([own, other]);
    const file = await reportOf(event, event.host);
    expect(lineOf(file, 'Egen')).toMatch(/^001 {4}\d w .*1999\/09\/09/);
    expect(lineOf(file, 'Fremmed')).toMatch(/^001 {4}\d {3}/);
    expect(file).not.toContain('1988');
    expect(await reportOf(event, admin.browser)).toMatch(/1988\/08\/08/);
  });

  it('the profile of an account hides the real name from users who only know the user name', async () => {
    const { id } = await makePerson(cast.people.manager, { club: cast.club });
    const { account } = await cast.people.otherManager.browser.read(calls.viewProfile, { id });
    expect(account).toMatchObject({ first_name: null, last_name: null });
  });
});

describe('memberships', () => {
  it('a member sees their clubs and teams, and can leave: team, club and roles end', async () => {
    const { manager } = cast.people;
    const person = await makePerson(manager, { club: cast.club });
    must(await manager.browser.ask(calls.addTeamMember, { id: cast.team, account: person.id }));
    const powers = [`club:editor:${cast.club}`];
    must(await manager.browser.ask(calls.grantClubRole, { account: person.id, body: { powers, id: cast.club } }));
    const memberships = () => person.browser.read(calls.memberships);
    expect(await memberships()).toMatchObject({
      clubs: [{ id: cast.club, home: true }],
      teams: [{ id: cast.team, club: cast.club }],
    });
    must(await person.browser.ask(calls.leaveTeam, { id: cast.team }));
    expect((await memberships()).teams).toEqual([]);
    expect(refusal(await person.browser.ask(calls.leaveTeam, { id: cast.team }))).toBe('400 notATeamMember');
    must(await manager.browser.ask(calls.addTeamMember, { id: cast.team, account: person.id }));
    must(await person.browser.ask(calls.leaveClub, { id: cast.club }));
    expect(await memberships()).toEqual({ clubs: [], teams: [] });
    expect(refusal(await person.browser.ask(calls.leaveClub, { id: cast.club }))).toBe('400 notAClubMember');
    expect(refusal(await person.browser.ask(calls.editClub, { id: cast.club, body: { name: 'Mine' } }))).toBe(
      '403 forbidden',
    );
  });

  it('memberships can only be read and left by a logged-in user', async () => {
    expect(refusal(await cast.visitor.ask(calls.leaveClub, { id: cast.club }))).toBe('403 loginFirst');
    expect(refusal(await cast.visitor.ask(calls.leaveTeam, { id: cast.team }))).toBe('403 loginFirst');
    expect(refusal(await cast.visitor.ask(calls.memberships))).toBe('403 loginFirst');
  });
});

async function register(manager: Somebody, club: string): Promise<Somebody> {
  const invitation_id = await invite(manager, club, 'club');
  const own = { ...newAccount(), country: 'NOR', email: 'own@example.org', password: 'seven letters', invitation_id };
  const { id } = await new Browser().read(calls.register, { body: own });
  return enter(id, 'seven letters');
}

async function reportOf(event: Event, reader: Browser): Promise<string> {
  const headers = { ...(reader.cookie !== undefined && { cookie: reader.cookie }) };
  return (await app.request(`http://localhost${pathTo(calls.reportFile, { id: event.id })}`, { headers }, env)).text();
}

const lineOf = (file: string, name: string): string => file.split('\r\n').find((line) => line.includes(name)) ?? '';
