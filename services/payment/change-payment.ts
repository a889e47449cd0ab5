import { type ProviderPayment, readConnection, readProviderPayment } from '../../db/read/payments.ts';
import { refundable } from '../../domain/payment/next-state.ts';
import type { ChargeId, ProviderPaymentId } from '../../domain/payment/provider.ts';
import { orNotFound, Refusal } from '../refusal.ts';
import { bookReport } from './book-report.ts';
import { atProvider } from './checkout-of.ts';
import type { PaymentDeps } from './payment-deps.ts';
import type { HostedCheckout, KnownPayment } from './provider.ts';
import { ProviderFailure } from './provider-request.ts';

interface Refund {
  readonly payment: ProviderPaymentId;
  /** In minor units. */
  readonly amount: number;
  /** The id of the refund, of the form of a charge's: a repeated request with it gives back nothing more. */
  readonly id: ChargeId;
}

/** Asks the provider for a payment, and books what it says. */
export const refreshPayment = (deps: PaymentDeps, id: ProviderPaymentId): Promise<ProviderPayment> =>
  changed(deps, id, async () => undefined);

/** Takes reserved money (PY-8). The owner of the charge decides when; see the connection's `capture`. */
export async function capturePayment(deps: PaymentDeps, id: ProviderPaymentId): Promise<ProviderPayment> {
  const payment = orNotFound(await readProviderPayment(deps.db, id));
  if (payment.state.kind !== 'reserved') throw new Refusal('nothingReserved');
  return changed(deps, id, (checkout, known) => checkout.capture(known));
}

/**
 * Ends a checkout, or gives up a reservation. A payment that was made meanwhile cannot be cancelled: the state that is
 * returned says so.
 */
export const cancelPayment = (deps: PaymentDeps, id: ProviderPaymentId): Promise<ProviderPayment> =>
  changed(deps, id, async (checkout, known) => {
    try {
      await checkout.cancel(known);
    } catch (error) {
      // It is refused where there is nothing to cancel any more; what there is instead is read next.
      if (!(error instanceof ProviderFailure) || error.kind !== 'refused') throw error;
    }
  });

/** Gives back what was paid, or a part of it (PY-11, RF-5). It is booked as soon as the provider confirms it. */
export async function refundPayment(deps: PaymentDeps, refund: Refund): Promise<ProviderPayment> {
  const payment = await refreshPayment(deps, refund.payment);
  const most = refundable(payment.state, payment.price.amount);
  if (refund.amount < 1 || refund.amount > most) throw new Refusal('refundTooHigh');
  return changed(deps, refund.payment, (checkout, known) => checkout.refund(known, refund.amount, refund.id));
}

/** Does something with a payment at its provider, then reads it and books what the provider says. */
async function changed(
  deps: PaymentDeps,
  id: ProviderPaymentId,
  change: (checkout: HostedCheckout, known: KnownPayment) => Promise<void>,
): Promise<ProviderPayment> {
  const payment = orNotFound(await readProviderPayment(deps.db, id));
  const connection = orNotFound(await readConnection(deps.db, payment.connection), 'noSuchPaymentConnection');
  const known = knownOf(payment);
  if (known === null) throw new Refusal('providerFailed');
  const report = await atProvider(deps, connection, async (checkout) => {
    await change(checkout, known);
    return checkout.read(known);
  });
  return bookReport(deps, connection, payment, report);
}

/** Null for a payment of which the provider has not confirmed that it knows it. */
export const knownOf = ({ reference, ...payment }: ProviderPayment): KnownPayment | null =>
  reference === null ? null : { ...payment, reference };
