import type { Write } from '../../db/commit.ts';
import { describeFault } from '../../db/fault.ts';
import type { PaymentChange } from './charge-owner.ts';
import type { PaymentDeps } from './payment-deps.ts';

/** The rows that the owner of the charge writes with the new state. */
export const bookingsFor = (deps: PaymentDeps, change: PaymentChange): Promise<readonly Write[]> =>
  deps.chargeOwner.bookings(change);

/** Tells the owner of the charge that a payment has changed. Call it after the commit. */
export async function paymentChanged(deps: PaymentDeps, change: PaymentChange): Promise<void> {
  try {
    await deps.chargeOwner.changed(change);
  } catch (error) {
    console.error(JSON.stringify({ payment: change.payment.id, paymentChanged: describeFault(error) }));
  }
}
