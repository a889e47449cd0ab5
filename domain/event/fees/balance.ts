/** What an entrant owes (FE-4, FE-5). */
import type { EntryId } from '../../kernel/ids.ts';
import type { EventEntry } from '../value/entry.ts';
import type { ChessEvent } from '../value/event.ts';
import { type LedgerKind, type LedgerRow, type MinorUnits, minorUnits } from '../value/ledger.ts';

export const PAYMENT_STATES = [
  'free',
  'owed',
  'part',
  'reserved',
  'paid',
  'waived',
  'over',
  'refundDue',
  'refunded',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export const sumOf = (ledger: readonly LedgerRow[], kinds: readonly LedgerKind[]): MinorUnits =>
  minorUnits(ledger.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amount }) => sum + amount, 0));

export const chargedOf = (ledger: readonly LedgerRow[]): MinorUnits => sumOf(ledger, ['charge', 'correction']);

/** Paid and not given back. */
export const keptOf = (ledger: readonly LedgerRow[]): MinorUnits =>
  minorUnits(sumOf(ledger, ['payment']) - sumOf(ledger, ['refund']));

/** Positive if it is owed, negative if too much was paid. */
export const balanceOf = (ledger: readonly LedgerRow[]): MinorUnits =>
  minorUnits(chargedOf(ledger) - sumOf(ledger, ['waiver']) - keptOf(ledger));

/** Whether nothing is missing for a place. */
export const isPaid = ({ ledger, isReserved }: Pick<EventEntry, 'ledger' | 'isReserved'>): boolean =>
  isReserved || balanceOf(ledger) <= 0;

export function paymentState({
  ledger,
  state,
  isReserved,
}: Pick<EventEntry, 'ledger' | 'state' | 'isReserved'>): PaymentState {
  const balance = balanceOf(ledger);
  const isGone = state === 'withdrawn' || state === 'refused';
  if (balance < 0) return isGone ? 'refundDue' : 'over';
  if (balance > 0 && isReserved) return 'reserved';
  if (balance > 0) return keptOf(ledger) > 0 ? 'part' : 'owed';
  if (sumOf(ledger, ['refund']) > 0) return 'refunded';
  if (sumOf(ledger, ['payment']) > 0) return 'paid';
  return sumOf(ledger, ['waiver']) > 0 ? 'waived' : 'free';
}

/** Appends rows with the next numbers. */
export const withRows = <Entry extends EventEntry>(entry: Entry, rows: readonly Omit<LedgerRow, 'number'>[]): Entry =>
  rows.length === 0
    ? entry
    : {
        ...entry,
        ledger: [...entry.ledger, ...rows.map((row, at) => ({ ...row, number: entry.ledger.length + at + 1 }))],
      };

/** New payments and refunds, which get a receipt each. */
export const newReceiptRows = (
  before: Pick<ChessEvent, 'entries'>,
  after: Pick<ChessEvent, 'entries'>,
): readonly { readonly entry: EntryId; readonly row: number }[] => {
  const known = new Map(before.entries.map((entry) => [entry.id, entry]));
  return after.entries.flatMap((entry) => {
    const was = known.get(entry.id);
    if (was === undefined || was.ledger === entry.ledger) return [];
    return entry.ledger
      .filter(
        ({ kind, number, amount }) =>
          number > was.ledger.length && amount > 0 && (kind === 'payment' || kind === 'refund'),
      )
      .map(({ number }) => ({ entry: entry.id, row: number }));
  });
};
