import { and, asc, eq, gt, inArray, lte, or } from 'drizzle-orm';
import { chargeOf } from '../../domain/event/fees/charge.ts';
import type { EntryId, EventId } from '../../domain/kernel/ids.ts';
import type { PaymentProvider, ProviderPaymentId } from '../../domain/payment/provider.ts';
import type { Db } from '../client.ts';
import { entryBookings, eventEntries, events, paymentConnections, providerPayments } from '../schema/index.ts';

export type EntryBooking = typeof entryBookings.$inferSelect & { readonly event: EventId };

/** What events have yet to book, in the order in which it happened. */
export const readEntryBookings = (db: Db): Promise<EntryBooking[]> =>
  db
    .select({
      id: entryBookings.id,
      entry: entryBookings.entry,
      kind: entryBookings.kind,
      amount: entryBookings.amount,
      method: entryBookings.method,
      createdAt: entryBookings.createdAt,
      event: eventEntries.event,
    })
    .from(entryBookings)
    .innerJoin(eventEntries, eq(eventEntries.id, entryBookings.entry))
    .orderBy(asc(entryBookings.createdAt), asc(entryBookings.id))
    .limit(200);

/** The payments of an entry at providers, the latest first. */
export const readPaymentsOfEntry = async (db: Db, entry: EntryId) =>
  db
    .select({
      id: providerPayments.id,
      state: providerPayments.state,
      amount: providerPayments.amount,
      refunded: providerPayments.refunded,
    })
    .from(providerPayments)
    .where(eq(providerPayments.charge, chargeOf(entry)))
    .orderBy(asc(providerPayments.attempt));

/** Entries of an event with a payment at a provider of which something can be given back. */
export const readRefundableEntries = (
  db: Db,
  event: EventId,
): Promise<{ entry: EntryId; provider: PaymentProvider }[]> =>
  db
    .select({ entry: eventEntries.id, provider: paymentConnections.provider })
    .from(providerPayments)
    .innerJoin(paymentConnections, eq(paymentConnections.id, providerPayments.connection))
    .innerJoin(eventEntries, eq(eventEntries.id, providerPayments.charge))
    .where(
      and(
        eq(eventEntries.event, event),
        inArray(providerPayments.state, ['paid', 'refunded']),
        gt(providerPayments.amount, providerPayments.refunded),
      ),
    );

/** Reserved payments of events that begin by this day, or whose place was given where the host captures then. */
export const readPaymentsToCapture = (db: Db, day: string): Promise<{ id: ProviderPaymentId }[]> =>
  db
    .select({ id: providerPayments.id })
    .from(providerPayments)
    .innerJoin(paymentConnections, eq(paymentConnections.id, providerPayments.connection))
    .innerJoin(eventEntries, eq(eventEntries.id, providerPayments.charge))
    .innerJoin(events, eq(events.id, eventEntries.event))
    .where(
      and(
        eq(providerPayments.state, 'reserved'),
        eq(eventEntries.state, 'entered'),
        or(eq(paymentConnections.capture, 'whenPlaced'), lte(events.firstDay, day)),
      ),
    );

/** Reserved payments of entries that have ended. */
export const readPaymentsToRelease = (db: Db): Promise<{ id: ProviderPaymentId }[]> =>
  db
    .select({ id: providerPayments.id })
    .from(providerPayments)
    .innerJoin(eventEntries, eq(eventEntries.id, providerPayments.charge))
    .where(
      and(
        eq(providerPayments.state, 'reserved'),
        inArray(eventEntries.state, ['withdrawn', 'refused', 'expired', 'erased']),
      ),
    );
