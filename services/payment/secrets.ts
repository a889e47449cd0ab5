import { z } from 'zod';
import type { PaymentMode } from '../../domain/payment/provider.ts';

/** The keys of a host's account at a provider. They are stored encrypted only. */
const stripeSecrets = z.object({
  provider: z.literal('stripe'),
  secretKey: z.string(),
  /** Null until the host has made a webhook. */
  webhookSecret: z.string().nullable(),
});
export type StripeSecrets = z.output<typeof stripeSecrets>;

const vippsSecrets = z.object({
  provider: z.literal('vipps'),
  clientId: z.string(),
  clientSecret: z.string(),
  subscriptionKey: z.string(),
  merchantSerialNumber: z.string(),
  webhookSecret: z.string().nullable(),
});
export type VippsSecrets = z.output<typeof vippsSecrets>;

export const providerSecrets = z.discriminatedUnion('provider', [stripeSecrets, vippsSecrets]);
export type ProviderSecrets = z.output<typeof providerSecrets>;

const SHOWN = 4;

/** By which the host recognises the keys. */
export const lastFourOf = (secrets: ProviderSecrets): string =>
  (secrets.provider === 'stripe' ? secrets.secretKey : secrets.clientSecret).slice(-SHOWN);

/** Stripe's keys say what they are for; those of Vipps do not. */
export const fitsMode = (secrets: ProviderSecrets, mode: PaymentMode): boolean =>
  secrets.provider !== 'stripe' || secrets.secretKey.split('_')[1] === mode;
