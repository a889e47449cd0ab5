import { commit } from '../../db/commit.ts';
import { readPaymentsToAsk } from '../../db/read/payments.ts';
import { deleteProviderEvents, setAskedAt } from '../../db/write/payments.ts';
import { millis } from '../../domain/kernel/time.ts';
import { EVENT_IDS_KEPT_MS } from '../../domain/payment/provider.ts';
import { Refusal } from '../refusal.ts';
import { refreshPayment } from './change-payment.ts';
import type { PaymentDeps } from './payment-deps.ts';

/** Asks the providers for payments that are not settled, in case a webhook is missing (PY-1). */
export async function askProviders(deps: PaymentDeps): Promise<void> {
  if (deps.payments.allowed.length === 0) return;
  const now = deps.now();
  await commit(deps.db, { writes: [deleteProviderEvents(deps.db, millis(now - EVENT_IDS_KEPT_MS))] });
  for (const { id } of await readPaymentsToAsk(deps.db, now)) {
    try {
      await refreshPayment(deps, id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // It was logged where it was refused. The others come first the next time.
      await commit(deps.db, { writes: [setAskedAt(deps.db, id, now)] });
    }
  }
}
