/** Entry fees that are paid at providers (section 11.2 of the rules). */
import { commit } from '../../db/commit.ts';
import { type EntryBooking, readEntryBookings } from '../../db/read/entry-booking.ts';
import { deleteEntryBooking, insertEntryBooking } from '../../db/write/entry-booking.ts';
import type { EventSystemEvent } from '../../domain/event/command.ts';
import { entryOfCharge } from '../../domain/event/fees/charge.ts';
import { minorUnits, type PaymentMethod } from '../../domain/event/value/ledger.ts';
import type { EventId } from '../../domain/kernel/ids.ts';
import type { PaymentProvider } from '../../domain/payment/provider.ts';
import type { Deps } from '../deps.ts';
import type { ChargeOwner, PaymentChange } from '../payment/charge-owner.ts';

/** Sends to the event's object; throws if it has to be tried again. */
export type BookInEvent = (event: EventId, command: EventSystemEvent) => Promise<void>;

const METHODS: Readonly<Record<PaymentProvider, PaymentMethod>> = { stripe: 'card', vipps: 'vipps' };

/** What has happened is stored with the state of the payment, and booked by the event until it has been. */
export const entryChargeOwner = (deps: Deps, book: BookInEvent): ChargeOwner => ({
  bookings: async (change) => rowsOf(change).map((row) => insertEntryBooking(deps.db, row)),
  changed: () => bookEntryPayments(deps, book),
});

function rowsOf({ payment, before, after, bookings, connection, at }: PaymentChange) {
  const about = { entry: entryOfCharge(payment.charge), method: METHODS[connection.provider], createdAt: at };
  const refunded = after.kind === 'refunded' ? after.amount : 0;
  const booked = bookings.map(({ kind, amount }) => ({
    ...about,
    id: kind === 'payment' ? payment.id : `${payment.id}-${refunded}`,
    kind,
    amount: minorUnits(amount),
  }));
  const held = (kind: 'reserved' | 'released') => [
    { ...about, id: `${payment.id}-${kind}`, kind, amount: minorUnits(payment.price.amount) },
  ];
  if (after.kind === 'reserved') return held('reserved');
  return [...booked, ...(before.kind === 'reserved' ? held('released') : [])];
}

/** Repeated, nothing is booked twice: the ledger knows the ids. */
export async function bookEntryPayments({ db }: Pick<Deps, 'db'>, book: BookInEvent): Promise<void> {
  for (const booking of await readEntryBookings(db)) {
    await book(booking.event, commandOf(booking));
    await commit(db, { writes: [deleteEntryBooking(db, booking.id)] });
  }
}

function commandOf({ id, entry, kind, amount, method }: EntryBooking): EventSystemEvent {
  switch (kind) {
    case 'payment':
    case 'refund':
      return { kind: 'providerBooked', entry, booking: kind, amount, method, payment: id };
    case 'reserved':
    case 'released':
      return { kind: 'providerReserved', entry, isReserved: kind === 'reserved' };
  }
}
