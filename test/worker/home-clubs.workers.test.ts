import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { createdAccount, membershipsAnswer, profileAnswer } from '../../contract/accounts.ts';
import { accountRows } from '../../contract/clubs.ts';
import { openDb } from '../../db/client.ts';
import { accounts } from '../../db/schema/index.ts';
import { asId } from '../../domain/ids.ts';
import { app } from '../../worker/app.ts';
import { answered, Browser, refusal } from '../support/browser.ts';
import { Event, must } from '../support/event.ts';
import {
  type Cast,
  enter,
  freshId,
  invite,
  makeCast,
  makePerson,
  newAccount,
  type Somebody,
} from '../support/people.ts';

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
  const [row] = await db
    .select({ home: accounts.homeClub })
    .from(accounts)
    .where(eq(accounts.id, asId(id)));
  return row.home;
};
const rowOf = async (manager: Somebody, club: string, id: string) =>
  (await manager.browser.read(accountRows, `/s/club/all-accounts/${club}`)).find((row) => row.id === id);
const editBy = async (manager: Somebody, id: string) =>
  refusal(await manager.browser.post(`/s/account/edit/${id}`, edit));
const setPasswordBy = async (manager: Somebody, id: string) =>
  refusal(await manager.browser.post(`/s/account/change-password/${id}`, { password: 'taken over' }));

describe('the home club of an account', () => {
  it('is the club for which it was made', async () => {
    const { manager } = cast.people;
    expect(await homeOf((await makePerson(manager, { club: cast.club })).id)).toBe(cast.club);
    expect(await homeOf((await makePerson(manager)).id)).toBeNull();
  });

  it('is the club by whose invitation somebody has registered', async () => {
    const { id } = await register(cast.people.manager, cast.club);
    expect(await homeOf(id)).toBe(cast.club);
  });

  it('is the club that somebody without one joins by its invitation, and no second one', async () => {
    const { manager, otherManager, admin } = cast.people;
    const person = await makePerson(admin);
    const join = async (by: Somebody, club: string) =>
      must(await person.browser.patch('/s/registrations/accounts', { invitation_id: await invite(by, club, 'club') }));
    await join(otherManager, cast.otherClub);
    await join(manager, cast.club);
    expect(await homeOf(person.id)).toBe(cast.otherClub);
  });

  it('is never the club whose manager enters an account that has none', async () => {
    const { admin, manager } = cast.people;
    const { id } = await makePerson(admin, child);
    must(await manager.browser.post(`/s/club/add-member/${cast.club}/${id}`));
    expect(await homeOf(id)).toBeNull();
    expect(await rowOf(manager, cast.club, id)).toMatchObject({ at_home: false, ...HIDDEN });
    expect(await editBy(manager, id)).toBe('403 forbidden');
    expect(await setPasswordBy(manager, id)).toBe('403 forbidden');
    expect(await editBy(admin, id)).toBe('200');
  });

  it('does not change with the order of memberships', async () => {
    const { manager, otherManager } = cast.people;
    const person = await makePerson(manager, { club: cast.club });
    must(await otherManager.browser.post(`/s/club/add-member/${cast.otherClub}/${person.id}`));
    must(await person.browser.post(`/s/club/leave/${cast.club}`));
    expect(await homeOf(person.id)).toBeNull();
    expect(await setPasswordBy(otherManager, person.id)).toBe('403 forbidden');
    expect(await setPasswordBy(manager, person.id)).toBe('403 forbidden');
  });

  it('ends when its manager removes the member, and does not come back by entering him again', async () => {
    const { manager, admin } = cast.people;
    const { id } = await makePerson(manager, { club: cast.club });
    must(await manager.browser.post(`/s/club/remove-member/${cast.club}/${id}`));
    must(await manager.browser.post(`/s/club/add-member/${cast.club}/${id}`));
    expect(await editBy(manager, id)).toBe('403 forbidden');
    must(await admin.browser.post(`/s/account/edit/${id}`, { ...edit, club: cast.club }));
    expect(await editBy(manager, id)).toBe('200');
  });

  it('is moved by the top level only, and its members with it', async () => {
    const { admin, chief, manager, otherManager } = cast.people;
    const { id } = await makePerson(manager, { club: cast.club });
    const move = async (by: Somebody, club: string | null) =>
      refusal(await by.browser.post(`/s/account/edit/${id}`, { ...edit, club }));
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

describe('the private fields of an account', () => {
  it('are for its home club, the organisation of that and the top level; another club sees the name', async () => {
    const { admin, chief, manager, otherManager, otherChief } = cast.people;
    const { id } = await makePerson(manager, { club: cast.club, last_name: 'Barn', ...child });
    must(await otherManager.browser.post(`/s/club/add-member/${cast.otherClub}/${id}`));
    for (const by of [manager, chief, admin])
      expect(await rowOf(by, cast.club, id)).toMatchObject({ last_name: 'Barn', at_home: true, ...PRIVATE });
    expect(await rowOf(admin, cast.otherClub, id)).toMatchObject({ at_home: true, ...PRIVATE });
    for (const by of [otherManager, otherChief])
      expect(await rowOf(by, cast.otherClub, id)).toMatchObject({ last_name: 'Barn', at_home: false, ...HIDDEN });
  });

  it('are in no other answer that another club, a team or a stranger gets', async () => {
    const { manager, otherManager, otherChief, outsider } = cast.people;
    const { id } = await makePerson(manager, { club: cast.club, ...child, fide_number: 1509999 });
    must(await otherManager.browser.post(`/s/club/add-member/${cast.otherClub}/${id}`));
    const team = (await otherManager.browser.post(`/s/club/add-team/${cast.otherClub}`, { name: freshId('Lag') }))
      .body as { id: string };
    must(await otherManager.browser.post(`/s/team/add-member/${team.id}/${id}`));
    const event = await Event.build(otherManager, cast.otherClub);
    must(await event.add(id));
    const paths = [
      `/s/club/manage/${cast.otherClub}`,
      `/s/club/members/${cast.otherClub}`,
      `/s/club/get-info/${cast.otherClub}`,
      `/s/club/accounts-with-powers/${cast.otherClub}`,
      `/s/organization/manage/${cast.otherOrganization}`,
      `/s/organization/all-accounts/${cast.otherOrganization}`,
      `/s/organization/club-members/${cast.otherOrganization}`,
      `/s/team/view/${team.id}`,
      `/s/team/manage/${team.id}`,
      `/s/profile/${id}`,
      '/s/account/fideid/1509999',
      `/s/tournament/view/${event.id}`,
      `/s/tournament/players/${event.id}`,
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

  it('stand in the report file of a tournament only for the people of clubs that its reader manages', async () => {
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

  it('do not include the name for whoever only knows the user name', async () => {
    const { id } = await makePerson(cast.people.manager, { club: cast.club });
    const { account } = await cast.people.otherManager.browser.read(profileAnswer, `/s/profile/${id}`);
    expect(account).toMatchObject({ first_name: null, last_name: null });
  });
});

describe('whoever was entered', () => {
  it('sees where he is a member, and leaves by himself: team, club and powers end', async () => {
    const { manager } = cast.people;
    const person = await makePerson(manager, { club: cast.club });
    must(await manager.browser.post(`/s/team/add-member/${cast.team}/${person.id}`));
    const powers = [`club:editor:${cast.club}`];
    must(await manager.browser.post(`/s/account/add-power/club/${person.id}`, { powers, id: cast.club }));
    const memberships = () => person.browser.read(membershipsAnswer, '/s/account/memberships');
    expect(await memberships()).toMatchObject({
      clubs: [{ id: cast.club, home: true }],
      teams: [{ id: cast.team, club: cast.club }],
    });
    must(await person.browser.post(`/s/team/leave/${cast.team}`));
    expect((await memberships()).teams).toEqual([]);
    expect(refusal(await person.browser.post(`/s/team/leave/${cast.team}`))).toBe('400 notATeamMember');
    must(await manager.browser.post(`/s/team/add-member/${cast.team}/${person.id}`));
    must(await person.browser.post(`/s/club/leave/${cast.club}`));
    expect(await memberships()).toEqual({ clubs: [], teams: [] });
    expect(refusal(await person.browser.post(`/s/club/leave/${cast.club}`))).toBe('400 notAClubMember');
    expect(refusal(await person.browser.post(`/s/club/edit/${cast.club}`, { name: 'Mine' }))).toBe('403 forbidden');
  });

  it('is nobody while he is not logged in', async () => {
    for (const path of [`/s/club/leave/${cast.club}`, `/s/team/leave/${cast.team}`])
      expect(refusal(await cast.visitor.post(path))).toBe('403 loginFirst');
    expect(refusal(await cast.visitor.get('/s/account/memberships'))).toBe('403 loginFirst');
  });
});

async function register(manager: Somebody, club: string): Promise<Somebody> {
  const invitation_id = await invite(manager, club, 'club');
  const own = { ...newAccount(), country: 'NOR', email: 'own@example.org', password: 'seven letters', invitation_id };
  const { id } = answered(
    createdAccount.pick({ id: true }),
    await new Browser().post('/s/registrations/accounts', own),
  );
  return enter(id, 'seven letters');
}

async function reportOf(event: Event, reader: Browser): Promise<string> {
  const headers = { ...(reader.cookie !== undefined && { cookie: reader.cookie }) };
  return (await app.request(`http://localhost/s/tournament/printout/trf/${event.id}`, { headers }, env)).text();
}

const lineOf = (file: string, name: string): string => file.split('\r\n').find((line) => line.includes(name)) ?? '';
