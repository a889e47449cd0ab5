import { z } from 'zod';

/**
 * The parts of Stripe's formats that are read (docs.stripe.com/api: Checkout Session, Refund, Event), at this version. The
 * version is sent with each request, so that the format does not depend on the account.
 */
export const STRIPE_VERSION = '2025-07-30.basil';

/** An id, or the object itself if it was expanded. */
const expandable = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);

export const checkoutSession = z.object({
  id: z.string(),
  object: z.literal('checkout.session'),
  status: z.enum(['open', 'complete', 'expired']).nullable(),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.number().int().nullable(),
  currency: z.string().nullable(),
  client_reference_id: z.string().nullable(),
  payment_intent: expandable.nullable(),
  url: z.string().nullish(),
});
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

export const webhookEvent = z.object({
  id: z.string().min(1).max(255),
  object: z.literal('event'),
  type: z.string(),
  data: z.object({ object: z.union([sessionEvent, transferEvent, otherEvent]) }),
});
