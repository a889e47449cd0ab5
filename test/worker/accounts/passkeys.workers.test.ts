import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { MOST_PASSKEYS, PASSKEY_TIME_MS } from '../../../domain/kernel/limits.ts';
import { restoreClock, setClockAhead } from '../../support/clock.ts';
import { Authenticator, type Wrong } from '../../support/workers/authenticator.ts';
import { Browser, must, refusal } from '../../support/workers/browser.ts';
import { type Cast, makeCast, makePerson, type Somebody } from '../../support/workers/people.ts';
import { stored } from '../../support/workers/stored.ts';

const OWN = 'grønn hest i kvart';

let cast: Cast;
beforeAll(async () => {
  cast = await makeCast();
});

/** Somebody who has chosen a password. */
async function newPerson(): Promise<Somebody> {
  const { id, password, browser } = await makePerson(cast.people.manager, { club: cast.club });
  must(await browser.ask(calls.changePassword, { body: { new_pwd: OWN, pwd: password } }));
  return { id, password: OWN, browser };
}

const offer = ({ browser, password }: Somebody) => browser.read(calls.offerPasskey, { body: { pwd: password } });

async function add(person: Somebody, authenticator: Authenticator, name = 'Telefonen', wrong: Wrong = {}) {
  const passkey = await authenticator.create(await offer(person), wrong);
  return person.browser.ask(calls.addPasskey, { body: { name, passkey } });
}

async function logIn(authenticator: Authenticator, wrong: Wrong = {}, browser = new Browser()) {
  const passkey = await authenticator.sign(await browser.read(calls.offerPasskeyLogIn), wrong);
  return { browser, passkey, answer: await browser.ask(calls.logInByPasskey, { body: { passkey } }) };
}

describe('a passkey', () => {
  it('a passkey logs in to the account that it was added to, without user name or password', async () => {
    const [nora, phone] = [await newPerson(), await Authenticator.make()];
    must(await add(nora, phone));
    const { browser, answer } = await logIn(phone);
    expect(answer).toMatchObject({ status: 200, body: { authenticated: true, info: { id: nora.id } } });
    const [listed] = await browser.read(calls.listPasskeys);
    expect(listed).toMatchObject({ id: phone.id, name: 'Telefonen' });
    expect(listed?.last_used).not.toBeNull();
    expect((await logIn(phone)).answer.status).toBe(200);
  });

  it('a passkey can be added only with the password, and only if the user has chosen that password', async () => {
    const nora = await newPerson();
    expect(refusal(await nora.browser.ask(calls.offerPasskey, { body: { pwd: 'not that one' } }))).toBe(
      '400 incorrectPassword',
    );
    const given = await makePerson(cast.people.manager, { club: cast.club });
    expect(refusal(await given.browser.ask(calls.offerPasskey, { body: { pwd: given.password } }))).toBe(
      '409 choosePasswordFirst',
    );
  });

  it.each<[string, Wrong]>([
    ['for another site', { origin: 'https://rokade.example' }],
    ['with the name of another site', { rpId: 'rokade.example' }],
    ['without verifying the user', { flags: 0x01 | 0x40 }],
  ])('a passkey that was created %s is refused', async (_, wrong) => {
    const [nora, phone] = [await newPerson(), await Authenticator.make()];
    expect(refusal(await add(nora, phone, 'Telefonen', wrong))).toBe('400 passkeyRefused');
    expect(await nora.browser.read(calls.listPasskeys)).toEqual([]);
  });

  it.each<[string, Wrong]>([
    ['for another site', { origin: 'https://rokade.example' }],
    ['with the name of another site', { rpId: 'rokade.example' }],
    ['without verifying the user', { flags: 0x01 }],
    ['with an old counter, as a copied authenticator does', { counter: 1 }],
  ])('a log-in is refused if the passkey has signed %s', async (_, wrong) => {
    const [nora, phone] = [await newPerson(), await Authenticator.make()];
    must(await add(nora, phone));
    must((await logIn(phone)).answer);
    must((await logIn(phone)).answer);
    const { browser, answer } = await logIn(phone, wrong);
    expect(refusal(answer)).toBe('400 passkeyRefused');
    expect(refusal(await browser.ask(calls.readSettings))).toBe('403 loginFirst');
  });

  it('a passkey challenge is accepted once, only from the user it was issued to, and only for a short time', async () => {
    const [nora, phone] = [await newPerson(), await Authenticator.make()];
    const made = await phone.create(await offer(nora));
    const kari = await newPerson();
    expect(refusal(await kari.browser.ask(calls.addPasskey, { body: { name: 'Fremmed', passkey: made } }))).toBe(
      '400 passkeyRefused',
    );
    must(await nora.browser.ask(calls.addPasskey, { body: { name: 'Telefonen', passkey: made } }));
    expect(refusal(await nora.browser.ask(calls.addPasskey, { body: { name: 'Igjen', passkey: made } }))).toBe(
      '400 passkeyRefused',
    );
    const { passkey } = await logIn(phone);
    expect(refusal(await new Browser().ask(calls.logInByPasskey, { body: { passkey } }))).toBe('400 passkeyRefused');
    const invented = { challenge: 'aW52ZW50ZWQ', rpId: 'localhost', timeout: 1, userVerification: 'required' } as const;
    const answer = await new Browser().ask(calls.logInByPasskey, { body: { passkey: await phone.sign(invented) } });
    expect(refusal(answer)).toBe('400 passkeyRefused');
    const old = await phone.sign(await new Browser().read(calls.offerPasskeyLogIn));
    setClockAhead(PASSKEY_TIME_MS + 1);
    expect(refusal(await new Browser().ask(calls.logInByPasskey, { body: { passkey: old } }))).toBe(
      '400 passkeyRefused',
    );
    restoreClock();
  });

  it('one of twenty concurrent log-ins with the same passkey signature succeeds', async () => {
    const [nora, phone] = [await newPerson(), await Authenticator.make()];
    must(await add(nora, phone));
    const passkey = await phone.sign(await new Browser().read(calls.offerPasskeyLogIn));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => new Browser().ask(calls.logInByPasskey, { body: { passkey } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('a removed passkey does not log in, and only its owner can remove it', async () => {
    const [nora, kari, phone] = [await newPerson(), await newPerson(), await Authenticator.make()];
    must(await add(nora, phone));
    const sent = { passkey: phone.id };
    expect(refusal(await kari.browser.ask(calls.removePasskey, sent))).toBe('404 notFound');
    must(await nora.browser.ask(calls.removePasskey, sent));
    expect(refusal((await logIn(phone)).answer)).toBe('400 passkeyRefused');
  });

  it('a passkey no longer works after a manager has set a new password, as after a theft', async () => {
    const [nora, phone] = [await newPerson(), await Authenticator.make()];
    must(await add(nora, phone));
    must(
      await cast.people.manager.browser.ask(calls.setPassword, { id: nora.id, body: { password: 'fem grønne elger' } }),
    );
    expect(refusal((await logIn(phone)).answer)).toBe('400 passkeyRefused');
  });

  it('an account has a limited number of passkeys, also when several are offered before the last one is added', async () => {
    const nora = await newPerson();
    for (let count = 0; count < MOST_PASSKEYS; count += 1)
      must(await add(nora, await Authenticator.make(), `Nr ${count}`));
    expect(refusal(await nora.browser.ask(calls.offerPasskey, { body: { pwd: OWN } }))).toBe('409 tooManyPasskeys');
    const [first] = await nora.browser.read(calls.listPasskeys);
    must(await nora.browser.ask(calls.removePasskey, { passkey: first?.id ?? '' }));
    const [phone, offers] = [await Authenticator.make(), [await offer(nora), await offer(nora)]];
    const answers = [];
    for (const one of offers)
      answers.push(
        await nora.browser.ask(calls.addPasskey, { body: { name: 'To', passkey: await phone.create(one) } }),
      );
    expect(answers.map(refusal)).toEqual(['200', '409 tooManyPasskeys']);
  });

  it('the database does not store the challenges of passkeys', async () => {
    const { challenge } = await new Browser().read(calls.offerPasskeyLogIn);
    expect(await stored()).not.toContain(challenge);
  });
});
