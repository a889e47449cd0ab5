import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { Browser, refusal } from '../../support/workers/browser.ts';
import { Event } from '../../support/workers/event.ts';
import { type Cast, enter, makeCast, makePerson, newAccount, type Somebody } from '../../support/workers/people.ts';
import { OpenStream } from '../../support/workers/stream.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const NEW_PASSWORD = 'grønn hest i kvart';

let cast: Cast;
beforeAll(async () => {
  cast = await makeCast();
});

/** A log-in of somebody from another device. */
async function elsewhere({ id, password }: Somebody, agent = FIREFOX): Promise<Browser> {
  const browser = new Browser();
  await browser.ask(calls.logIn, { body: { id, password } }, { 'user-agent': agent });
  return browser;
}

const newPerson = () => makePerson(cast.people.manager, { club: cast.club });

describe('the sessions of a user', () => {
  it('the sessions of a user are listed with their devices, and the current one is marked', async () => {
    const nora = await newPerson();
    const abroad = await elsewhere(nora);
    const listed = await nora.browser.read(calls.listSessions);
    expect(listed.map(({ device, current }) => [device, current])).toContainEqual(['Firefox, Windows', false]);
    expect(listed.filter(({ current }) => current)).toHaveLength(1);
    const own = (await abroad.read(calls.listSessions)).find(({ current }) => current);
    expect(own?.device).toBe('Firefox, Windows');
  });

  it('a session stores of its browser nothing but a known name and system', async () => {
    const nora = await newPerson();
    const abroad = await elsewhere(nora, 'curl/8.0 <script>');
    expect((await abroad.read(calls.listSessions)).find(({ current }) => current)?.device).toBe('');
  });

  it('a user can end each of their own sessions, and none of another user', async () => {
    const [nora, kari] = [await newPerson(), await newPerson()];
    const abroad = await elsewhere(nora);
    const session = (await abroad.read(calls.listSessions)).find(({ current }) => current)?.id ?? '';
    expect(refusal(await kari.browser.ask(calls.endSession, { session }))).toBe('404 notFound');
    expect(await abroad.ask(calls.readSettings)).toMatchObject({ status: 200 });
    expect(await nora.browser.ask(calls.endSession, { session })).toMatchObject({ status: 200 });
    expect(refusal(await abroad.ask(calls.readSettings))).toBe('403 loginFirst');
  });

  it('a user can end all their other sessions at once, which also closes the streams of those', async () => {
    const nora = await newPerson();
    const event = await Event.build(cast.people.manager, cast.club);
    const abroad = await elsewhere(nora);
    const stream = await OpenStream.of(event.id, abroad);
    expect(await nora.browser.ask(calls.endOtherSessions)).toMatchObject({ status: 200 });
    await stream.over();
    expect(await nora.browser.read(calls.listSessions)).toHaveLength(1);
    expect(refusal(await abroad.ask(calls.readSettings))).toBe('403 loginFirst');
  });
});

describe('a generated password', () => {
  const mustChange = async (browser: Browser) => (await browser.read(calls.authInfo)).info?.must_change_password;

  it('a generated password must be changed at the first log-in, and the chosen one need not', async () => {
    const nora = await newPerson();
    expect(await mustChange(nora.browser)).toBe(true);
    const body = { new_pwd: NEW_PASSWORD, pwd: nora.password };
    expect(await nora.browser.ask(calls.changePassword, { body })).toMatchObject({ status: 200 });
    expect(await mustChange(nora.browser)).toBe(false);
    expect(await mustChange((await enter(nora.id, NEW_PASSWORD)).browser)).toBe(false);
  });

  it('a password that a manager has set need not be changed', async () => {
    const nora = await newPerson();
    const body = { password: NEW_PASSWORD };
    await cast.people.manager.browser.ask(calls.setPassword, { id: nora.id, body });
    expect(await mustChange((await enter(nora.id, NEW_PASSWORD)).browser)).toBe(false);
  });
});

describe('the real name', () => {
  it('strangers see the real name of a user in lists and on the profile only while the user shows it (D-78)', async () => {
    const sent = newAccount({ club: cast.club, first_name: 'Vilde', last_name: 'Synlig' });
    const { id, password } = await cast.people.manager.browser.read(calls.createAccount, { body: sent });
    const vilde = await enter(id, password);
    const listed = async () =>
      (await cast.visitor.read(calls.clubMembers, { id: cast.club })).find(({ account_id }) => account_id === id);
    const onProfile = async () => (await cast.visitor.read(calls.viewProfile, { id })).account.first_name;
    expect([(await listed())?.last_name, await onProfile()]).toEqual(['', null]);
    await vilde.browser.ask(calls.changeSettings, { body: { show_real_name: true } });
    expect([(await listed())?.last_name, await onProfile()]).toEqual(['Synlig', 'Vilde']);
    await vilde.browser.ask(calls.changeSettings, { body: { show_real_name: false } });
    expect([(await listed())?.last_name, await onProfile()]).toEqual(['', null]);
  });
});

describe('the profile picture', () => {
  it('a user can set a profile picture by its web address, and remove it again (R-460)', async () => {
    const nora = await newPerson();
    const { browser } = await enter(nora.id, nora.password);
    const set = (profile_picture: string) => browser.ask(calls.changeSettings, { body: { profile_picture } });
    const shown = async () => (await cast.visitor.read(calls.viewProfile, { id: nora.id })).account.profile_picture;
    expect(refusal(await set('javascript:alert(1)'))).toMatch(/^400/);
    await set('https://example.org/nora.png');
    expect([await shown(), (await browser.read(calls.readSettings)).profile_picture]).toEqual([
      'https://example.org/nora.png',
      'https://example.org/nora.png',
    ]);
    await browser.ask(calls.changeSettings, { body: { show_help_text: false } });
    expect(await shown()).toBe('https://example.org/nora.png');
    await set('');
    expect(await shown()).toBeNull();
  });
});
