import { eventStub } from '../durable-objects/stubs.ts';
import type { Deps } from '../services/deps.ts';
import { type BookInEvent, entryChargeOwner } from '../services/event/charge-owner.ts';
import type { PaymentDeps } from '../services/payment/payment-deps.ts';
import { paymentSettings } from '../services/payment/payment-settings.ts';

/** Adds to the dependencies what services need to speak with payment providers. */
export const paymentDeps = (env: Env, deps: Deps): PaymentDeps => ({
  ...deps,
  payments: paymentSettings(env.PAYMENTS, env.PAYMENT_KEY),
  fetch: (url, init) => fetch(url, init),
  chargeOwner: entryChargeOwner(deps, bookInEvent(env)),
});

/** An entry that is gone has nothing to be booked in; anything else is tried again. */
export const bookInEvent =
  (env: Env): BookInEvent =>
  async (event, command) => {
    const answer = await eventStub(env, event).run(event, { kind: 'program' }, command, null);
    if (!answer.ok && answer.key !== 'noSuchEntry' && answer.key !== 'noSuchEvent') throw new Error(answer.key);
  };
