import { z } from 'zod';
import { camelKeys } from '../../../contract/codec/case.ts';
import type { VippsSecrets } from '../secrets.ts';

/**
 * The parts of Vipps MobilePay's formats that are read (developer.vippsmobilepay.com: Access Token API, ePayment API 1.4,
 * Webhooks API).
 */
export const accessToken = z.object({ access_token: z.string().min(1) }).transform(camelKeys);

/** The headers of a request for an access token. */
export const tokenHeaders = ({ clientId, clientSecret }: Pick<VippsSecrets, 'clientId' | 'clientSecret'>) => ({
  client_id: clientId,
  client_secret: clientSecret,
});

const amount = z.object({ currency: z.string(), value: z.number().int() });

export const createdPayment = z.object({ reference: z.string(), redirectUrl: z.url() });

/** A payment, and the answer to what changes it. */
export const paymentDetails = z.object({
  reference: z.string(),
  pspReference: z.string(),
  /** It stays AUTHORIZED whatever is captured, released or refunded: that is in the amounts. */
  state: z.enum(['CREATED', 'ABORTED', 'EXPIRED', 'AUTHORIZED', 'TERMINATED']),
  amount,
  aggregate: z.object({
    authorizedAmount: amount,
    cancelledAmount: amount,
    capturedAmount: amount,
    refundedAmount: amount,
  }),
});
export type PaymentDetails = z.output<typeof paymentDetails>;

export const webhookEvent = z.object({
  msn: z.string(),
  reference: z.string().min(1).max(64),
  pspReference: z.string(),
  name: z.string(),
  amount,
  timestamp: z.string(),
  success: z.boolean(),
});

/** The secret is in this answer only. */
export const registeredWebhook = z.object({ id: z.string().min(1), secret: z.string().min(1) });

/** What a payment goes through, as the Webhooks API names it. */
export const WEBHOOK_EVENTS = [
  'authorized',
  'captured',
  'cancelled',
  'refunded',
  'aborted',
  'expired',
  'terminated',
].map((name) => `epayments.payment.${name}.v1`);
