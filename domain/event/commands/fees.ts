/** What the cashier books (FE-5, FE-6). */
import { refuse } from '../../kernel/result.ts';
import type { EventCommandOf } from '../command.ts';
import { changed, type EventContext, type EventDecided } from '../decision.ts';
import { withEntry } from '../entries/admission.ts';
import { keptOf, withRows } from '../fees/balance.ts';
import type { ChessEvent } from '../value/event.ts';
import { type LedgerRow, minorUnits } from '../value/ledger.ts';

export function bookPayment(
  before: ChessEvent,
  { entry, amount, method, reference }: EventCommandOf<'bookPayment'>,
  context: EventContext,
): EventDecided {
  return booked(before, entry, { kind: 'payment', amount, method, reference, reason: '' }, context);
}

/** At most what was paid. */
export function bookRefund(
  before: ChessEvent,
  { entry: id, amount, method, reference }: EventCommandOf<'bookRefund'>,
  context: EventContext,
): EventDecided {
  const entry = before.entries.find((one) => one.id === id);
  if (entry === undefined) return refuse('noSuchEntry');
  if (amount > keptOf(entry.ledger)) return refuse('amountTooLarge');
  return booked(before, id, { kind: 'refund', amount, method, reference, reason: '' }, context);
}

export function waive(
  before: ChessEvent,
  { entry, amount, reason }: EventCommandOf<'waive'>,
  context: EventContext,
): EventDecided {
  return booked(before, entry, { kind: 'waiver', amount, method: null, reference: '', reason }, context);
}

/** Undoes a row, once; the fee itself is corrected by what it follows from. */
export function counterRow(
  before: ChessEvent,
  { entry: id, row: number, reason }: EventCommandOf<'counterRow'>,
  context: EventContext,
): EventDecided {
  const entry = before.entries.find((one) => one.id === id);
  if (entry === undefined) return refuse('noSuchEntry');
  const row = entry.ledger.find((one) => one.number === number);
  if (row === undefined || row.kind === 'charge' || row.kind === 'correction') return refuse('noSuchLedgerRow');
  const reference = `#${number}`;
  if (row.amount < 0 || entry.ledger.some((one) => one.kind === row.kind && one.reference === reference)) {
    return refuse('noSuchLedgerRow');
  }
  const { kind, method } = row;
  return booked(before, id, { kind, amount: minorUnits(-row.amount), method, reference, reason }, context);
}

/** Booked once for each payment of the provider, however often it is told. */
export function providerBooked(
  before: ChessEvent,
  { entry: id, booking, amount, method, payment }: EventCommandOf<'providerBooked'>,
  context: EventContext,
): EventDecided {
  const entry = before.entries.find((one) => one.id === id);
  if (entry === undefined) return refuse('noSuchEntry');
  if (entry.ledger.some(({ kind, reference }) => kind === booking && reference === payment)) return changed(before);
  return booked(before, id, { kind: booking, amount, method, reference: payment, reason: '' }, context);
}

/** Said again, nothing changes. */
export function providerReserved(
  before: ChessEvent,
  { entry: id, isReserved }: EventCommandOf<'providerReserved'>,
): EventDecided {
  const entry = before.entries.find((one) => one.id === id);
  if (entry === undefined) return refuse('noSuchEntry');
  return changed(entry.isReserved === isReserved ? before : withEntry(before, { ...entry, isReserved }));
}

function booked(
  before: ChessEvent,
  id: EventCommandOf<'bookPayment'>['entry'],
  row: Pick<LedgerRow, 'kind' | 'amount' | 'method' | 'reference' | 'reason'>,
  { now, actor }: EventContext,
): EventDecided {
  const entry = before.entries.find((one) => one.id === id);
  if (entry === undefined) return refuse('noSuchEntry');
  const by = actor.kind === 'person' ? actor.account : null;
  return changed(withEntry(before, withRows(entry, [{ ...row, at: now, by }])));
}
