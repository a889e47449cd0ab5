import { makeDeps } from '../durable-objects/deps.ts';
import { fideListStub, mailStub } from '../durable-objects/stubs.ts';
import { bookEntryPayments } from '../services/event/charge-owner.ts';
import { settleReservations } from '../services/event/checkout.ts';
import { askProviders } from '../services/payment/ask-providers.ts';
import { removeUnusedPictures } from '../services/picture/uploaded-pictures.ts';
import { deleteOldAttendance } from '../services/tournament/check-in.ts';
import { bookInEvent, paymentDeps } from './payment-deps.ts';

/** The trigger of `wrangler.toml` that asks payment providers. */
export const PAYMENT_CRON = '*/10 * * * *';

/** Started by the cron triggers in `wrangler.toml`: every 10 minutes, and on the first days of a month. */
export async function scheduled({ cron }: Pick<ScheduledController, 'cron'>, env: Env): Promise<void> {
  if (cron === PAYMENT_CRON) await settlePayments(env);
  else await monthly(env);
}

/** What a crash or a silent provider has left: payments, what events have yet to book, and e-mails to entrants. */
async function settlePayments(env: Env): Promise<void> {
  const deps = paymentDeps(env, makeDeps(env));
  await mailStub(env).wake();
  await askProviders(deps);
  await settleReservations(deps);
  await bookEntryPayments(deps, bookInEvent(env));
}

/**
 * Removes pictures that no page shows any more and the attendance of old
 * tournaments, and imports FIDE's list if the operator has configured its URL.
 */
async function monthly(env: Env): Promise<void> {
  const deps = makeDeps(env);
  await removeUnusedPictures(deps);
  await deleteOldAttendance(deps);
  if (env.FIDE_LIST_URL !== undefined) await fideListStub(env).begin(env.FIDE_LIST_URL);
}
