import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { openDb } from '../../../db/client.ts';
import { providerPayments } from '../../../db/schema/index.ts';
import { clock } from '../../../services/platform/clock.ts';
import { app } from '../../../worker/app.ts';
import { scheduled } from '../../../worker/scheduled.ts';
import { type SignedWebhook, sentTo } from '../../support/stand-ins/stand-in.ts';
import { StripeStandIn } from '../../support/stand-ins/stripe-stand-in.ts';
import { VippsStandIn } from '../../support/stand-ins/vipps-stand-in.ts';
import { ORIGIN, refusal } from '../../support/workers/browser.ts';
import { EntryEvent, eventFees, eventGroup, feeOf, type Link } from '../../support/workers/entry-event.ts';
import { connected, STRIPE_KEYS } from '../../support/workers/payments.ts';
import { type Cast, freshId, makeCast } from '../../support/workers/people.ts';

let cast: Cast;
let stripe: StripeStandIn;

beforeAll(async () => {
  cast = await makeCast();
});

beforeEach(() => {
  stripe = new StripeStandIn(() => clock.now());
  const vipps = new VippsStandIn(() => clock.now());
  const send = sentTo(({ host }) => (host === 'api.stripe.com' ? stripe : vipps));
  vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => send(String(url), init ?? {}));
});

afterEach(() => {
  vi.restoreAllMocks();
});

async function post(path: string, { headers, body }: SignedWebhook): Promise<number> {
  const execution = createExecutionContext();
  const init = { method: 'POST', headers: { ...headers }, body };
  const response = await app.request(ORIGIN + path, init, env, execution);
  await waitOnExecutionContext(execution);
  return response.status;
}

/** An entry with a fee of 500, whose checkout has been opened. */
async function checkout() {
  const { webhook_url } = await connected(cast.people.manager.browser, { type: 'club', id: cast.club });
  const event = await EntryEvent.create(cast.people.clubArbiter, cast.club, [eventGroup('A')], {
    fees: eventFees({ rules: [feeOf(50_000)] }),
  });
  const link = await event.entered('A', freshId('Payer'));
  const { url } = await event.stranger().read(calls.payEntry, {
    token: link.token,
    body: { entry: link.entry, provider: 'stripe', language: 'no' },
  });
  return { event, link, url, path: new URL(webhook_url).pathname, reference: await referenceOf(link) };
}

async function referenceOf({ entry }: Link): Promise<string> {
  const rows = await openDb(env.DB).select().from(providerPayments);
  return rows.find(({ charge }) => String(charge) === entry)?.reference ?? '';
}

const own = async (event: EntryEvent, { token }: Link) =>
  (await event.stranger().read(calls.viewEntry, { token })).entries[0];

const completed = (reference: string) =>
  stripe.webhook('checkout.session.completed', stripe.session(reference), { secret: STRIPE_KEYS.webhook_secret });

describe('entry fees at a provider', () => {
  it('the entry is paid by the webhook, not by coming back from the provider, and once however often it comes', async () => {
    const { event, link, url, path, reference } = await checkout();
    expect(url).toMatch(/^https:\/\/checkout\.stripe\.com\//);
    expect(await own(event, link)).toMatchObject({ payment: 'owed', balance: 50_000 });
    stripe.pay(reference);
    const webhook = await completed(reference);
    expect([await post(path, webhook), await post(path, webhook)]).toEqual([200, 200]);
    const paid = await own(event, link);
    expect(paid).toMatchObject({ payment: 'paid', balance: 0 });
    expect(paid?.ledger.map(({ kind, amount, method }) => [kind, amount, method])).toEqual([
      ['charge', 50_000, null],
      ['payment', 50_000, 'card'],
    ]);
    expect(paid?.ledger.at(-1)?.receipt).toMatch(/^20\d\d-\d+$/);
    const body = { entry: link.entry, provider: 'stripe', language: 'no' } as const;
    expect(refusal(await event.stranger().ask(calls.payEntry, { token: link.token, body }))).toBe('409 paidAlready');
  });

  it('pressing twice gives the same checkout, and a webhook that never comes is made good by asking', async () => {
    const { event, link, url, reference } = await checkout();
    const body = { entry: link.entry, provider: 'stripe', language: 'no' } as const;
    expect((await event.stranger().read(calls.payEntry, { token: link.token, body })).url).toBe(url);
    stripe.pay(reference);
    vi.spyOn(clock, 'now').mockImplementation(() => (Date.now() + 11 * 60_000) as never);
    await scheduled({ cron: '*/10 * * * *' }, env);
    expect(await own(event, link)).toMatchObject({ payment: 'paid' });
  });

  it('what a withdrawal gives back is refunded at the provider by one press, and booked when it confirms', async () => {
    const { event, link, path, reference } = await checkout();
    stripe.pay(reference);
    await post(path, await completed(reference));
    expect(refusal(await event.host.ask(calls.refundEntry, { id: event.id, body: { entry: link.entry } }))).toBe(
      '409 nothingToRefund',
    );
    await event.stranger().read(calls.withdrawOwnEntry, { token: link.token, body: { entry: link.entry, reason: '' } });
    expect(await own(event, link)).toMatchObject({ payment: 'refundDue', balance: -50_000 });
    await event.host.read(calls.refundEntry, { id: event.id, body: { entry: link.entry } });
    expect(await own(event, link)).toMatchObject({ payment: 'refunded', balance: 0 });
  });

  it('without a connection of the host nothing of it shows, and a checkout is refused', async () => {
    const event = await EntryEvent.create(cast.people.otherManager, cast.otherClub, [eventGroup('A')], {
      fees: eventFees({ rules: [feeOf(50_000)] }),
    });
    const link = await event.entered('A', freshId('Nobody'));
    const view = await event.stranger().read(calls.viewEntry, { token: link.token });
    expect(view.payment.checkouts).toEqual([]);
    const body = { entry: link.entry, provider: 'stripe', language: 'no' } as const;
    expect(refusal(await event.stranger().ask(calls.payEntry, { token: link.token, body }))).toBe('409 providerOff');
  });
});
