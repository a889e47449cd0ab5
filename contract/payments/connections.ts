import { z } from 'zod';
import { CAPTURE_TIMES, CONNECTION_STATES, PAYMENT_MODES, PAYMENT_PROVIDERS } from '../../domain/payment/provider.ts';
import type { CamelKeys } from '../codec/case.ts';
import { expected } from '../tournament/expectations.ts';

/** What nobody gets back but for its last characters. Empty keeps the stored one. */
const secret = (pattern: RegExp) =>
  z
    .string()
    .trim()
    .max(400)
    .refine((text) => text === '' || pattern.test(text), expected('providerKey'));

/** Vipps' keys are letters, digits and signs of base64. */
const VIPPS_KEY = /^[\w.~=+/-]{8,}$/;

/** PUT /s/payments/{type}/{id}: Stripe takes the money at once, so there is nothing to say about captures. */
export const stripeConnection = z.object({
  provider: z.literal('stripe'),
  mode: z.enum(PAYMENT_MODES),
  /** A secret or a restricted key. */
  secret_key: secret(/^(sk|rk)_(test|live)_\w{8,}$/),
  webhook_secret: secret(/^whsec_[\w+/=-]{8,}$/),
});

export const vippsConnection = z.object({
  provider: z.literal('vipps'),
  mode: z.enum(PAYMENT_MODES),
  capture: z.enum(CAPTURE_TIMES),
  client_id: secret(VIPPS_KEY),
  client_secret: secret(VIPPS_KEY),
  subscription_key: secret(VIPPS_KEY),
  merchant_serial_number: secret(/^\d{4,7}$/),
});

export const connectionPayload = z.discriminatedUnion('provider', [stripeConnection, vippsConnection]);
export type ConnectionInput = CamelKeys<z.output<typeof connectionPayload>>;

/** A connection as its host sees it. */
export const connectionView = z.object({
  provider: z.enum(PAYMENT_PROVIDERS),
  mode: z.enum(PAYMENT_MODES),
  capture: z.enum(CAPTURE_TIMES),
  state: z.enum(CONNECTION_STATES),
  last_four: z.string(),
  /** Where the provider has to send its webhooks. */
  webhook_url: z.string(),
  has_webhook_secret: z.boolean(),
});
export type ConnectionView = CamelKeys<z.output<typeof connectionView>>;

export const connectionList = z.object({
  /** The providers that the operator allows. */
  offered: z.array(z.enum(PAYMENT_PROVIDERS)),
  connections: z.array(connectionView),
});

/** The state after a test that the provider has passed. */
export const testedConnection = z.object({ state: z.enum(CONNECTION_STATES) });
