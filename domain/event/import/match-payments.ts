/** Whose fees the payments of a report are (FE-8, FE-9). Nothing here books anything. */
import { searchKey } from '../../lib/search-key.ts';
import { paymentCodesIn } from '../fees/payment-code.ts';
import type { LedgerKind } from '../value/ledger.ts';
import { markIn, type ReportedPayment } from './payment-report.ts';

/** An entry as the cashier sees it. */
export interface PayingEntry {
  readonly code: string;
  /** What it owes, in the smallest unit. */
  readonly balance: number;
  readonly player: { readonly firstName: string; readonly lastName: string };
  readonly guardian: { readonly name: string } | null;
  readonly ledger: readonly {
    readonly number: number;
    readonly kind: LedgerKind;
    readonly amount: number;
    readonly reference: string;
  }[];
}

export interface PaymentPart<Entry> {
  readonly entry: Entry;
  readonly amount: number;
}

export type MatchedPayment<Entry> = { readonly payment: ReportedPayment } /** The ledger has it. */ & (
  | { readonly kind: 'booked'; readonly entry: Entry }
  /** It names the codes of these entries; of several, each gets what it owes, and the last one the rest. */
  | { readonly kind: 'code'; readonly parts: readonly PaymentPart<Entry>[] }
  /** The likeliest first: the name and the amount, the name, the amount. */
  | { readonly kind: 'proposed'; readonly entries: readonly Entry[]; readonly wrongCode: string | null }
  | { readonly kind: 'unknown'; readonly wrongCode: string | null }
);

export function matchPayments<Entry extends PayingEntry>(
  payments: readonly ReportedPayment[],
  entries: readonly Entry[],
): readonly MatchedPayment<Entry>[] {
  const booked = bookedMarks(entries);
  const byCode = new Map(entries.map((entry) => [entry.code, entry]));
  return payments.map((payment): MatchedPayment<Entry> => {
    const known = booked.get(payment.mark);
    if (known !== undefined) return { kind: 'booked', payment, entry: known };
    const { codes, wrong } = paymentCodesIn(payment.text);
    const named = [...new Set(codes)].flatMap((code) => byCode.get(code) ?? []);
    if (named.length > 0) return { kind: 'code', payment, parts: partsOf(payment.amount, named) };
    const proposed = proposedFor(payment, entries);
    const wrongCode = wrong[0] ?? codes[0] ?? null;
    return proposed.length === 0
      ? { kind: 'unknown', payment, wrongCode }
      : { kind: 'proposed', payment, entries: proposed, wrongCode };
  });
}

/** Payments of reports that are in the ledger, and have not been undone. */
function bookedMarks<Entry extends PayingEntry>(entries: readonly Entry[]): ReadonlyMap<string, Entry> {
  const marks = new Map<string, Entry>();
  for (const entry of entries) {
    const undone = new Set(entry.ledger.flatMap(({ amount, reference }) => (amount < 0 ? [reference] : [])));
    for (const { kind, amount, reference, number } of entry.ledger) {
      const mark = kind === 'payment' && amount > 0 ? markIn(reference) : null;
      if (mark !== null && !undone.has(`#${number}`)) marks.set(mark, entry);
    }
  }
  return marks;
}

function partsOf<Entry extends PayingEntry>(amount: number, entries: readonly Entry[]): readonly PaymentPart<Entry>[] {
  let rest = amount;
  return entries.flatMap((entry, at) => {
    const isLast = at === entries.length - 1;
    const part = isLast ? rest : Math.min(rest, Math.max(0, entry.balance));
    rest -= part;
    return part > 0 ? [{ entry, amount: part }] : [];
  });
}

const SHOWN = 5;

function proposedFor<Entry extends PayingEntry>(payment: ReportedPayment, entries: readonly Entry[]): readonly Entry[] {
  const words = tokensIn(`${payment.payer} ${payment.text}`);
  return entries
    .flatMap((entry) => {
      const score = likeness(entry, payment.amount, words);
      return score > 0 ? [{ entry, score }] : [];
    })
    .sort((one, other) => other.score - one.score)
    .slice(0, SHOWN)
    .map(({ entry }) => entry);
}

/** The name weighs more than the amount, which many have in common; who owes nothing pays rarely. */
function likeness(entry: PayingEntry, amount: number, words: ReadonlySet<string>): number {
  const owed = entry.balance;
  const { firstName, lastName } = entry.player;
  const isNamed = isIn(firstName, words) && isIn(lastName, words);
  const isGuardian = entry.guardian !== null && isIn(entry.guardian.name, words);
  // Parents often have the name of the child.
  const isFamily = isIn(lastName, words);
  const name = isNamed ? 8 : isGuardian ? 6 : isFamily ? 4 : 0;
  const isWhole = owed > 0 && owed === amount;
  if (name === 0) return isWhole ? 1 : 0;
  return name + (isWhole ? 2 : owed > 0 ? 1 : 0);
}

const tokensIn = (text: string): ReadonlySet<string> => new Set(searchKey(text).match(/[\p{L}\p{N}]+/gu) ?? []);

/** All words of a name. */
const isIn = (name: string, words: ReadonlySet<string>): boolean => {
  const own = [...tokensIn(name)];
  return own.length > 0 && own.every((word) => words.has(word));
};
