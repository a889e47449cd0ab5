import { commit, type Write } from '../../db/commit.ts';
import { type ConnectionRow, type ProviderPayment, readProviderPayment } from '../../db/read/payments.ts';
import { EVENT_UNIQUE, insertProviderEvent, setAskedAt, setPaymentState } from '../../db/write/payments.ts';
import { bookingsBetween, isSameState, nextState } from '../../domain/payment/next-state.ts';
import { type ProviderReport, stateOf } from '../../domain/payment/payment-state.ts';
import { orNotFound, Refusal } from '../refusal.ts';
import type { PaymentChange } from './charge-owner.ts';
import { bookingsFor, paymentChanged } from './payment-changed.ts';
import type { PaymentDeps } from './payment-deps.ts';

/** Other requests may change the payment at the same time, such as two webhooks; so often it is tried again. */
const ATTEMPTS = 5;

/**
 * Books what a provider reports of a payment: the next state, what its charge's owner books, and the event that led here,
 * in one transaction. Returns the payment after it.
 */
export async function bookReport(
  deps: PaymentDeps,
  connection: ConnectionRow,
  read: ProviderPayment,
  report: ProviderReport,
  event?: string,
): Promise<ProviderPayment> {
  let payment = read;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const change = changeOf(deps, connection, payment, report);
    const result = await commitChange(deps, change, report, event);
    if (result.ok) {
      if (!isSameState(change.before, change.after)) await paymentChanged(deps, change);
      return { ...payment, state: change.after, transfer: report.transfer ?? payment.transfer };
    }
    payment = orNotFound(await readProviderPayment(deps.db, payment.id));
    // Another request has dealt with the same webhook.
    if (result.key === 'eventKnown') return payment;
  }
  throw new Refusal('paymentBusy');
}

function changeOf(
  deps: PaymentDeps,
  connection: ConnectionRow,
  payment: ProviderPayment,
  report: ProviderReport,
): PaymentChange {
  const before = payment.state;
  const after = nextState(before, stateOf(report, payment));
  const bookings = bookingsBetween(before, after, payment.price.amount);
  return { connection, payment, before, after, bookings, at: deps.now() };
}

async function commitChange(deps: PaymentDeps, change: PaymentChange, report: ProviderReport, event?: string) {
  const { db } = deps;
  const { payment, before, after, connection, at } = change;
  const seen: Write[] =
    event === undefined ? [] : [insertProviderEvent(db, { connection: connection.id, event, receivedAt: at })];
  const transfer = report.transfer ?? payment.transfer;
  if (isSameState(before, after) && transfer === payment.transfer)
    return commit(db, { writes: [setAskedAt(db, payment.id, at), ...seen], unique: [EVENT_UNIQUE] });
  const isChanged = !isSameState(before, after);
  return commit(db, {
    claim: {
      write: setPaymentState(db, payment, { state: after, transfer, askedAt: at }),
      otherwise: 'paymentBusy',
    },
    writes: [...seen, ...(isChanged ? await bookingsFor(deps, change) : [])],
    unique: [EVENT_UNIQUE],
  });
}
