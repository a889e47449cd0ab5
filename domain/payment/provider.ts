import type { Branded } from '../kernel/ids.ts';
import { HOUR, MINUTE, SECOND } from '../kernel/time.ts';
import { type Money, PAYMENT_CURRENCIES, type PaymentCurrency } from './money.ts';

/** Stripe Checkout, and Vipps MobilePay ePayment. */
export const PAYMENT_PROVIDERS = ['stripe', 'vipps'] as const;
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number];

export const isPaymentProvider = (text: string): text is PaymentProvider =>
  PAYMENT_PROVIDERS.some((provider) => provider === text);

/** Test payments move no money. */
export const PAYMENT_MODES = ['test', 'live'] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];

/**
 * When a reservation is captured (PY-8): on the first day of what was paid for, or once the place is given, which the
 * host has agreed on with Vipps. Stripe's checkout captures at once.
 */
export const CAPTURE_TIMES = ['atStart', 'whenPlaced'] as const;
export type CaptureTime = (typeof CAPTURE_TIMES)[number];

/**
 * A connection is incomplete until its webhooks can be verified. It is off after the provider has refused its keys, until
 * other keys are entered or a test succeeds (PY-5).
 */
export const CONNECTION_STATES = ['incomplete', 'on', 'off'] as const;
export type ConnectionState = (typeof CONNECTION_STATES)[number];

export type PaymentConnectionId = Branded<string, 'PaymentConnectionId'>;
export type ProviderPaymentId = Branded<string, 'ProviderPaymentId'>;
/** Id of what is paid. Providers limit the keys that are made of it, so it is short: see `isChargeId`. */
export type ChargeId = Branded<string, 'ChargeId'>;

/** Vipps takes references of 8 to 50 letters, digits and hyphens; attempt and step are added to the id. */
export const isChargeId = (text: string): boolean => /^[A-Za-z0-9-]{6,28}$/.test(text);

/** The attempt to pay a charge, as the providers know it (PY-3). */
export const attemptKey = (charge: ChargeId, attempt: number): string => `${charge}-${attempt}`;

const CURRENCIES: Readonly<Record<PaymentProvider, readonly PaymentCurrency[]>> = {
  stripe: PAYMENT_CURRENCIES,
  vipps: ['NOK', 'DKK', 'EUR'],
};

export const settles = (provider: PaymentProvider, currency: PaymentCurrency): boolean =>
  CURRENCIES[provider].includes(currency);

/** The payment of a connection test, which is cancelled at once: Vipps takes 1.00, Stripe nothing below 3.00 (PY-5). */
export const TEST_PAYMENT: Readonly<Record<PaymentProvider, Money>> = {
  stripe: { amount: 300, currency: 'NOK' },
  vipps: { amount: 100, currency: 'NOK' },
};

/** A checkout at Stripe ends before the 24 hours after which Stripe ends it. */
export const CHECKOUT_OPEN_MS = 23 * HOUR;

/** A webhook at Stripe is refused if its time differs by more than this from ours. */
export const WEBHOOK_TOLERANCE_MS = 300 * SECOND;

/** A request to a provider fails after this time; a webhook, which has to be answered in 5 s, waits for less. */
export const PROVIDER_TIMEOUT_MS = 20 * SECOND;
export const WEBHOOK_READ_TIMEOUT_MS = 4 * SECOND;

/** How often the provider is asked for open payments, and for how long (PY-1); reservations can lapse for 180 days. */
export const ASK_OPEN = { everyMs: 10 * MINUTE, forMs: 48 * HOUR } as const;
export const ASK_RESERVED = { everyMs: 12 * HOUR } as const;

/** Payments asked for in one run of the cron trigger. */
export const ASKED_PER_RUN = 40;

/** Webhooks are repeated for up to 3 days; their ids are kept for longer. */
export const EVENT_IDS_KEPT_MS = 30 * 24 * HOUR;
