import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { connectionList } from '../../../contract/payments/connections.ts';
import { openDb } from '../../../db/client.ts';
import { providerEvents, providerPayments } from '../../../db/schema/index.ts';
import { asId } from '../../../domain/kernel/ids.ts';
import { MINUTE, SECOND } from '../../../domain/kernel/time.ts';
import { WEBHOOK_READ_TIMEOUT_MS } from '../../../domain/payment/provider.ts';
import { makeDeps } from '../../../durable-objects/deps.ts';
import { startCheckout } from '../../../services/payment/start-checkout.ts';
import { clock } from '../../../services/platform/clock.ts';
import { app } from '../../../worker/app.ts';
import { paymentDeps } from '../../../worker/payment-deps.ts';
import { holdTimeLimits, restoreClock } from '../../support/clock.ts';
import { type SignedWebhook, sentTo } from '../../support/stand-ins/stand-in.ts';
import { StripeStandIn } from '../../support/stand-ins/stripe-stand-in.ts';
import { VippsStandIn } from '../../support/stand-ins/vipps-stand-in.ts';
import { answered, type Browser, ORIGIN } from '../../support/workers/browser.ts';
import { connected, type Host, PLANTED, STRIPE_KEYS, VIPPS_KEYS } from '../../support/workers/payments.ts';
import {
  freshId,
  makeAdmin,
  makeClub,
  makeOrganization,
  makePerson,
  type Somebody,
} from '../../support/workers/people.ts';

const SITE = 'https://rokade.example';
let stripe: StripeStandIn;
let vipps: VippsStandIn;
let manager: Somebody;
let club: Host;

beforeAll(async () => {
  const top = await makeAdmin();
  manager = await makePerson(top, { level: 1 });
  const chief = await makePerson(top, { level: 2 });
  club = { type: 'club', id: await makeClub(chief, await makeOrganization(top, chief), manager) };
});

beforeEach(() => {
  stripe = new StripeStandIn(() => clock.now());
  vipps = new VippsStandIn(() => clock.now());
  const send = sentTo(({ host }) => (host === 'api.stripe.com' ? stripe : vipps));
  vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => send(String(url), init ?? {}));
});

afterEach(() => {
  restoreClock();
  vi.restoreAllMocks();
});

const db = () => openDb(env.DB);

async function post(path: string, { headers, body }: SignedWebhook, bindings: Partial<Env> = {}) {
  const execution = createExecutionContext();
  const init = { method: 'POST', headers: { ...headers }, body };
  const response = await app.request(SITE + path, init, { ...env, SITE_URL: SITE, ...bindings }, execution);
  await waitOnExecutionContext(execution);
  return { status: response.status, text: await response.text() };
}

/** A connection, and a payment that has been started by it. */
async function begun(provider: 'stripe' | 'vipps') {
  const keys = provider === 'stripe' ? STRIPE_KEYS : VIPPS_KEYS;
  const { webhook_url } = await saved(keys);
  const path = webhook_url.slice(SITE.length);
  const charge = asId<never>(freshId('charge'));
  const order = { charge, price: { amount: 50_000, currency: 'NOK' }, description: 'Julelyn', language: 'no' } as const;
  const connection = asId<never>(path.slice(path.lastIndexOf('/') + 1));
  await startCheckout(paymentDeps(env, makeDeps(env)), { ...order, connection, returnUrl: `${SITE}/e/token` });
  const payment = async () => {
    const row = (await db().select().from(providerPayments)).find((one) => one.charge === charge);
    if (row === undefined) throw new Error('no payment');
    return row;
  };
  const before = await eventCount(connection);
  /** The events that have been stored since. */
  const events = async () => (await eventCount(connection)) - before;
  return { path, payment, events, reference: (await payment()).reference ?? '' };
}

/** Saves a connection on a server whose address is known to be https. */
async function saved(body: object) {
  const response = await app.request(
    ORIGIN + pathTo(calls.savePaymentConnection, club),
    {
      method: 'PUT',
      headers: { 'content-type': 'application/json', cookie: manager.browser.cookie ?? '' },
      body: JSON.stringify(body),
    },
    { ...env, SITE_URL: SITE },
    createExecutionContext(),
  );
  if (response.status !== 200) throw new Error(await response.text());
  return response.json<{ webhook_url: string }>();
}

const eventCount = async (connection: string) =>
  (await db().select().from(providerEvents)).filter((row) => row.connection === connection).length;

const SIGNED = { secret: STRIPE_KEYS.webhook_secret };

describe('webhooks', () => {
  it('[PY-2] a signed webhook books what the API says, and a repeated one does nothing', async () => {
    const { path, events, payment, reference } = await begun('stripe');
    const webhook = await stripe.webhook('checkout.session.completed', stripe.session(reference), SIGNED);
    // The webhook says that it is not paid; the API knows better.
    stripe.pay(reference);
    expect(await post(path, webhook)).toEqual({ status: 200, text: '{}' });
    expect(await payment()).toMatchObject({ state: 'paid', revision: 1 });
    const asked = stripe.requests.length;
    expect((await post(path, webhook)).status).toBe(200);
    expect(stripe.requests.length).toBe(asked);
    expect(await payment()).toMatchObject({ state: 'paid', revision: 1 });
    expect(await events()).toBe(1);
  });

  it('[PY-2] a wrong signature, a changed body or an old one is refused with 400, and nothing is asked or stored', async () => {
    const { path, events, payment, reference } = await begun('stripe');
    stripe.pay(reference);
    const asked = stripe.requests.length;
    const object = { object: 'checkout.session', id: reference };
    const right = await stripe.webhook('checkout.session.completed', object, SIGNED);
    const wrong = [
      await stripe.webhook('checkout.session.completed', object, { secret: 'whsec_another' }),
      { ...right, body: right.body.replace('completed', 'completed ') },
      await stripe.webhook('checkout.session.completed', object, { ...SIGNED, at: clock.now() - 6 * MINUTE }),
      { ...right, headers: {} },
    ];
    for (const webhook of wrong)
      expect(await post(path, webhook)).toEqual({ status: 400, text: '{"message":"wrongSignature"}' });
    expect(stripe.requests.length).toBe(asked);
    expect(await events()).toBe(0);
    expect(await payment()).toMatchObject({ state: 'open', revision: 0 });
  });

  it('[PY-9] doubled webhooks out of order end in the same state, each event once', async () => {
    const { path, events, payment, reference } = await begun('stripe');
    const completed = await stripe.webhook('checkout.session.completed', stripe.session(reference), SIGNED);
    stripe.pay(reference);
    const transfer = stripe.session(reference).payment_intent ?? '';
    expect((await post(path, completed)).status).toBe(200);
    const refund = stripe.refund(transfer, 20_000);
    const refunded = await stripe.webhook('refund.created', refund, SIGNED);
    const late = await stripe.webhook('checkout.session.async_payment_succeeded', stripe.session(reference), SIGNED);
    const answers = await Promise.all(
      [refunded, late, refunded, completed, late].map((webhook) => post(path, webhook)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await payment()).toMatchObject({ state: 'refunded', refunded: 20_000, revision: 2 });
    expect(await events()).toBe(3);
  });

  it('a delayed transfer that fails is cancelled', async () => {
    const { path, payment, reference } = await begun('stripe');
    stripe.payLater(reference);
    const completed = await stripe.webhook('checkout.session.completed', stripe.session(reference), SIGNED);
    expect((await post(path, completed)).status).toBe(200);
    expect((await payment()).state).toBe('open');
    const failed = await stripe.webhook('checkout.session.async_payment_failed', stripe.session(reference), SIGNED);
    expect((await post(path, failed)).status).toBe(200);
    expect((await payment()).state).toBe('cancelled');
  });

  it('[PY-2] one øre off is a mismatch', async () => {
    const { path, payment, reference } = await begun('stripe');
    stripe.pay(reference, { amount_total: 49_999 });
    const webhook = await stripe.webhook('checkout.session.completed', stripe.session(reference), SIGNED);
    expect((await post(path, webhook)).status).toBe(200);
    expect((await payment()).state).toBe('mismatch');
  });

  it('[PY-2] if the API does not answer, the webhook is refused and nothing is stored, so that it comes again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { path, events, payment, reference } = await begun('stripe');
    stripe.pay(reference);
    const webhook = await stripe.webhook('checkout.session.completed', stripe.session(reference), SIGNED);
    const pass = holdTimeLimits();
    stripe.faults.push(() => new Promise<Response>(() => undefined));
    const late = post(path, webhook);
    pass(WEBHOOK_READ_TIMEOUT_MS);
    expect((await late).status).toBe(502);
    expect(WEBHOOK_READ_TIMEOUT_MS).toBeLessThan(5 * SECOND);
    expect(await events()).toBe(0);
    expect((await post(path, webhook)).status).toBe(200);
    expect((await payment()).state).toBe('paid');
    expect(JSON.stringify(log.mock.calls)).not.toContain(PLANTED);
  });

  it('[PY-8] Vipps tells of a reservation, a capture and a refund, by its signature', async () => {
    const { path, payment, reference } = await begun('vipps');
    const [registered] = vipps.webhooks.values();
    const hook = { url: SITE + path, secret: registered?.secret ?? '' };
    expect(registered?.url).toBe(hook.url);
    const tell = async (name: string, expected: string, using = hook) => {
      const { status } = await post(path, await vipps.webhook(name, reference, using));
      expect([status, (await payment()).state]).toEqual([using === hook ? 200 : 400, expected]);
    };
    vipps.approve(reference);
    await tell('AUTHORIZED', 'open', { ...hook, secret: 'another' });
    await tell('AUTHORIZED', 'reserved');
    vipps.inPortal(reference, { capturedAmount: 50_000 });
    await tell('CAPTURED', 'paid');
    await tell('CAPTURED', 'paid');
    vipps.inPortal(reference, { refundedAmount: 50_000 });
    await tell('REFUNDED', 'refunded');
  });

  it('a webhook of another payment of the host is answered and ignored', async () => {
    const { path, events } = await begun('stripe');
    const other = await stripe.webhook(
      'checkout.session.completed',
      { object: 'checkout.session', id: 'cs_other' },
      SIGNED,
    );
    expect((await post(path, other)).status).toBe(200);
    const customer = await stripe.webhook('customer.created', { object: 'customer', id: 'cus_1' }, SIGNED);
    expect((await post(path, customer)).status).toBe(200);
    expect(await events()).toBe(0);
  });

  it('a webhook may be of any type and origin, but not of any size', async () => {
    const { path, payment, reference } = await begun('stripe');
    stripe.pay(reference);
    const { headers, body } = await stripe.webhook('checkout.session.completed', stripe.session(reference), SIGNED);
    const foreign = {
      ...headers,
      'content-type': 'text/plain',
      origin: 'https://hooks.stripe.com',
      'sec-fetch-site': 'cross-site',
    };
    expect((await post(path, { headers: foreign, body: body.padEnd(70_000) })).status).toBe(413);
    expect((await post(path, { headers: foreign, body })).status).toBe(200);
    expect((await payment()).state).toBe('paid');
  });

  it('a webhook for no connection, for another provider, or where payments are off is not found', async () => {
    const { path } = await begun('stripe');
    const webhook = await stripe.webhook('checkout.session.completed', {}, SIGNED);
    const unknown = pathTo(calls.paymentWebhook, { provider: 'stripe', connection: 'nobody' });
    expect((await post(unknown, webhook)).status).toBe(404);
    expect((await post(path.replace('stripe', 'vipps'), webhook)).status).toBe(404);
    expect((await post(unknown.replace('stripe', 'paypal'), webhook)).status).toBe(400);
    expect((await post(path, webhook, { PAYMENTS: '' })).status).toBe(404);
  });

  it('[PY-1] the return of the browser changes nothing', async () => {
    const { payment, reference } = await begun('stripe');
    stripe.pay(reference);
    const response = await app.request(`${SITE}/e/token`, {}, { ...env, SITE_URL: SITE }, createExecutionContext());
    expect(response.status).toBeLessThan(500);
    expect((await payment()).state).toBe('open');
  });
});

describe('connections', () => {
  const list = async (browser: Browser) =>
    answered(connectionList, await browser.ask(calls.listPaymentConnections, club));

  it('[PY-5] keys are never sent back: the answers show the last four characters', async () => {
    const { browser } = manager;
    const answers = [
      await browser.ask(calls.savePaymentConnection, { ...club, body: STRIPE_KEYS }),
      await browser.ask(calls.listPaymentConnections, club),
      await browser.ask(calls.testPaymentConnection, { ...club, provider: 'stripe' }),
      await browser.ask(calls.ownData),
      await browser.ask(calls.manageClub, { id: club.id }),
      await browser.ask(calls.viewClub, { id: club.id }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain(PLANTED);
    expect((await list(browser)).connections.find(({ provider }) => provider === 'stripe')).toMatchObject({
      last_four: '1234',
      state: 'on',
      mode: 'test',
    });
  });

  it('[PY-5] empty fields keep the stored keys, a new key replaces the old one', async () => {
    const { browser } = manager;
    await connected(browser, club);
    const kept = { ...STRIPE_KEYS, secret_key: '', webhook_secret: '' };
    expect(await connected(browser, club, kept)).toMatchObject({ last_four: '1234', state: 'on' });
    const anew = await connected(browser, club, { ...kept, secret_key: `rk_test_${PLANTED}4321` });
    expect(anew).toMatchObject({ last_four: '4321', state: 'on' });
    await browser.ask(calls.testPaymentConnection, { ...club, provider: 'stripe' });
    expect(stripe.requests.at(-1)?.headers.authorization).toBe(`Bearer rk_test_${PLANTED}4321`);
  });

  it('a connection without the secret of its webhook is incomplete and says where to send webhooks', async () => {
    const { browser } = manager;
    await browser.ask(calls.deletePaymentConnection, { ...club, provider: 'stripe' });
    const first = await connected(browser, club, { ...STRIPE_KEYS, webhook_secret: '' });
    expect(first).toMatchObject({ state: 'incomplete', has_webhook_secret: false });
    const second = await connected(browser, club, { ...STRIPE_KEYS, secret_key: '' });
    expect(second).toMatchObject({ state: 'on', webhook_url: first.webhook_url });
  });

  it('keys of another form, of the other mode, or not all of them are refused', async () => {
    const { browser } = manager;
    await browser.ask(calls.deletePaymentConnection, { ...club, provider: 'stripe' });
    const save = async (body: object) => (await browser.ask(calls.savePaymentConnection, { ...club, body })).body;
    expect(await save({ ...STRIPE_KEYS, secret_key: 'pk_test_12345678' })).toMatchObject({ fields: ['secret_key'] });
    expect(await save({ ...STRIPE_KEYS, mode: 'live' })).toEqual({ message: 'keyOfOtherMode' });
    expect(await save({ ...STRIPE_KEYS, secret_key: '' })).toEqual({ message: 'keysMissing' });
  });

  it('[PY-5] keys that the provider refuses are refused, without its words', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { browser } = manager;
    await connected(browser, club);
    stripe.accepts = () => false;
    const { status, body } = await browser.ask(calls.testPaymentConnection, { ...club, provider: 'stripe' });
    expect([status, body]).toEqual([409, { message: 'providerOff' }]);
    expect((await list(browser)).connections[0]?.state).toBe('off');
    expect(JSON.stringify(log.mock.calls)).not.toContain(PLANTED);
  });

  it('[PY-6] where the operator allows no provider nothing is offered or shown', async () => {
    await connected(manager.browser, club);
    const off = async (method: string, path: string, body?: object) => {
      const response = await app.request(
        `http://localhost${path}`,
        {
          method,
          headers: { 'content-type': 'application/json', cookie: manager.browser.cookie ?? '' },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        },
        { ...env, PAYMENTS: undefined, PAYMENT_KEY: undefined },
        createExecutionContext(),
      );
      return [response.status, await response.json()];
    };
    const path = pathTo(calls.listPaymentConnections, club);
    expect(await off('GET', path)).toEqual([200, { offered: [], connections: [] }]);
    expect(await off('PUT', path, STRIPE_KEYS)).toEqual([404, { message: 'providerNotOffered' }]);
    expect(await off('POST', pathTo(calls.testPaymentConnection, { ...club, provider: 'stripe' }))).toEqual([
      404,
      { message: 'providerNotOffered' },
    ]);
  });

  it('[PY-7] the pages of this site load nothing from a provider', async () => {
    const response = await app.request(`${SITE}/`, {}, { ...env, SITE_URL: SITE }, createExecutionContext());
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain('default-src');
    expect(policy).not.toMatch(/stripe|vipps/);
  });
});
