/** Paying the entry fee at a provider of the host (section 11.2 of the rules). */
import { readPaymentsOfEntry, readPaymentsToCapture, readPaymentsToRelease } from '../../db/read/entry-booking.ts';
import { readConnectionOf, readConnections } from '../../db/read/payments.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { Owner } from '../../domain/access/policy.ts';
import { balanceOf } from '../../domain/event/fees/balance.ts';
import { chargeOf } from '../../domain/event/fees/charge.ts';
import { isOver } from '../../domain/event/value/entry.ts';
import { asId, type EntryId } from '../../domain/kernel/ids.ts';
import { localDayOf } from '../../domain/kernel/time-zone.ts';
import { isPaymentCurrency } from '../../domain/payment/money.ts';
import type { ChargeId, PaymentProvider } from '../../domain/payment/provider.ts';
import type { Language } from '../../i18n/languages.ts';
import { cancelPayment, capturePayment, refundPayment } from '../payment/change-payment.ts';
import type { PaymentDeps } from '../payment/payment-deps.ts';
import { startCheckout } from '../payment/start-checkout.ts';
import { orNotFound, Refusal } from '../refusal.ts';
import { linkedEvent } from './entry-links.ts';
import { managedEventOf } from './find-event.ts';

/** The providers that entrants can pay by now. */
export async function checkoutsOf({ db, payments }: PaymentDeps, host: Owner): Promise<PaymentProvider[]> {
  if (payments.allowed.length === 0) return [];
  const rows = await readConnections(db, host);
  return rows
    .filter(({ provider, state }) => state === 'on' && payments.allowed.includes(provider))
    .map(({ provider }) => provider);
}

interface EntryCheckout {
  readonly entry: EntryId;
  readonly provider: PaymentProvider;
  readonly origin: string;
  readonly language: Language;
}

/** Where what an entry owes is paid; the payer comes back to the page of the link. */
export async function startEntryCheckout(
  deps: PaymentDeps,
  token: string,
  { entry: id, provider, origin, language }: EntryCheckout,
): Promise<string> {
  const { holder, event } = await linkedEvent(deps, token);
  const entry = event.entries.find((one) => one.id === id && holder.entries.includes(one.id));
  if (entry === undefined) throw new Refusal('noSuchEntry');
  const amount = balanceOf(entry.ledger);
  const { currency } = event.settings.fees;
  if (amount <= 0 || entry.isReserved || isOver(entry)) throw new Refusal('paidAlready');
  const connection = await readConnectionOf(deps.db, event.host, provider);
  if (connection === undefined || !deps.payments.allowed.includes(provider)) throw new Refusal('providerOff');
  if (!isPaymentCurrency(currency)) throw new Refusal('providerOff');
  return startCheckout(deps, {
    connection: connection.id,
    charge: chargeOf(entry.id),
    price: { amount, currency },
    description: `${event.settings.name}: ${entry.player.firstName} ${entry.player.lastName}`.slice(0, 100),
    language,
    returnUrl: `${origin}/e/${token}?paid=${provider}`,
  });
}

/** Gives back what an entry is owed by the provider at which it was paid (RF-5). */
export async function refundEntry(deps: PaymentDeps, actor: Actor, id: string, entryId: EntryId): Promise<void> {
  const { event } = await managedEventOf(deps, actor, id);
  const entry = orNotFound(
    event.entries.find((one) => one.id === entryId),
    'noSuchEntry',
  );
  const due = -balanceOf(entry.ledger);
  const payments = await readPaymentsOfEntry(deps.db, entryId);
  const paid = payments.filter(({ state }) => state === 'paid' || state === 'refunded').at(-1);
  if (due <= 0 || paid === undefined) throw new Refusal('nothingToRefund');
  const amount = Math.min(due, paid.amount - paid.refunded);
  const refund = asId<ChargeId>(`${entryId}-${paid.refunded}`);
  await refundPayment(deps, { payment: paid.id, amount, id: refund });
}

/** Reservations are captured on the first day of the event, or given up where the entry has ended (PY-8). */
export async function settleReservations(deps: PaymentDeps): Promise<void> {
  if (deps.payments.allowed.length === 0) return;
  const today = localDayOf(deps.now(), deps.timeZone);
  for (const { id } of await readPaymentsToCapture(deps.db, today)) await orLater(() => capturePayment(deps, id));
  for (const { id } of await readPaymentsToRelease(deps.db)) await orLater(() => cancelPayment(deps, id));
}

/** What a provider refuses was logged there, and is tried again the next time. */
async function orLater(settle: () => Promise<unknown>): Promise<void> {
  try {
    await settle();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
