import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { authInfoAnswer } from '../../../contract/accounts/accounts.ts';
import { joinedClub, joinedOrganization } from '../../../contract/accounts/registrations.ts';
import * as calls from '../../../contract/calls.ts';
import { openDb } from '../../../db/client.ts';
import { accounts, clubMembers } from '../../../db/schema/index.ts';
import { asId } from '../../../domain/kernel/ids.ts';
import { answered, Browser, refusal } from '../../support/workers/browser.ts';
import { type Cast, freshId, invite, makeCast, makeClub, makePerson, type Role } from '../../support/workers/people.ts';

const db = openDb(env.DB);
let cast: Cast;
/** A link of the club, and one of the organisation. */
let clubLink: string;
let organizationLink: string;
beforeAll(async () => {
  cast = await makeCast();
  clubLink = await invite(cast.people.manager, cast.club, 'club');
  organizationLink = await invite(cast.people.chief, cast.organization, 'organization');
});

const by = (role: Role): Browser => cast.people[role].browser;

const registration = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  username: freshId('joiner'),
  first_name: 'Nils',
  last_name: 'Ny',
  country: 'NOR',
  gender: 'M',
  email: 'nils@example.org',
  birth_date: '2001-02-03',
  password: 'long enough',
  invitation_id: clubLink,
  ...changes,
});
const club = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  id: freshId('new-club'),
  name: 'New club',
  country: 'NOR',
  region: 'Oslo',
  invitation_id: organizationLink,
  ...changes,
});
const exists = async (id: unknown): Promise<boolean> =>
  (
    await db
      .select()
      .from(accounts)
      .where(eq(accounts.id, asId(String(id))))
  ).length === 1;

describe('an invitation', () => {
  it('an invitation can be read by anybody who has the link', async () => {
    expect(await new Browser().read(calls.viewInvitation, { id: clubLink })).toEqual({
      id: clubLink,
      invitertype: 1,
      inviterid: cast.club,
      invitername: `Club ${cast.club}`,
      registerertype: 2,
    });
    const missing = await new Browser().ask(calls.viewInvitation, { id: 'nothing' });
    expect(refusal(missing)).toBe('404 notFound');
  });

  it('an invitation is listed only for those who manage its club or organisation', async () => {
    const links = async (role: Role) => {
      const { clubs, organizations } = await by(role).read(calls.ownInvitations);
      return [...clubs, ...organizations].flatMap(({ invitations }) => invitations.map(({ id }) => id));
    };
    expect(await links('chief')).toEqual(expect.arrayContaining([clubLink, organizationLink]));
    expect(await links('admin')).toEqual(expect.arrayContaining([clubLink, organizationLink]));
    expect(await links('manager')).toContain(clubLink);
    expect(await links('manager')).not.toContain(organizationLink);
    expect(await links('clubAll')).toContain(clubLink);
    for (const role of ['clubArbiter', 'clubEditor', 'captain', 'member', 'otherManager', 'otherChief'] as const)
      expect([role, (await links(role)).includes(clubLink)]).toEqual([role, false]);
    expect(refusal(await cast.visitor.ask(calls.ownInvitations))).toBe('403 loginFirst');
  });

  it('a deleted invitation can no longer be read, nor used to register or join', async () => {
    const doomed = await invite(cast.people.manager, cast.club, 'club');
    const withdraw = async (role: Role, entity: string) =>
      refusal(await by(role).ask(calls.withdrawInvitation, { entity, body: { invitertype: 1, invitation: doomed } }));
    expect(await withdraw('otherManager', cast.club)).toBe('403 forbidden');
    expect(await withdraw('otherManager', cast.otherClub)).toBe('404 notFound');
    expect(await withdraw('manager', cast.club)).toBe('200');
    expect(refusal(await new Browser().ask(calls.viewInvitation, { id: doomed }))).toBe('404 notFound');
    const sent = registration({ invitation_id: doomed });
    expect(refusal(await new Browser().ask(calls.register, { body: sent }))).toBe('404 notFound');
    expect(await exists(sent.username)).toBe(false);
    const joining = await by('outsider').ask(calls.joinClub, { body: { invitation_id: doomed } });
    expect(refusal(joining)).toBe('404 notFound');
  });
});

describe('registration', () => {
  it('a registration creates a club member who can log in', async () => {
    const sent = registration({ title: 'WFM', rating: 1999, fide_id: 1503014 });
    const { id } = await new Browser().read(calls.register, { body: sent });
    const browser = new Browser();
    const { info } = answered(authInfoAnswer, await browser.logIn(id, String(sent.password)));
    expect(info).toMatchObject({ id, name: 'Nils Ny', level: 0 });
    expect(await browser.read(calls.ownClubs)).toEqual([cast.club]);
    const [row] = await db
      .select()
      .from(accounts)
      .where(eq(accounts.id, asId(id)));
    expect(row).toMatchObject({ title: 'WFM', fideRating: 1999, fideNumber: 1503014, email: 'nils@example.org' });
  });

  it('a registration logs in the new account at once if it says so, and nobody otherwise', async () => {
    const other = new Browser();
    expect(await other.read(calls.register, { body: registration() })).toMatchObject({
      authenticated: false,
      info: null,
    });
    expect(other.cookie).toBeUndefined();
    const browser = new Browser();
    const made = await browser.read(calls.register, { body: registration({ log_in: true }) });
    expect(made).toMatchObject({ authenticated: true, info: { id: made.id, name: 'Nils Ny', level: 0 } });
    expect((await browser.read(calls.authInfo)).info?.id).toBe(made.id);
    expect(await browser.read(calls.listSessions)).toHaveLength(1);
  });

  it.each(['username', 'first_name', 'last_name', 'country', 'email', 'birth_date', 'password', 'invitation_id'])(
    'a registration without %s is refused',
    async (field) => {
      const sent = registration({ [field]: undefined });
      expect(refusal(await new Browser().ask(calls.register, { body: sent }))).toBe('400 invalidInput');
      expect(await exists(sent.username)).toBe(false);
    },
  );

  it('a registration needs a password of at least seven characters', async () => {
    const send = (password: string) => new Browser().ask(calls.register, { body: registration({ password }) });
    expect(refusal(await send('abc123'))).toBe('400 invalidInput');
    expect(refusal(await send('abc1234'))).toBe('200');
  });

  it('a registration needs an invitation of a club', async () => {
    const sent = registration({ invitation_id: organizationLink });
    expect(refusal(await new Browser().ask(calls.register, { body: sent }))).toBe('404 notFound');
  });

  it('one of two concurrent registrations with the same user name succeeds', async () => {
    const sent = registration();
    const send = () => new Browser().ask(calls.register, { body: sent });
    expect((await Promise.all([send(), send()])).map(refusal).sort()).toEqual(['200', '409 usernameExists']);
  });

  it('a registration during the deletion of its invitation leaves no partial account', async () => {
    for (let i = 0; i < 5; i += 1) {
      const link = await invite(cast.people.manager, cast.club, 'club');
      const sent = registration({ invitation_id: link });
      const [registered] = await Promise.all([
        new Browser().ask(calls.register, { body: sent }),
        by('manager').ask(calls.withdrawInvitation, { entity: cast.club, body: { invitertype: 1, invitation: link } }),
      ]);
      expect(['200', '404 notFound']).toContain(refusal(registered));
      expect(await exists(sent.username)).toBe(registered.status === 200);
    }
  });
});

describe('joining a club', () => {
  it('a user can join a club by its invitation once, and gets the id of the club', async () => {
    const { id, browser } = await makePerson(cast.people.otherManager, { club: cast.otherClub });
    const join = () => browser.ask(calls.joinClub, { body: { invitation_id: clubLink } });
    expect(answered(joinedClub, await join())).toEqual({ club_id: cast.club });
    expect(await browser.read(calls.ownClubs)).toEqual([cast.otherClub, cast.club]);
    expect(refusal(await join())).toBe('400 alreadyAMember');
    expect(
      await db
        .select()
        .from(clubMembers)
        .where(eq(clubMembers.account, asId(id))),
    ).toHaveLength(2);
  });

  it('a visitor who joins a club is asked to log in', async () => {
    const answer = await new Browser().ask(calls.joinClub, { body: { invitation_id: clubLink } });
    expect(refusal(answer)).toBe('404 loginAndTryAgain');
  });
});

describe('creation of clubs', () => {
  it.each([
    ['admin', '200'],
    ['chief', '200'],
    ['manager', '200'],
    ['clubAll', '200'],
    ['chiefArbiter', '403 forbidden'],
    ['clubArbiter', '403 forbidden'],
    ['captain', '403 forbidden'],
    ['member', '403 forbidden'],
  ] as const)('the creation of a club by %s returns %s', async (role, expected) => {
    expect(refusal(await by(role).ask(calls.createClub, { body: club() }))).toBe(expected);
  });

  it('a visitor who creates a club is asked to log in', async () => {
    expect(refusal(await cast.visitor.ask(calls.createClub, { body: club() }))).toBe('403 loginFirst');
  });

  it('a new club belongs to the organisation that invited it, and its creator manages it', async () => {
    const founder = await makePerson(cast.people.admin, { level: 1 });
    const sent = club();
    await founder.browser.ask(calls.createClub, { body: sent });
    expect(await cast.visitor.read(calls.viewClub, { id: String(sent.id) })).toMatchObject({
      manager: founder.id,
      organization: cast.organization,
      region: 'Oslo',
    });
    expect(await founder.browser.read(calls.ownClubs)).toEqual([sent.id]);
    expect(refusal(await founder.browser.ask(calls.manageClub, { id: String(sent.id) }))).toBe('200');
  });

  it.each([
    ['an id with a slash', { id: 'no/slash' }],
    ['a name with angle brackets', { name: '<i>Club</i>' }],
    ['no country', { country: undefined }],
  ])('a club with %s is refused', async (_, changes) => {
    expect(refusal(await by('manager').ask(calls.createClub, { body: club(changes) }))).toBe('400 invalidInput');
  });

  it('a new club needs an invitation of an organisation, and an id that is not taken in any case', async () => {
    const answer = await by('manager').ask(calls.createClub, { body: club({ invitation_id: clubLink }) });
    expect(refusal(answer)).toBe('404 notFound');
    const taken = await by('manager').ask(calls.createClub, { body: club({ id: cast.club.toUpperCase() }) });
    expect(refusal(taken)).toBe('409 idTaken');
  });

  it('one of two concurrent clubs with the same id is created', async () => {
    const sent = club();
    const answers = await Promise.all([
      by('manager').ask(calls.createClub, { body: sent }),
      by('otherManager').ask(calls.createClub, { body: sent }),
    ]);
    expect(answers.map(refusal).sort()).toEqual(['200', '409 idTaken']);
  });
});

describe('joining an organisation', () => {
  it('an organisation that a user joins gets all their clubs without an organisation, or the one they name', async () => {
    const { admin, chief } = cast.people;
    const owner = await makePerson(admin, { level: 1 });
    const clubs = [
      await makeClub(chief, cast.organization, owner),
      await makeClub(chief, cast.organization, owner),
      await makeClub(chief, cast.organization, owner),
    ];
    const join = (more = {}) =>
      owner.browser.ask(calls.joinOrganization, { body: { invitation_id: organizationLink, ...more } });
    expect(refusal(await join())).toBe('400 noClubToJoin');
    for (const id of clubs) await chief.browser.ask(calls.removeClub, { id: cast.organization, club: id });
    expect(answered(joinedOrganization, await join({ club: clubs[0] }))).toEqual({
      organization_id: cast.organization,
    });
    const organizationOf = async (id: string) => (await cast.visitor.read(calls.viewClub, { id })).organization;
    expect(await Promise.all(clubs.map(organizationOf))).toEqual([cast.organization, null, null]);
    expect(refusal(await join())).toBe('200');
    expect(await Promise.all(clubs.map(organizationOf))).toEqual(clubs.map(() => cast.organization));
  });

  it('joining an organisation needs a log-in and a club', async () => {
    const sent = { invitation_id: organizationLink };
    expect(refusal(await cast.visitor.ask(calls.joinOrganization, { body: sent }))).toBe('404 loginAndTryAgain');
    expect(refusal(await by('member').ask(calls.joinOrganization, { body: sent }))).toBe('400 noClubToJoin');
  });
});
