import type { Write } from '../../db/commit.ts';
import type { ConnectionRow, ProviderPayment } from '../../db/read/payments.ts';
import type { Millis } from '../../domain/kernel/time.ts';
import type { PaymentBooking } from '../../domain/payment/next-state.ts';
import type { ProviderPaymentState } from '../../domain/payment/payment-state.ts';

/** A payment as it was read before the change, and its states before and after. */
export interface PaymentChange {
  readonly connection: Pick<ConnectionRow, 'id' | 'hostType' | 'host' | 'provider' | 'mode' | 'capture'>;
  readonly payment: ProviderPayment;
  readonly before: ProviderPaymentState;
  readonly after: ProviderPaymentState;
  /** What has to be booked for it, exactly once. */
  readonly bookings: readonly PaymentBooking[];
  readonly at: Millis;
}

/** Whoever has made the charge, such as the entries of an event. */
export interface ChargeOwner {
  /**
   * The rows that book the change. They are committed in one transaction with the state, so each change books once. They
   * may be asked for again if another request has changed the payment meanwhile; then the earlier ones are not written.
   */
  bookings(change: PaymentChange): Promise<readonly Write[]>;
  /** What follows after the commit, such as places and e-mails. If it fails, the state stays, and the error is logged. */
  changed(change: PaymentChange): Promise<void>;
}
