import type { ProviderReport } from '../../../domain/payment/payment-state.ts';
import { attemptKey, type PaymentMode, TEST_PAYMENT } from '../../../domain/payment/provider.ts';
import { sha256 } from '../hmac.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import type { CheckoutOrder, HostedCheckout, KnownPayment, ProviderEvent, WebhookRequest } from '../provider.ts';
import type { VippsSecrets } from '../secrets.ts';
import { readWebhook } from '../webhook-json.ts';
import { createdPayment, type PaymentDetails, paymentDetails, webhookEvent } from './formats.ts';
import { isFromVipps } from './signature.ts';
import { vippsRequests } from './vipps-requests.ts';

/** Vipps MobilePay ePayment by the keys of a host's sales unit. It reserves; the money is taken by a capture. */
export function vippsCheckout(
  deps: Pick<PaymentDeps, 'fetch'>,
  secrets: VippsSecrets,
  mode: PaymentMode,
  timeoutMs: number,
): HostedCheckout {
  const ask = vippsRequests(deps, secrets, mode, timeoutMs);

  const start = async (order: CheckoutOrder) => {
    const key = attemptKey(order.charge, order.attempt);
    const { reference, redirectUrl } = await ask({
      method: 'POST',
      path: '/epayment/v1/payments',
      body: {
        amount: { currency: order.price.currency, value: order.price.amount },
        paymentMethod: { type: 'WALLET' },
        reference: key,
        userFlow: 'WEB_REDIRECT',
        returnUrl: order.returnUrl,
        paymentDescription: order.description,
      },
      key,
      answer: createdPayment,
    });
    return { reference, checkoutUrl: redirectUrl };
  };

  const change = (reference: string, what: 'capture' | 'cancel' | 'refund', key: string, body?: object) =>
    ask({
      method: 'POST',
      path: `${pathOf(reference)}/${what}`,
      ...(body !== undefined && { body }),
      key,
      answer: paymentDetails,
    });

  return {
    start,
    read: async (payment) =>
      reportOf(await ask({ method: 'GET', path: pathOf(payment.reference), answer: paymentDetails }), payment),
    capture: async ({ reference, price }) => {
      const modificationAmount = { currency: price.currency, value: price.amount };
      await change(reference, 'capture', `${reference}-capture`, { modificationAmount });
    },
    cancel: async ({ reference }) => {
      await change(reference, 'cancel', `${reference}-cancel`);
    },
    refund: async ({ reference, price }, amount, key) => {
      await change(reference, 'refund', key, { modificationAmount: { currency: price.currency, value: amount } });
    },
    isAuthentic: async (request) => secrets.webhookSecret !== null && isFromVipps(request, secrets.webhookSecret),
    eventOf,
    test: async (order) => {
      const { reference } = await start({ ...order, attempt: 1, price: TEST_PAYMENT.vipps });
      await change(reference, 'cancel', `${reference}-cancel`);
    },
  };
}

const pathOf = (reference: string): string => `/epayment/v1/payments/${encodeURIComponent(reference)}`;

const ENDED: Readonly<Record<PaymentDetails['state'], ProviderReport['ended']>> = {
  CREATED: null,
  ABORTED: 'cancelled',
  TERMINATED: 'cancelled',
  EXPIRED: 'expired',
  AUTHORIZED: null,
};

const reportOf = (details: PaymentDetails, { reference, charge }: KnownPayment): ProviderReport => ({
  // The reference is made of the charge, and nothing else of it is sent.
  charge: details.reference === reference ? charge : details.reference,
  price: { amount: details.amount.value, currency: details.amount.currency },
  reserved: details.aggregate.authorizedAmount.value,
  released: details.aggregate.cancelledAmount.value,
  captured: details.aggregate.capturedAmount.value,
  refunded: details.aggregate.refundedAmount.value,
  ended: ENDED[details.state],
  transfer: details.pspReference,
});

/** Vipps gives its events no ids; a repeated one has the same body. */
async function eventOf({ body }: WebhookRequest): Promise<ProviderEvent | null> {
  const event = readWebhook(webhookEvent, body);
  return event && { id: await sha256(body), reference: event.reference, transfer: null, failed: false };
}
