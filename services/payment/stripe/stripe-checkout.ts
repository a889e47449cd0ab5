import type { z } from 'zod';
import type { ProviderReport } from '../../../domain/payment/payment-state.ts';
import { attemptKey, TEST_PAYMENT } from '../../../domain/payment/provider.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import type { CheckoutOrder, HostedCheckout, ProviderEvent, WebhookRequest } from '../provider.ts';
import { askProvider, ProviderFailure } from '../provider-request.ts';
import type { StripeSecrets } from '../secrets.ts';
import { readWebhook } from '../webhook-json.ts';
import {
  type CheckoutSession,
  checkoutSession,
  refund,
  refundForm,
  refundList,
  refundsOf,
  STRIPE_VERSION,
  sessionForm,
  webhookEvent,
} from './formats.ts';
import { isFromStripe } from './signature.ts';

const API = 'https://api.stripe.com/v1';

interface StripeRequest<Answer> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly form?: Readonly<Record<string, string>>;
  readonly key?: string;
  readonly answer: z.ZodType<Answer>;
}

/** Stripe Checkout by the keys of a host. It takes the money at once. */
export function stripeCheckout(
  deps: Pick<PaymentDeps, 'fetch'>,
  secrets: StripeSecrets,
  timeoutMs: number,
): HostedCheckout {
  const ask = <Answer>({ method, path, form, key, answer }: StripeRequest<Answer>): Promise<Answer> =>
    askProvider(deps, {
      provider: 'stripe',
      method,
      url: `${API}${path}`,
      headers: {
        authorization: `Bearer ${secrets.secretKey}`,
        'stripe-version': STRIPE_VERSION,
        ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(form !== undefined && { body: new URLSearchParams(form).toString() }),
      timeoutMs,
      answer,
    });

  const start = async (order: CheckoutOrder) => {
    const { id, url } = await ask({
      method: 'POST',
      path: '/checkout/sessions',
      form: sessionForm(order),
      key: attemptKey(order.charge, order.attempt),
      answer: checkoutSession,
    });
    if (url == null) throw new ProviderFailure('refused', 'stripe', null);
    return { reference: id, checkoutUrl: url };
  };

  const expire = (reference: string) =>
    ask({ method: 'POST', path: `/checkout/sessions/${part(reference)}/expire`, form: {}, answer: checkoutSession });

  const refundedOf = async (transfer: string): Promise<number> => {
    const query = new URLSearchParams(refundsOf(transfer));
    const { data } = await ask({ method: 'GET', path: `/refunds?${query}`, answer: refundList });
    return data.reduce((sum, { amount, status }) => sum + (status === 'succeeded' ? amount : 0), 0);
  };

  return {
    start,
    read: async ({ reference }) => {
      const path = `/checkout/sessions/${part(reference)}`;
      const session = await ask({ method: 'GET', path, answer: checkoutSession });
      const isPaid = session.paymentStatus === 'paid';
      const { paymentIntent: transfer } = session;
      return reportOf(session, isPaid && transfer !== null ? await refundedOf(transfer) : 0);
    },
    capture: async () => undefined,
    cancel: async ({ reference }) => {
      await expire(reference);
    },
    refund: async ({ transfer }, amount, key) => {
      if (transfer === null) throw new ProviderFailure('refused', 'stripe', null);
      await ask({ method: 'POST', path: '/refunds', form: refundForm(transfer, amount), key, answer: refund });
    },
    isAuthentic: async (request, now) =>
      secrets.webhookSecret !== null && isFromStripe(request, secrets.webhookSecret, now),
    eventOf: async (request) => eventOf(request),
    test: async (order) => {
      // Refunds need a permission of their own, which a restricted key may lack.
      await ask({ method: 'GET', path: '/refunds?limit=1', answer: refundList });
      const { reference } = await start({ ...order, attempt: 1, price: TEST_PAYMENT.stripe });
      await expire(reference);
    },
  };
}

const part = encodeURIComponent;

function reportOf(session: CheckoutSession, refunded: number): ProviderReport {
  const amount = session.amountTotal ?? 0;
  const taken = session.paymentStatus === 'paid' ? amount : 0;
  return {
    charge: session.clientReferenceId ?? '',
    price: { amount, currency: (session.currency ?? '').toUpperCase() },
    reserved: taken,
    released: 0,
    captured: taken,
    refunded,
    ended: session.status === 'expired' ? 'expired' : null,
    transfer: session.paymentIntent,
  };
}

function eventOf({ body }: WebhookRequest): ProviderEvent | null {
  const event = readWebhook(webhookEvent, body);
  if (event === null) return null;
  const { object } = event.data;
  return {
    id: event.id,
    reference: 'id' in object ? object.id : null,
    transfer: 'paymentIntent' in object ? (object.paymentIntent ?? null) : null,
    failed: event.type === 'checkout.session.async_payment_failed',
  };
}
