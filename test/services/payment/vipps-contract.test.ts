import { describe, expect, it } from 'vitest';
import { asId } from '../../../domain/kernel/ids.ts';
import { millis, SECOND } from '../../../domain/kernel/time.ts';
import { stateOf } from '../../../domain/payment/payment-state.ts';
import type { CheckoutOrder, KnownPayment } from '../../../services/payment/provider.ts';
import type { ProviderFailure } from '../../../services/payment/provider-request.ts';
import { vippsCheckout } from '../../../services/payment/vipps/vipps-checkout.ts';
import { registerWebhook, removeWebhook, vippsRequests } from '../../../services/payment/vipps/vipps-requests.ts';
import { sentTo } from '../../support/stand-ins/stand-in.ts';
import { VippsStandIn } from '../../support/stand-ins/vipps-stand-in.ts';

const NOW = millis(Date.UTC(2026, 10, 28, 12));
const SECRET = 'A0+AeKBRG2KRGvnNwJpQlb6IJFk48CKXCIcrLoHncVJKDILsQSxS6NWCccwWm6r6FhGKhiHTBsG2wo/xU6FY/A==';
const KEYS = {
  provider: 'vipps',
  clientId: 'client-id',
  clientSecret: 'client-secret',
  subscriptionKey: 'subscription-key',
  merchantSerialNumber: '123456',
  webhookSecret: SECRET,
} as const;
const HOOK = { url: 'https://rokade.example/webhooks-of-vipps', secret: SECRET };

const ORDER: CheckoutOrder = {
  charge: asId('charge-12345'),
  attempt: 2,
  price: { amount: 50_000, currency: 'NOK' },
  description: 'Julelyn: A, Ola Nordmann',
  language: 'no',
  returnUrl: 'https://rokade.example/e/token?paid',
  createdAt: NOW,
};
const PRICE = ORDER.price.amount;
const PAYMENT: KnownPayment = { ...ORDER, reference: 'charge-12345-2', transfer: null };

function world(mode: 'test' | 'live' = 'test') {
  const vipps = new VippsStandIn(() => NOW);
  const deps = { fetch: sentTo(() => vipps) };
  const checkout = vippsCheckout(deps, KEYS, mode, SECOND);
  const state = async () => stateOf(await checkout.read(PAYMENT), ORDER);
  const approved = async () => {
    await checkout.start(ORDER);
    vipps.approve(PAYMENT.reference);
  };
  const ask = vippsRequests(deps, KEYS, mode, SECOND);
  return { vipps, checkout, state, approved, ask };
}

const lastOf = ({ requests }: VippsStandIn) => requests.at(-1);

const requestOf = (
  { headers, body }: { headers: Readonly<Record<string, string>>; body: string },
  url: string = HOOK.url,
) => ({ url: new URL(url), headers: new Headers(headers), body: Uint8Array.from(new TextEncoder().encode(body)) });

describe('Vipps ePayment, against its stand-in', () => {
  it('an access token is fetched with all keys and the system headers, once', async () => {
    const { vipps, checkout } = world();
    await checkout.start(ORDER);
    await checkout.read(PAYMENT);
    const [token] = vipps.requests;
    expect(token).toMatchObject({ method: 'POST', host: 'apitest.vipps.no', path: '/accesstoken/get' });
    expect(token?.headers).toMatchObject({
      client_id: 'client-id',
      client_secret: 'client-secret',
      'ocp-apim-subscription-key': 'subscription-key',
      'merchant-serial-number': '123456',
      'vipps-system-name': 'rokade',
      'vipps-system-version': '0.1.0',
    });
    expect(vipps.requests.filter(({ path }) => path === '/accesstoken/get')).toHaveLength(1);
  });

  it('a payment is created in the published form, and only the token carries the client secret', async () => {
    const { vipps, checkout } = world();
    expect(await checkout.start(ORDER)).toEqual({
      reference: 'charge-12345-2',
      checkoutUrl: 'https://landing.vipps.no?token=charge-12345-2',
    });
    const sent = lastOf(vipps);
    expect(sent).toMatchObject({ method: 'POST', path: '/epayment/v1/payments' });
    expect(sent?.headers).toMatchObject({
      authorization: 'Bearer a.test.token',
      'content-type': 'application/json',
      'idempotency-key': 'charge-12345-2',
      'ocp-apim-subscription-key': 'subscription-key',
      'merchant-serial-number': '123456',
      'vipps-system-name': 'rokade',
    });
    expect(sent?.headers).not.toHaveProperty('client_secret');
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      amount: { currency: 'NOK', value: 50_000 },
      paymentMethod: { type: 'WALLET' },
      reference: 'charge-12345-2',
      userFlow: 'WEB_REDIRECT',
      returnUrl: ORDER.returnUrl,
      paymentDescription: ORDER.description,
    });
  });

  it('[PY-6] live payments go to the live API', async () => {
    const { vipps, checkout } = world('live');
    await checkout.start(ORDER);
    expect(new Set(vipps.requests.map(({ host }) => host))).toEqual(new Set(['api.vipps.no']));
  });

  it('[PY-3] the same order twice gives the same payment', async () => {
    const { checkout } = world();
    expect(await checkout.start(ORDER)).toEqual(await checkout.start(ORDER));
  });

  it('a payment is read as open, aborted, expired, reserved', async () => {
    const { vipps, checkout, state } = world();
    await checkout.start(ORDER);
    expect(await state()).toEqual({ kind: 'open' });
    vipps.abort(PAYMENT.reference);
    expect(await state()).toEqual({ kind: 'cancelled' });
    vipps.expire(PAYMENT.reference);
    expect(await state()).toEqual({ kind: 'expired' });
    vipps.approve(PAYMENT.reference);
    expect(await state()).toEqual({ kind: 'reserved' });
  });

  it('[PY-8] a reservation is captured in full, once', async () => {
    const { vipps, checkout, state, approved } = world();
    await approved();
    await checkout.capture(PAYMENT);
    await checkout.capture(PAYMENT);
    const sent = lastOf(vipps);
    expect(sent?.path).toBe('/epayment/v1/payments/charge-12345-2/capture');
    expect(sent?.headers['idempotency-key']).toBe('charge-12345-2-capture');
    expect(JSON.parse(sent?.body ?? '')).toEqual({ modificationAmount: { currency: 'NOK', value: 50_000 } });
    expect(await state()).toEqual({ kind: 'paid' });
  });

  it('a capture before the approval is refused', async () => {
    const { checkout } = world();
    await checkout.start(ORDER);
    await expect(checkout.capture(PAYMENT)).rejects.toMatchObject({ kind: 'refused', status: 400 });
  });

  it('[PY-8] a cancelled reservation is released', async () => {
    const { vipps, checkout, state, approved } = world();
    await approved();
    await checkout.cancel(PAYMENT);
    const sent = lastOf(vipps);
    expect(sent?.path).toBe('/epayment/v1/payments/charge-12345-2/cancel');
    expect(sent?.headers['idempotency-key']).toBe('charge-12345-2-cancel');
    expect(sent?.body).toBe('');
    expect(await state()).toEqual({ kind: 'cancelled' });
  });

  it('[PY-11] a refund is sent once for its key', async () => {
    const { vipps, checkout, state, approved } = world();
    await approved();
    await checkout.capture(PAYMENT);
    await checkout.refund(PAYMENT, 20_000, 'refund-1');
    await checkout.refund(PAYMENT, 20_000, 'refund-1');
    const sent = lastOf(vipps);
    expect(sent?.path).toBe('/epayment/v1/payments/charge-12345-2/refund');
    expect(JSON.parse(sent?.body ?? '')).toEqual({ modificationAmount: { currency: 'NOK', value: 20_000 } });
    expect(await state()).toEqual({ kind: 'refunded', amount: 20_000 });
  });

  it('what the host does in the portal of Vipps is read too', async () => {
    const { vipps, state, approved } = world();
    await approved();
    vipps.inPortal(PAYMENT.reference, { capturedAmount: PRICE - 1, cancelledAmount: 1 });
    expect(await state()).toEqual({ kind: 'mismatch' });
    vipps.inPortal(PAYMENT.reference, { capturedAmount: PRICE, cancelledAmount: 0 });
    expect(await state()).toEqual({ kind: 'paid' });
    vipps.falsify(PAYMENT.reference, { currency: 'NOK', value: PRICE - 1 });
    expect(await state()).toEqual({ kind: 'mismatch' });
  });

  it('[PY-5] the test makes and cancels a payment of 1.00', async () => {
    const { vipps, checkout } = world();
    await checkout.test({ ...ORDER, charge: asId('test-abcdefgh') });
    const [, created, cancelled] = vipps.requests;
    expect(JSON.parse(created?.body ?? '').amount).toEqual({ currency: 'NOK', value: 100 });
    expect(cancelled?.path).toMatch(/\/cancel$/);
    expect(vipps.payment('test-abcdefgh-1').state).toBe('TERMINATED');
  });

  it('refused keys, refused requests and missing answers are told apart', async () => {
    const { vipps, checkout, ask } = world();
    const kindOf = (attempt: Promise<unknown>) => attempt.then(String, (failure: ProviderFailure) => failure.kind);
    vipps.accepts = ({ client_secret }) => client_secret === undefined;
    expect(await kindOf(registerWebhook(ask, HOOK.url))).toBe('keys');
    vipps.accepts = () => true;
    const other = world();
    expect(await kindOf(other.checkout.start({ ...ORDER, returnUrl: 'http://rokade.example' }))).toBe('refused');
    other.vipps.faults.push(() => Promise.reject(new TypeError('connection lost')));
    expect(await kindOf(other.checkout.start(ORDER))).toBe('unanswered');
    expect(await kindOf(checkout.read(PAYMENT))).toBe('refused');
  });

  it('webhooks are registered for all events of payments, and removed', async () => {
    const { vipps, ask } = world();
    const { id, secret } = await registerWebhook(ask, HOOK.url);
    expect(lastOf(vipps)).toMatchObject({ method: 'POST', path: '/webhooks/v1/webhooks' });
    expect(vipps.webhooks.get(id)).toMatchObject({ url: HOOK.url, secret });
    expect(vipps.webhooks.get(id)?.events).toEqual([
      'epayments.payment.authorized.v1',
      'epayments.payment.captured.v1',
      'epayments.payment.cancelled.v1',
      'epayments.payment.refunded.v1',
      'epayments.payment.aborted.v1',
      'epayments.payment.expired.v1',
      'epayments.payment.terminated.v1',
    ]);
    await removeWebhook(ask, id);
    expect(vipps.webhooks.size).toBe(0);
  });

  it('[PY-2] the published example of a signed webhook is authentic', async () => {
    const { checkout } = world();
    const headers = {
      'x-ms-date': 'Thu, 30 Mar 2023 08:38:32 GMT',
      'x-ms-content-sha256': 'lNlsp1XA03N34HrQsVzPgJKtC+r7l/RBF4V3JQUWMj4=',
      authorization:
        'HMAC-SHA256 SignedHeaders=x-ms-date;host;x-ms-content-sha256&Signature=agAiSyogQbDHpeucoNwYz+yAr5nJ+v+zasdkSbqzv+U=',
    };
    const body = '{"some-unique-content":"ee6e441b-cc4a-46f8-895d-a5af79bcc233/hello-world"}';
    const url = 'https://webhook.site/e2cee29b-012e-4f1d-8ef4-e95fd74a7a63';
    expect(await checkout.isAuthentic(requestOf({ headers, body }, url), NOW)).toBe(true);
    expect(await checkout.isAuthentic(requestOf({ headers, body: `${body} ` }, url), NOW)).toBe(false);
    expect(await checkout.isAuthentic(requestOf({ headers, body }, `${url}0`), NOW)).toBe(false);
    const later = { ...headers, 'x-ms-date': 'Thu, 30 Mar 2023 08:38:33 GMT' };
    expect(await checkout.isAuthentic(requestOf({ headers: later, body }, url), NOW)).toBe(false);
    expect(await checkout.isAuthentic(requestOf({ headers: {}, body }, url), NOW)).toBe(false);
  });

  it('[PY-2] a webhook with another secret, or with the hash of another body, is not authentic', async () => {
    const { vipps, checkout, approved } = world();
    await approved();
    const right = await vipps.webhook('AUTHORIZED', PAYMENT.reference, HOOK);
    expect(await checkout.isAuthentic(requestOf(right), NOW)).toBe(true);
    const wrong = await vipps.webhook('AUTHORIZED', PAYMENT.reference, { ...HOOK, secret: 'another' });
    expect(await checkout.isAuthentic(requestOf(wrong), NOW)).toBe(false);
    expect(await checkout.isAuthentic(requestOf({ ...right, body: `${right.body} ` }), NOW)).toBe(false);
  });

  it('a repeated event has the same id, another event another one', async () => {
    const { vipps, checkout, approved } = world();
    await approved();
    const eventOf = async (name: string) =>
      checkout.eventOf(requestOf(await vipps.webhook(name, PAYMENT.reference, HOOK)));
    const event = await eventOf('AUTHORIZED');
    expect(event).toMatchObject({ reference: PAYMENT.reference, transfer: null, failed: false });
    expect(await eventOf('AUTHORIZED')).toEqual(event);
    expect((await eventOf('CAPTURED'))?.id).not.toBe(event?.id);
    expect(await checkout.eventOf(requestOf({ headers: {}, body: '{"reference":7}' }))).toBeNull();
  });
});
