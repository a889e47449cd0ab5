import { z } from 'zod';
import { camelKeys } from '../../../contract/codec/case.ts';
import { SECOND } from '../../../domain/kernel/time.ts';
import { CHECKOUT_OPEN_MS } from '../../../domain/payment/provider.ts';
import type { CheckoutOrder } from '../provider.ts';

/**
 * The parts of Stripe's formats that are sent and read; answers get the names of the code (docs.stripe.com/api: Checkout Session, Refund, Event), at this version. The
 * version is sent with each request, so that the format does not depend on the account.
 */
export const STRIPE_VERSION = '2025-07-30.basil';

/** An id, or the object itself if it was expanded. */
const expandable = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);

export const checkoutSession = z
  .object({
    id: z.string(),
    object: z.literal('checkout.session'),
    status: z.enum(['open', 'complete', 'expired']).nullable(),
    payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
    amount_total: z.number().int().nullable(),
    currency: z.string().nullable(),
    client_reference_id: z.string().nullable(),
    payment_intent: expandable.nullable(),
    url: z.string().nullish(),
  })
  .transform(camelKeys);
export type CheckoutSession = z.output<typeof checkoutSession>;

export const refund = z.object({
  id: z.string(),
  object: z.literal('refund'),
  amount: z.number().int(),
  /** `pending`, `requires_action`, `succeeded`, `failed`, or `canceled`. */
  status: z.string().nullable(),
});

export const refundList = z.object({ object: z.literal('list'), data: z.array(refund) });

const sessionEvent = z.object({ object: z.literal('checkout.session'), id: z.string() });
/** A charge or a refund. */
const transferEvent = z.object({ object: z.enum(['charge', 'refund']), payment_intent: expandable.nullish() });
const otherEvent = z.object({ object: z.string() });

export const webhookEvent = z
  .object({
    id: z.string().min(1).max(255),
    object: z.literal('event'),
    type: z.string(),
    data: z.object({ object: z.union([sessionEvent, transferEvent, otherEvent]) }),
  })
  .transform(camelKeys);

/** What is sent to create a session, in the notation of forms. The amount must not be converted for the payer. */
export const sessionForm = (order: CheckoutOrder): Record<string, string> => ({
  mode: 'payment',
  client_reference_id: order.charge,
  'line_items[0][quantity]': '1',
  'line_items[0][price_data][currency]': order.price.currency.toLowerCase(),
  'line_items[0][price_data][unit_amount]': String(order.price.amount),
  'line_items[0][price_data][product_data][name]': order.description,
  'payment_intent_data[description]': order.description,
  'payment_intent_data[metadata][charge]': order.charge,
  'adaptive_pricing[enabled]': 'false',
  locale: order.language === 'no' ? 'nb' : 'en',
  success_url: order.returnUrl,
  cancel_url: order.returnUrl,
  expires_at: String(Math.floor((order.createdAt + CHECKOUT_OPEN_MS) / SECOND)),
});

/** What is sent to refund an amount, in minor units. */
export const refundForm = (transfer: string, amount: number): Record<string, string> => ({
  payment_intent: transfer,
  amount: String(amount),
});

/** The query for the refunds of a transfer. */
export const refundsOf = (transfer: string): Record<string, string> => ({ payment_intent: transfer, limit: '100' });
