import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { sendRecovery } from '../../../services/account/login/recovery.ts';
import type { Mailer } from '../../../services/mailer.ts';
import { makeDeps } from '../../../worker/deps.ts';
import { eventually } from '../../support/eventually.ts';
import { Browser } from '../../support/workers/browser.ts';
import { codesIn, mailsTo } from '../../support/workers/outbox.ts';
import { freshId, makeAdmin, makePerson, type Somebody } from '../../support/workers/people.ts';

const NEW_PASSWORD = 'grønn hest i kvart';

let admin: Somebody;
beforeAll(async () => {
  admin = await makeAdmin();
});

const freshAddress = (): string => `${freshId('nora')}@example.org`;

let homes = 0;
/** Each request comes from an address of its own: e-mails are rate-limited per address. */
const ask = (email: string, browser = new Browser()) => {
  homes += 1;
  const from = { 'cf-connecting-ip': `198.51.100.${homes}` };
  return browser.ask(calls.askRecovery, { email }, from);
};

/** The code of the only letter that an address has got. */
async function codeFor(email: string, account: string): Promise<string> {
  await ask(email);
  const [mail] = await mailsTo(email);
  return codesIn(mail?.text ?? '').get(account) ?? '';
}

const finish = (account: string, code: string, password = NEW_PASSWORD) =>
  new Browser().ask(calls.finishRecovery, { body: { account, recovery_code: code, new_password: password } });

const test = async (code: string) => (await new Browser().ask(calls.testRecovery, { code })).body;

/** Brings the codes of an account, and when they were made, so many minutes nearer to their end. */
const minutesPass = (account: string, minutes: number) =>
  env.DB.prepare(
    'update recovery_codes set created_at = created_at - ?1, expires_at = expires_at - ?1 where account = ?2',
  )
    .bind(minutes * 60_000, account)
    .run();

describe('password recovery', () => {
  it('a user sets a new password by the link in an e-mail and logs in with it (R-365 to R-370, R-490)', async () => {
    const email = freshAddress();
    const nora = await makePerson(admin, { email });
    const asked = await ask(email);
    expect(asked).toMatchObject({ status: 200, body: {} });
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    const code = codesIn(mails[0]?.text ?? '').get(nora.id) ?? '';
    expect(await test(code)).toEqual({ valid: true, account: nora.id });
    expect(await finish(nora.id, code)).toMatchObject({ status: 200 });
    expect(await new Browser().logIn(nora.id, nora.password)).toMatchObject({
      body: { message: 'invalidCredentials' },
    });
    expect(await new Browser().logIn(nora.id, NEW_PASSWORD)).toMatchObject({ status: 200 });
  });

  it('a password recovery logs the user out everywhere', async () => {
    const email = freshAddress();
    const nora = await makePerson(admin, { email });
    expect(await nora.browser.ask(calls.readSettings)).toMatchObject({ status: 200 });
    await finish(nora.id, await codeFor(email, nora.id));
    expect(await nora.browser.ask(calls.readSettings)).toMatchObject({ body: { message: 'loginFirst' } });
  });

  it('a recovery can be requested again at once where its e-mail could not be sent', async () => {
    const email = freshAddress();
    await makePerson(admin, { email });
    const deps = makeDeps(env, '198.51.100.1');
    const sent: string[] = [];
    let isDown = true;
    const mailer: Mailer = {
      recovery: async ({ to }) => {
        if (isDown) throw new Error('mail is down');
        sent.push(to);
      },
      emailChanged: async () => undefined,
    };
    const send = () => sendRecovery(deps, mailer, { email, language: 'en' });
    await expect(send()).rejects.toThrow('mail is down');
    isDown = false;
    await send();
    expect(sent).toEqual([email]);
    await send();
    expect(sent).toEqual([email]);
  });

  it('a recovery request accepts the e-mail address in any case, and writes to the address of the account', async () => {
    const email = freshAddress();
    await makePerson(admin, { email });
    await ask(email.toUpperCase());
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('a recovery e-mail has a code for each account that shares the address (D-26)', async () => {
    const email = freshAddress();
    const [nora, kari] = [await makePerson(admin, { email }), await makePerson(admin, { email })];
    await ask(email);
    const [mail, ...further] = await mailsTo(email);
    expect(further).toEqual([]);
    const codes = codesIn(mail?.text ?? '');
    expect([...codes.keys()].sort()).toEqual([nora.id, kari.id].sort());
    for (const one of [nora, kari]) expect(mail?.html).toContain(`/account/recover/${codes.get(one.id)}`);
    // The code of one opens no other.
    expect(await finish(kari.id, codes.get(nora.id) ?? '')).toMatchObject({
      status: 400,
      body: { message: 'invalidPasswordRecoveryCode' },
    });
  });

  it('a recovery e-mail is in the language of the page', async () => {
    const email = freshAddress();
    await makePerson(admin, { email });
    const browser = new Browser();
    browser.cookie = 'lang=no';
    await ask(email, browser);
    expect((await mailsTo(email))[0]?.subject).toBe('Nytt passord til Rokade');
  });

  it('a recovery sends no second e-mail within two minutes, however often it is requested', async () => {
    const email = freshAddress();
    const nora = await makePerson(admin, { email });
    for (let times = 0; times < 3; times += 1) expect(await ask(email)).toMatchObject({ status: 200 });
    expect(await mailsTo(email)).toHaveLength(1);
    await minutesPass(nora.id, 2);
    await ask(email);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('concurrent recovery requests send one e-mail', async () => {
    const email = freshAddress();
    await makePerson(admin, { email });
    await Promise.all([ask(email), ask(email), ask(email)]);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('a recovery refuses a password that is too common', async () => {
    const email = freshAddress();
    const nora = await makePerson(admin, { email });
    const code = await codeFor(email, nora.id);
    expect(await finish(nora.id, code, 'password123')).toMatchObject({ body: { message: 'passwordTooCommon' } });
    expect(await test(code)).toMatchObject({ valid: true });
  });
});

describe('recovery requests', () => {
  it('a recovery request gets the same response whether or not an account has the address (D-27)', async () => {
    const email = freshAddress();
    await makePerson(admin, { email });
    const [known, unknown] = [await ask(email), await ask(freshAddress())];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  });

  it('a recovery request without a valid address is refused', async () => {
    expect(await ask('nobody')).toMatchObject({ status: 400, body: { message: 'invalidInput', fields: ['email'] } });
  });
});

describe('recovery codes', () => {
  const refused = { status: 400, body: { message: 'invalidPasswordRecoveryCode' } };

  it('an unknown recovery code is refused (R-588, R-590, R-660)', async () => {
    expect(await test('bm90LWEtY29kZQ')).toEqual({ valid: false, account: null });
    expect(await finish(admin.id, 'bm90LWEtY29kZQ')).toMatchObject(refused);
  });

  it('a recovery code works once, also when it is used several times at once', async () => {
    const email = freshAddress();
    const nora = await makePerson(admin, { email });
    const code = await codeFor(email, nora.id);
    const answers = await Promise.all([1, 2, 3].map((one) => finish(nora.id, code, `${NEW_PASSWORD} ${one}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await test(code)).toMatchObject({ valid: false });
  });

  it('a recovery code expires after an hour', async () => {
    const email = freshAddress();
    const nora = await makePerson(admin, { email });
    const code = await codeFor(email, nora.id);
    await minutesPass(nora.id, 59);
    expect(await test(code)).toMatchObject({ valid: true });
    await minutesPass(nora.id, 1);
    expect(await test(code)).toMatchObject({ valid: false });
    expect(await finish(nora.id, code)).toMatchObject(refused);
  });

  it('a recovery code no longer works once the password or the address has been changed', async () => {
    for (const change of [
      { call: calls.changePassword, body: { new_pwd: `${NEW_PASSWORD} selv` } },
      { call: calls.changeEmail, body: { new_email: freshAddress() } },
    ] as const) {
      const email = freshAddress();
      const nora = await makePerson(admin, { email });
      const code = await codeFor(email, nora.id);
      const changed = await nora.browser.ask(change.call, { body: { ...change.body, pwd: nora.password } });
      expect(changed).toMatchObject({ status: 200 });
      expect(await test(code), change.call).toMatchObject({ valid: false });
      expect(await finish(nora.id, code), change.call).toMatchObject(refused);
    }
  });

  it('a recovery code is stored as a hash only', async () => {
    const email = freshAddress();
    const nora = await makePerson(admin, { email });
    const code = await codeFor(email, nora.id);
    const rows = await env.DB.prepare('select * from recovery_codes where account = ?').bind(nora.id).all();
    expect(rows.results).toHaveLength(1);
    expect(JSON.stringify(rows.results)).not.toContain(code);
  });
});

it('recovery requests from one address are rate-limited, so that nobody can e-mail strangers by them (429)', async () => {
  const browser = new Browser();
  const address = { 'cf-connecting-ip': '203.0.113.77' };
  const statuses: number[] = [];
  for (let times = 0; times < 31; times += 1) {
    const answer = await browser.ask(calls.askRecovery, { email: freshAddress() }, address);
    statuses.push(answer.status);
  }
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true);
});

describe('a change of the e-mail address', () => {
  it.each([
    ['en', 'Your e-mail address at Rokade was changed', 'another e-mail address'],
    ['no', 'E-postadressen din i Rokade er endret', 'en annen e-postadresse'],
  ])('an e-mail change is reported to the old address in the page’s language (%s)', async (language, subject, text) => {
    const [before, after] = [freshAddress(), freshAddress()];
    const nora = await makePerson(admin, { email: before });
    await nora.browser.ask(calls.changePassword, { body: { pwd: nora.password, new_pwd: NEW_PASSWORD } });
    nora.browser.cookie = `${nora.browser.cookie}; lang=${language}`;
    const body = { new_email: after, pwd: NEW_PASSWORD };
    expect(await nora.browser.ask(calls.changeEmail, { body })).toMatchObject({ status: 200 });
    await eventually(async () => expect(await mailsTo(before)).toHaveLength(1));
    const [mail] = await mailsTo(before);
    expect(mail).toMatchObject({ subject, text: expect.stringContaining(text) });
    expect(mail?.text).toContain(nora.id);
    // Whoever reads the old mailbox is not told the new address.
    expect(mail?.text).not.toContain(after);
    expect(await mailsTo(after)).toEqual([]);
  });

  it('no e-mail is sent where the e-mail address stays the same, or there was none before', async () => {
    const email = freshAddress();
    const nora = await makePerson(admin, { email });
    expect(await nora.browser.ask(calls.changeEmail, { body: { new_email: email, pwd: nora.password } })).toMatchObject(
      { status: 200 },
    );
    const kari = await makePerson(admin, {});
    expect(
      await kari.browser.ask(calls.changeEmail, { body: { new_email: freshAddress(), pwd: kari.password } }),
    ).toMatchObject({ status: 200 });
    expect(await mailsTo(email)).toEqual([]);
  });
});
