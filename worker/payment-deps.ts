import type { Deps } from '../services/deps.ts';
import type { PaymentDeps } from '../services/payment/payment-deps.ts';
import { paymentSettings } from '../services/payment/payment-settings.ts';

/** Adds to the dependencies what services need to speak with payment providers. */
export const paymentDeps = (env: Env, deps: Deps): PaymentDeps => ({
  ...deps,
  payments: paymentSettings(env.PAYMENTS, env.PAYMENT_KEY),
  fetch: (url, init) => fetch(url, init),
  // Nothing is charged yet. Whoever makes charges books their payments: see ChargeOwner.
  chargeOwner: null,
});
