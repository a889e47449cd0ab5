import { afterEach, describe, expect, it } from 'vitest';
import { asId } from '../../../domain/kernel/ids.ts';
import { HOUR, millis, SECOND } from '../../../domain/kernel/time.ts';
import { stateOf } from '../../../domain/payment/payment-state.ts';
import type { CheckoutOrder, KnownPayment } from '../../../services/payment/provider.ts';
import type { ProviderFailure } from '../../../services/payment/provider-request.ts';
import { stripeCheckout } from '../../../services/payment/stripe/stripe-checkout.ts';
import { holdTimeLimits, restoreClock } from '../../support/clock.ts';
import { sentTo } from '../../support/stand-ins/stand-in.ts';
import { StripeStandIn } from '../../support/stand-ins/stripe-stand-in.ts';

const NOW = millis(Date.UTC(2026, 10, 28, 12));
const TIMEOUT_MS = 2 * SECOND;
const SECRET = 'whsec_contracttest';
const KEYS = { provider: 'stripe', secretKey: 'rk_test_contract', webhookSecret: SECRET } as const;

const ORDER: CheckoutOrder = {
  charge: asId('charge-12345'),
  attempt: 2,
  price: { amount: 50_000, currency: 'NOK' },
  description: 'Julelyn: A, Ola Nordmann',
  language: 'no',
  returnUrl: 'https://rokade.example/e/token?paid',
  createdAt: NOW,
};

function world() {
  const stripe = new StripeStandIn(() => NOW);
  const checkout = stripeCheckout({ fetch: sentTo(() => stripe) }, KEYS, TIMEOUT_MS);
  const known = (reference: string, transfer: string | null = null): KnownPayment => ({
    ...ORDER,
    reference,
    transfer,
  });
  const started = async () => known((await checkout.start(ORDER)).reference);
  const paid = async () => {
    const { reference } = await started();
    stripe.pay(reference);
    return known(reference, stripe.session(reference).payment_intent);
  };
  const state = async (payment: KnownPayment) => stateOf(await checkout.read(payment), ORDER);
  return { stripe, checkout, known, started, paid, state };
}

const lastOf = ({ requests }: StripeStandIn) => requests.at(-1);

const requestOf = ({ headers, body }: { headers: Readonly<Record<string, string>>; body: string }) => ({
  url: new URL('https://rokade.example/webhooks-of-stripe'),
  headers: new Headers(headers),
  body: Uint8Array.from(new TextEncoder().encode(body)),
});

afterEach(restoreClock);

describe('Stripe Checkout, against its stand-in', () => {
  it('a session is created in the published form, in minor units, with key and version', async () => {
    const { stripe, checkout } = world();
    const { reference, checkoutUrl } = await checkout.start(ORDER);
    const sent = lastOf(stripe);
    expect(sent).toMatchObject({ method: 'POST', host: 'api.stripe.com', path: '/v1/checkout/sessions' });
    expect(sent?.headers).toMatchObject({
      authorization: 'Bearer rk_test_contract',
      'content-type': 'application/x-www-form-urlencoded',
      'idempotency-key': 'charge-12345-2',
      'stripe-version': '2025-07-30.basil',
    });
    expect(Object.fromEntries(new URLSearchParams(sent?.body))).toEqual({
      mode: 'payment',
      client_reference_id: 'charge-12345',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'nok',
      'line_items[0][price_data][unit_amount]': '50000',
      'line_items[0][price_data][product_data][name]': ORDER.description,
      'payment_intent_data[description]': ORDER.description,
      'payment_intent_data[metadata][charge]': 'charge-12345',
      'adaptive_pricing[enabled]': 'false',
      locale: 'nb',
      success_url: ORDER.returnUrl,
      cancel_url: ORDER.returnUrl,
      expires_at: String((NOW + 23 * HOUR) / SECOND),
    });
    expect(checkoutUrl).toBe(stripe.session(reference).url);
  });

  it('[PY-3] the same order twice gives the same session', async () => {
    const { checkout } = world();
    expect(await checkout.start(ORDER)).toEqual(await checkout.start(ORDER));
    expect(await checkout.start({ ...ORDER, attempt: 3 })).not.toEqual(await checkout.start(ORDER));
  });

  it('a session is read as open, paid, expired or refunded', async () => {
    const { stripe, known, started, paid, state } = world();
    expect(await state(await started())).toEqual({ kind: 'open' });
    const payment = await paid();
    expect(await state(payment)).toEqual({ kind: 'paid' });
    stripe.refund(payment.transfer ?? '', 20_000);
    expect(await state(payment)).toEqual({ kind: 'refunded', amount: 20_000 });
    stripe.expire(payment.reference);
    expect((await started()).reference).toBe(known(payment.reference).reference);
  });

  it('[PY-11] a refund is sent once for its key, and counts when Stripe has confirmed it', async () => {
    const { stripe, checkout, paid, state } = world();
    const payment = await paid();
    stripe.refundStatus = 'pending';
    await checkout.refund(payment, 20_000, 'refund-1');
    await checkout.refund(payment, 20_000, 'refund-1');
    const sent = lastOf(stripe);
    expect(sent).toMatchObject({ method: 'POST', path: '/v1/refunds' });
    expect(sent?.headers['idempotency-key']).toBe('refund-1');
    expect(Object.fromEntries(new URLSearchParams(sent?.body))).toEqual({
      payment_intent: payment.transfer,
      amount: '20000',
    });
    expect(await state(payment)).toEqual({ kind: 'paid' });
    stripe.confirmRefunds();
    expect(await state(payment)).toEqual({ kind: 'refunded', amount: 20_000 });
  });

  it('a delayed transfer is open until it succeeds', async () => {
    const { stripe, started, state } = world();
    const payment = await started();
    stripe.payLater(payment.reference);
    expect(await state(payment)).toEqual({ kind: 'open' });
    stripe.pay(payment.reference);
    expect(await state(payment)).toEqual({ kind: 'paid' });
  });

  it('a cancelled session is expired at Stripe', async () => {
    const { stripe, checkout, started, state } = world();
    const payment = await started();
    await checkout.cancel(payment);
    expect(lastOf(stripe)?.path).toBe(`/v1/checkout/sessions/${payment.reference}/expire`);
    expect(await state(payment)).toEqual({ kind: 'expired' });
  });

  it('[PY-5] the test makes and expires a session of 3.00', async () => {
    const { stripe, checkout } = world();
    await checkout.test({ ...ORDER, charge: asId('test-1') });
    const [refunds, created, expired] = stripe.requests;
    expect(refunds?.path).toBe('/v1/refunds?limit=1');
    expect(new URLSearchParams(created?.body).get('line_items[0][price_data][unit_amount]')).toBe('300');
    expect(expired?.path).toMatch(/\/expire$/);
  });

  it('refused keys, refused requests and missing answers are told apart', async () => {
    const { stripe, checkout } = world();
    const kindOf = (attempt: Promise<unknown>) => attempt.then(String, (failure: ProviderFailure) => failure.kind);
    stripe.accepts = () => false;
    expect(await kindOf(checkout.start(ORDER))).toBe('keys');
    stripe.accepts = () => true;
    expect(await kindOf(checkout.start({ ...ORDER, price: { amount: 1, currency: 'NOK' } }))).toBe('refused');
    stripe.faults.push(() => Promise.reject(new TypeError('connection lost')));
    expect(await kindOf(checkout.start(ORDER))).toBe('unanswered');
    const pass = holdTimeLimits();
    stripe.faults.push(() => new Promise<Response>(() => undefined));
    const late = kindOf(checkout.start(ORDER));
    pass(TIMEOUT_MS);
    expect(await late).toBe('unanswered');
    stripe.faults.push(() => new Response('<html>down</html>', { status: 200 }));
    expect(await kindOf(checkout.start(ORDER))).toBe('refused');
  });

  it('[PY-2] a webhook is authentic only with the right secret, body and a time within 300 s', async () => {
    const { stripe, checkout } = world();
    const signed = (at: number = NOW, secret: string = SECRET) =>
      stripe.webhook('checkout.session.completed', { object: 'checkout.session', id: 'cs_1' }, { secret, at });
    const webhook = await signed();
    expect(await checkout.isAuthentic(requestOf(webhook), NOW)).toBe(true);
    expect(await checkout.isAuthentic(requestOf({ ...webhook, body: `${webhook.body} ` }), NOW)).toBe(false);
    expect(await checkout.isAuthentic(requestOf(await signed(NOW, 'whsec_other')), NOW)).toBe(false);
    expect(await checkout.isAuthentic(requestOf({ ...webhook, headers: {} }), NOW)).toBe(false);
    for (const seconds of [-301, 301])
      expect(await checkout.isAuthentic(requestOf(await signed(NOW + seconds * SECOND)), NOW)).toBe(false);
    for (const seconds of [-300, 300])
      expect(await checkout.isAuthentic(requestOf(await signed(NOW + seconds * SECOND)), NOW)).toBe(true);
  });

  it('a webhook with two signatures is authentic by either, as while a secret is replaced', async () => {
    const { stripe, checkout } = world();
    const { headers, body } = await stripe.webhook('checkout.session.completed', {}, { secret: SECRET });
    const [time = '', signature = ''] = (headers['stripe-signature'] ?? '').split(',');
    const both = { 'stripe-signature': `${time},v1=${'ab'.repeat(32)},${signature}` };
    expect(await checkout.isAuthentic(requestOf({ headers: both, body }), NOW)).toBe(true);
    const old = { 'stripe-signature': `${time},${signature.replace('v1', 'v0')}` };
    expect(await checkout.isAuthentic(requestOf({ headers: old, body }), NOW)).toBe(false);
  });

  it('an event names the session, or the transfer that was refunded', async () => {
    const { stripe, checkout } = world();
    const eventOf = async (type: string, object: object) =>
      checkout.eventOf(requestOf(await stripe.webhook(type, object, { secret: SECRET, id: 'evt_1' })));
    const event = { id: 'evt_1', reference: null, transfer: null, failed: false };
    expect(await eventOf('checkout.session.completed', { object: 'checkout.session', id: 'cs_1' })).toEqual({
      ...event,
      reference: 'cs_1',
    });
    expect(await eventOf('charge.refunded', { object: 'charge', id: 'ch_1', payment_intent: 'pi_1' })).toEqual({
      ...event,
      transfer: 'pi_1',
    });
    expect(await eventOf('refund.updated', { object: 'refund', id: 're_1', payment_intent: { id: 'pi_1' } })).toEqual({
      ...event,
      transfer: 'pi_1',
    });
    const failed = await eventOf('checkout.session.async_payment_failed', { object: 'checkout.session', id: 'cs_1' });
    expect(failed?.failed).toBe(true);
    expect(await eventOf('customer.created', { object: 'customer', id: 'cus_1' })).toEqual(event);
    expect(await checkout.eventOf(requestOf({ headers: {}, body: 'no JSON' }))).toBeNull();
  });
});
