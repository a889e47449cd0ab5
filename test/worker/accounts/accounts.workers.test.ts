import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { authInfoAnswer } from '../../../contract/accounts/accounts.ts';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { openDb } from '../../../db/client.ts';
import { accounts, sessions } from '../../../db/schema/index.ts';
import { asId } from '../../../domain/kernel/ids.ts';
import { DAY } from '../../../domain/kernel/time.ts';
import { restoreClock, setClockAhead } from '../../support/clock.ts';
import { onlyOf } from '../../support/lists.ts';
import { answered, Browser, refusal } from '../../support/workers/browser.ts';
import {
  type Cast,
  enter,
  freshId,
  invite,
  makeCast,
  makePerson,
  newAccount,
  ROLES,
  type Role,
  type Somebody,
} from '../../support/workers/people.ts';
import { quickHasher } from '../../support/workers/quick-passwords.ts';

const db = openDb(env.DB);
let cast: Cast;
beforeAll(async () => {
  cast = await makeCast();
});

const by = (role: Role): Browser => cast.people[role].browser;
const isAuthenticated = async (browser: Browser): Promise<boolean> =>
  (await browser.read(calls.authInfo)).authenticated;
const accountOf = async (id: string) =>
  onlyOf(
    await db
      .select()
      .from(accounts)
      .where(eq(accounts.id, asId(id))),
  );

describe('log-in and log-out', () => {
  it('a visitor is not authenticated and gets no account information', async () => {
    expect(await new Browser().read(calls.authInfo)).toEqual({
      authenticated: false,
      info: null,
    });
  });

  it('a log-in opens a session and returns the id, name and level of the account', async () => {
    const { id, password } = cast.people.member;
    const browser = new Browser();
    const info = answered(authInfoAnswer, await browser.logIn(id, password)).info;
    expect(info).toMatchObject({ id, name: 'Sigurd Medlem', level: 0 });
    expect(await isAuthenticated(browser)).toBe(true);
  });

  it('a log-in accepts the user name in any case', async () => {
    const { id, password } = cast.people.member;
    expect((await new Browser().logIn(id.toUpperCase(), password)).status).toBe(200);
  });

  it('a log-in with a wrong password gets the same response as one with an unknown user name', async () => {
    const known = await new Browser().logIn(cast.people.member.id, 'not the password');
    const unknown = await new Browser().logIn(freshId('nobody'), 'not the password');
    expect(refusal(known)).toBe('400 invalidCredentials');
    expect(unknown.body).toEqual(known.body);
    expect(unknown.status).toBe(known.status);
  });

  it('a log-in with an unknown user name checks a password too, so that the response takes as long', async () => {
    const fits = vi.spyOn(quickHasher(), 'fits');
    await new Browser().logIn(cast.people.captain.id, 'not the password');
    await new Browser().logIn(freshId('nobody'), 'not the password');
    const [known, unknown, ...others] = fits.mock.calls;
    expect([typeof known?.[0], unknown?.[0] ?? null, others]).toEqual(['string', null, []]);
    fits.mockRestore();
  });

  it('a ghost account accepts no password', async () => {
    const { id } = await by('manager').read(calls.createAccount, { body: newAccount({ ghost: true }) });
    expect(refusal(await new Browser().ask(calls.logIn, { body: { id, password: 'x' } }))).toBe(
      '400 invalidCredentials',
    );
  });

  it('a log-out ends the session on the server: its cookie no longer works', async () => {
    const { id, password } = cast.people.member;
    const { browser } = await enter(id, password);
    const { cookie } = browser;
    expect((await browser.ask(calls.logOut)).status).toBe(200);
    const thief = new Browser();
    thief.cookie = cookie;
    expect(await isAuthenticated(thief)).toBe(false);
    expect(refusal(await thief.ask(calls.readSettings))).toBe('403 loginFirst');
  });

  it('the database stores only hashes of session tokens and passwords', async () => {
    const { browser, password, id } = cast.people.member;
    const [account, token = ''] = browser.cookie?.split('=')[1]?.split('.') ?? [];
    expect([account, token.length]).toEqual([id, 43]);
    const rows = await db
      .select()
      .from(sessions)
      .where(eq(sessions.account, asId(id)));
    expect(rows.every(({ tokenHash }) => /^[0-9a-f]{64}$/.test(tokenHash) && tokenHash !== token)).toBe(true);
    const row = await accountOf(id);
    expect(row.passwordHash).toMatch(/^\$argon2id\$/);
    expect(row.passwordHash).not.toContain(password);
  });

  it('a session expires after thirty days without use, and a use extends it to thirty days', async () => {
    const { id, browser } = await makePerson(cast.people.manager);
    setClockAhead(25 * DAY);
    expect(await isAuthenticated(browser)).toBe(true);
    const row = onlyOf(
      await db
        .select()
        .from(sessions)
        .where(eq(sessions.account, asId(id))),
    );
    expect(row.expiresAt).toBeGreaterThan(Date.now() + 54 * DAY);
    setClockAhead(54 * DAY);
    expect(await isAuthenticated(browser)).toBe(true);
    setClockAhead(85 * DAY);
    expect(await isAuthenticated(browser)).toBe(false);
    restoreClock();
  });

  it('the session cookie cannot be read by scripts, and requires TLS except on the local machine', async () => {
    const { id, password } = cast.people.member;
    const local = await new Browser().logIn(id, password);
    const [line = ''] = local.headers.getSetCookie();
    expect(line).toMatch(/^rokade_session=[\w-]+\.[\w-]{43};/);
    expect(line).toContain('HttpOnly');
    expect(line).toContain('SameSite=Lax');
    expect(line).toContain('Path=/');
    expect(line).not.toContain('Secure');
    const { app } = await import('../../../worker/app.ts');
    const remote = await app.request(
      `https://chess.example.org${pathTo(calls.logIn)}`,
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ id, password }) },
      env,
    );
    expect(remote.headers.getSetCookie()[0]).toContain('Secure');
  });

  it('a log-in from a page of another site is refused', async () => {
    const { id, password } = cast.people.member;
    const answer = await new Browser().ask(
      calls.logIn,
      { body: { id, password } },
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    );
    expect(refusal(answer)).toBe('403 forbiddenOrigin');
  });
});

describe('creation of accounts', () => {
  const levels: Record<Role | 'visitor', readonly number[]> = {
    admin: [0, 1, 2],
    chief: [0, 1],
    otherChief: [],
    chiefArbiter: [],
    manager: [0],
    otherManager: [],
    clubAll: [0],
    clubArbiter: [],
    clubEditor: [],
    captain: [],
    member: [],
    outsider: [],
    visitor: [],
  };
  it.each(Object.entries(levels))('%s can create club members of the levels %j only', async (role, allowed) => {
    const browser = role === 'visitor' ? cast.visitor : by(role as Role);
    for (const level of [0, 1, 2, 3]) {
      const answer = await browser.ask(calls.createAccount, { body: newAccount({ level, club: cast.club }) });
      expect([level, answer.status]).toEqual([level, allowed.includes(level) ? 200 : 403]);
    }
  });

  it('a new account gets a readable password that works for the log-in', async () => {
    const { id, password } = await makePerson(cast.people.manager, { club: cast.club });
    expect(password).toMatch(/^([a-z]{4}-){3}[a-z]{4}$/);
    expect((await new Browser().logIn(id, password)).status).toBe(200);
    expect(await cast.visitor.read(calls.clubsOf, { id })).toEqual([cast.club]);
  });

  it.each([
    ['a name with a space', { username: 'with space' }],
    ['a name with a dot', { username: 'dot.dot' }],
    ['a first name with angle brackets', { first_name: '<b>Per</b>' }],
    ['no first name', { first_name: '' }],
    ['no last name', { last_name: undefined }],
    ['no birth date', { birth_date: undefined }],
    ['a day that does not exist', { birth_date: '2001-02-30' }],
    ['an e-mail without an at', { email: 'no-address' }],
    ['a rating of five digits', { fide_rating: '12345' }],
    ['a title that nobody has', { title: 'XM' }],
    ['a region that does not exist', { region: 'Atlantis' }],
    ['a country that is none', { country: 'XXX' }],
    ['a first name that cannot be seen', { first_name: '\u200b' }],
    ['a last name with half a character', { last_name: 'Aas\ud83d' }],
    ['an e-mail with 65 characters before the @', { email: `${'a'.repeat(65)}@example.org` }],
    ['the user name of the system', { username: 'System' }],
  ])('an account with %s is refused', async (_, changes) => {
    expect(refusal(await by('manager').ask(calls.createAccount, { body: newAccount(changes) }))).toBe(
      '400 invalidInput',
    );
  });

  it('a birth date must lie between 1900 and today, wherever it is entered (R-527)', async () => {
    const { manager } = cast.people;
    const { id } = await makePerson(manager, { club: cast.club });
    const invitation_id = await invite(manager, cast.club, 'club');
    const registration = {
      ...newAccount(),
      country: 'NOR',
      email: 'a@example.org',
      password: 'long enough',
      invitation_id,
    };
    const today = new Date().toISOString().slice(0, 10);
    for (const [birth_date, answer] of [
      ['1899-12-31', '400 birthDateOutOfRange'],
      ['2999-01-01', '400 birthDateOutOfRange'],
      ['1900-01-01', '200'],
      [today, '200'],
    ]) {
      const { username, ...account } = newAccount();
      const sent = { ...account, birth_date };
      expect(refusal(await manager.browser.ask(calls.createAccount, { body: { username, ...sent } }))).toBe(answer);
      expect(refusal(await manager.browser.ask(calls.editAccount, { id, body: sent }))).toBe(answer);
      const register = { ...registration, username: freshId('born'), birth_date };
      expect(refusal(await new Browser().ask(calls.register, { body: register }))).toBe(answer);
    }
  });

  it('a new account accepts Sami and Norwegian names, a rating sent as text, and "gender" for the sex', async () => {
    const sent = newAccount({ first_name: 'Áŋŋa-Øydis', last_name: "O'Bråthen", fide_rating: '1500', sex: undefined });
    const { id } = await by('manager').read(calls.createAccount, { body: { ...sent, gender: 'F' } });
    const row = await accountOf(id);
    expect(row).toMatchObject({ firstName: 'Áŋŋa-Øydis', fideRating: 1500, sex: 'F', federation: 'NOR' });
  });

  it('an account has no sex where none was entered, and an entered one can be removed (R-459)', async () => {
    const sent = newAccount({ sex: undefined });
    const { id } = await by('manager').read(calls.createAccount, { body: sent });
    expect((await accountOf(id))?.sex).toBeNull();
    const names = { first_name: sent.first_name, last_name: sent.last_name, birth_date: sent.birth_date };
    for (const sex of ['F', null] as const) {
      await by('admin').read(calls.editAccount, { id, body: { ...names, sex } });
      expect((await accountOf(id))?.sex).toBe(sex);
    }
  });

  it('a user name that differs from another only in case is refused', async () => {
    const username = freshId('Ola');
    await by('manager').ask(calls.createAccount, { body: newAccount({ username }) });
    const answer = await by('manager').ask(calls.createAccount, {
      body: newAccount({ username: username.toLowerCase() }),
    });
    expect(refusal(answer)).toBe('409 usernameExists');
  });

  it('one of several concurrent accounts with the same user name is created, and the others are refused', async () => {
    const username = freshId('wanted');
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        by('manager').ask(calls.createAccount, { body: newAccount({ username, club: cast.club }) }),
      ),
    );
    expect(answers.map(refusal).sort()).toEqual([
      '200',
      '409 usernameExists',
      '409 usernameExists',
      '409 usernameExists',
    ]);
  });
});

describe('settings', () => {
  it('visitors can neither read nor change settings', async () => {
    const visitor = new Browser();
    for (const answer of [
      await visitor.ask(calls.readSettings),
      await visitor.ask(calls.changeSettings, { body: { show_help_text: true } }),
      await visitor.ask(calls.changeEmail, { body: { new_email: 'a@example.org', pwd: 'x' } }),
      await visitor.ask(calls.changePassword, { body: { new_pwd: 'long enough', pwd: 'x' } }),
      await visitor.ask(calls.linkLichess, { body: { lichess_username: 'thibault' } }),
    ])
      expect(refusal(answer)).toBe('403 loginFirst');
  });

  it('a change of the settings changes only what is sent', async () => {
    const { browser } = await makePerson(cast.people.manager, { email: 'first@example.org' });
    await browser.ask(calls.linkLichess, { body: { lichess_username: 'thibault' } });
    await browser.ask(calls.changeSettings, { body: { show_help_text: false } });
    expect(await browser.read(calls.readSettings)).toEqual({
      email: 'first@example.org',
      lichess_username: 'thibault',
      profile_picture: '',
      show_help_text: false,
      show_real_name: false,
    });
  });

  it('the e-mail address can be changed only with the password', async () => {
    const { browser, password } = await makePerson(cast.people.manager, { email: 'first@example.org' });
    const mail = async () => (await browser.read(calls.readSettings)).email;
    expect(refusal(await browser.ask(calls.changeSettings, { body: { email: 'b@example.org' } }))).toBe(
      '400 emailNeedsPassword',
    );
    const wrong = await browser.ask(calls.changeEmail, { body: { new_email: 'b@example.org', pwd: 'wrong' } });
    expect(refusal(wrong)).toBe('400 incorrectPassword');
    expect(await mail()).toBe('first@example.org');
    await browser.ask(calls.changeEmail, { body: { new_email: 'b@example.org', pwd: password } });
    expect(await mail()).toBe('b@example.org');
  });

  it('a password change needs the old password, and ends the other sessions of the account', async () => {
    const { id, password, browser } = await makePerson(cast.people.manager);
    const elsewhere = (await enter(id, password)).browser;
    const change = (new_pwd: string, pwd: string) => browser.ask(calls.changePassword, { body: { new_pwd, pwd } });
    expect(refusal(await change('six666', password))).toBe('400 invalidInput');
    expect(refusal(await change('quite another', 'wrong'))).toBe('400 incorrectPassword');
    expect((await change('quite another', password)).status).toBe(200);
    expect(await isAuthenticated(browser)).toBe(true);
    expect(await isAuthenticated(elsewhere)).toBe(false);
    expect(refusal(await new Browser().logIn(id, password))).toBe('400 invalidCredentials');
    expect((await new Browser().logIn(id, 'quite another')).status).toBe(200);
  });
});

describe('accounts of club members', () => {
  const edit = { first_name: 'Kari', last_name: 'Changed', birth_date: '1980-01-01' };
  const allowed: readonly Role[] = ['admin', 'chief', 'manager', 'clubAll'];

  it.each(ROLES)('the account of a club member can be edited by %s only if the role allows it', async (role) => {
    const { id } = await makePerson(cast.people.manager, { club: cast.club });
    const answer = await by(role).ask(calls.editAccount, { id, body: edit });
    expect(answer.status).toBe(allowed.includes(role) ? 200 : 403);
    const row = await accountOf(id);
    expect(row.lastName).toBe(allowed.includes(role) ? 'Changed' : 'Åsheim');
  });

  it('only a user of a higher level can set the password of another account', async () => {
    const { admin, chief, manager, clubAll } = cast.people;
    const player = await makePerson(manager, { club: cast.club });
    const equal = await makePerson(chief, { club: cast.club, level: 1 });
    const set = async (by: Somebody, { id }: Somebody) =>
      refusal(await by.browser.ask(calls.setPassword, { id, body: { password: 'given out' } }));
    expect(await set(clubAll, player)).toBe('403 forbidden');
    expect(await set(manager, equal)).toBe('403 forbidden');
    expect(await set(admin, admin)).toBe('403 forbidden');
    expect(await isAuthenticated(player.browser)).toBe(true);
    expect(await set(chief, equal)).toBe('200');
    expect(await set(manager, player)).toBe('200');
  });

  it('a manager cannot change the user name of an account (R-544)', async () => {
    const { id } = await makePerson(cast.people.manager, { club: cast.club });
    const send = async (username: string) =>
      refusal(await by('manager').ask(calls.editAccount, { id, body: { ...edit, username } }));
    expect(await send(id)).toBe('200');
    expect(await send(id.toUpperCase())).toBe('200');
    expect(await send(freshId('another'))).toBe('400 usernameFixed');
    expect(await send('not a name')).toBe('400 invalidInput');
  });

  it('a manager can set the password of a club member only if that member has no e-mail address', async () => {
    const { id, browser } = await makePerson(cast.people.manager, { club: cast.club });
    expect((await by('manager').ask(calls.setPassword, { id, body: { password: 'given out' } })).status).toBe(200);
    expect(await isAuthenticated(browser)).toBe(false);
    expect((await new Browser().logIn(id, 'given out')).status).toBe(200);
    const mailed = await makePerson(cast.people.manager, { club: cast.club, email: 'own@example.org' });
    const answer = await by('manager').ask(calls.setPassword, { id: mailed.id, body: { password: 'given out' } });
    expect(refusal(answer)).toBe('400 accountHasEmail');
  });

  it('a club that adds an existing account as a member cannot set its password', async () => {
    const { id } = await makePerson(cast.people.manager, { club: cast.club });
    await by('otherManager').ask(calls.addMember, { id: cast.otherClub, account: id });
    const answer = await by('otherManager').ask(calls.setPassword, { id, body: { password: 'taken over' } });
    expect(refusal(answer)).toBe('403 forbidden');
  });

  it('a manager cannot set the password of a member who has a role in another club', async () => {
    const { id } = await makePerson(cast.people.manager, { club: cast.club });
    await by('otherManager').ask(calls.addMember, { id: cast.otherClub, account: id });
    await by('otherManager').ask(calls.grantClubRole, {
      account: id,
      body: {
        powers: [`club:all:${cast.otherClub}`],
        id: cast.otherClub,
      },
    });
    const answer = await by('manager').ask(calls.setPassword, { id, body: { password: 'taken over' } });
    expect(refusal(answer)).toBe('403 forbidden');
  });
});

describe('roles and memberships', () => {
  it('each user gets the clubs, organisations and teams in which they have a role', async () => {
    const powers = async (role: Role) => (await by(role).read(calls.authInfo)).info?.powers;
    const none = {
      organization_all: [],
      club_all: [],
      organization_arbiter: [],
      club_arbiter: [],
      organization_editor: [],
      club_editor: [],
      team_captain: [],
    };
    const { organization, club, team } = cast;
    expect(await powers('chief')).toEqual({ ...none, organization_all: [organization], club_all: [club] });
    expect(await powers('chiefArbiter')).toEqual({
      ...none,
      organization_arbiter: [organization],
      club_arbiter: [club],
    });
    expect(await powers('manager')).toEqual({ ...none, club_all: [club] });
    expect(await powers('clubAll')).toEqual({ ...none, club_all: [club] });
    expect(await powers('clubArbiter')).toEqual({ ...none, club_arbiter: [club] });
    expect(await powers('clubEditor')).toEqual({ ...none, club_editor: [club] });
    expect(await powers('captain')).toEqual({ ...none, team_captain: [team] });
    expect(await powers('member')).toEqual(none);
  });

  it('the roles of a user list the hosts they can organise for; the top level can organise for every club', async () => {
    const chief = await by('chief').read(calls.ownRoles);
    expect(chief.organizations.manager.map(({ id }) => id)).toEqual([cast.organization]);
    expect(chief.clubs.manager.map(({ id }) => id)).toEqual([cast.club]);
    const editor = await by('clubEditor').read(calls.ownRoles);
    expect(editor.clubs.editor.map(({ id }) => id)).toEqual([cast.club]);
    const admin = await by('admin').read(calls.ownRoles);
    expect(admin.clubs.all.map(({ id }) => id)).toEqual(expect.arrayContaining([cast.club, cast.otherClub]));
  });

  it('captains and managers get the teams that they manage', async () => {
    const teams = async (role: Role) => by(role).read(calls.managedTeams);
    for (const role of ['captain', 'manager'] as const)
      expect((await teams(role)).map(({ id }) => id)).toEqual([cast.team]);
    expect(await teams('outsider')).toEqual([]);
  });

  it('anybody can list the clubs and organisations of an account; an unknown account returns 404', async () => {
    expect(await cast.visitor.read(calls.clubsOf, { id: cast.people.member.id })).toEqual([cast.club]);
    expect(await cast.visitor.read(calls.organizationsOf, { id: cast.people.member.id })).toEqual([cast.organization]);
    expect(await by('manager').read(calls.ownClubs)).toEqual([cast.club]);
    expect(await by('chief').read(calls.ownOrganizations)).toEqual([cast.organization]);
    expect(refusal(await cast.visitor.ask(calls.clubsOf, { id: freshId('nobody') }))).toBe('404 noSuchAccount');
    for (const call of [calls.ownClubs, calls.ownOrganizations, calls.ownRoles, calls.managedTeams] as const)
      expect(refusal(await cast.visitor.ask(call))).toBe('403 loginFirst');
  });

  it('a user who has polled for messages a moment ago is shown as online', async () => {
    const { id, browser } = cast.people.member;
    expect((await browser.ask(calls.unreadMessages)).body).toEqual([]);
    expect(refusal(await new Browser().ask(calls.unreadMessages))).toBe('404 notFound');
    const sent = { accounts: [id, cast.people.outsider.id] };
    expect(await cast.visitor.read(calls.onlineStatuses, { body: sent })).toEqual([
      { account: id, online: true },
      { account: cast.people.outsider.id, online: false },
    ]);
  });

  it('the online status leaves out accounts that do not exist (R-583)', async () => {
    const { id } = cast.people.outsider;
    const sent = { accounts: [freshId('nobody'), id, 'guest-nobody', id] };
    expect(await cast.visitor.read(calls.onlineStatuses, { body: sent })).toEqual([{ account: id, online: false }]);
  });
});

describe('a FIDE number', () => {
  it('a FIDE number belongs to one account: a second one with it is refused, also in an edit and in a batch', async () => {
    const number = 1_503_555;
    const { username: _, ...account } = newAccount();
    const { id } = await makePerson(cast.people.manager, { club: cast.club, fide_number: number });
    const sent = { ...account, username: freshId('again'), fide_number: number };
    const again = await by('manager').ask(calls.createAccount, { body: sent });
    expect(refusal(again)).toBe('409 fideNumberTaken');
    expect(again.body).toMatchObject({ params: { number, account: id } });
    const other = await makePerson(cast.people.manager, { club: cast.club });
    const edit = { first_name: 'Kari', last_name: 'Changed', birth_date: '1980-01-01' };
    const edited = (who: string) =>
      by('manager').ask(calls.editAccount, { id: who, body: { ...edit, fide_number: number } });
    expect(refusal(await edited(other.id))).toBe('409 fideNumberTaken');
    expect(refusal(await edited(id))).toBe('200');
    const both = [freshId('one'), freshId('two')].map((username) => ({ ...account, username, fide_number: 1_503_556 }));
    const made = await by('manager').read(calls.createAccounts, { body: { accounts: both } });
    expect(made.accounts.map(({ refused }) => refused)).toEqual([null, 'fideNumberTaken']);
  });
});

describe('finding an account by its FIDE number', () => {
  it('a search by FIDE number needs a log-in, and returns the name only to users who may see it', async () => {
    const { id } = await makePerson(cast.people.manager, { club: cast.club, fide_number: 1503014 });
    const found = { number: 1503014 };
    expect(refusal(await cast.visitor.ask(calls.findByFideNumber, found))).toBe('403 loginFirst');
    const named = { success: true, account: { id, first_name: 'Ragnhild', last_name: 'Åsheim' } };
    expect(await by('clubArbiter').read(calls.findByFideNumber, found)).toEqual(named);
    expect(await by('outsider').read(calls.findByFideNumber, found)).toEqual({
      success: true,
      account: { id, first_name: id, last_name: '' },
    });
    expect(await by('outsider').read(calls.findByFideNumber, { number: 799999999 })).toEqual({
      success: false,
      account: null,
    });
  });
});
