/** Reads a report of a bank or of Vipps: a table with a date, an amount, a text and a payer in each row (FE-8). */
import { searchKey } from '../../lib/search-key.ts';
import { readTable } from '../../lib/text-table.ts';
import { type MinorUnits, minorUnits } from '../value/ledger.ts';

export interface ReportedPayment {
  /** The line in the report, from 1. */
  readonly line: number;
  /** As in the report. */
  readonly date: string;
  readonly amount: MinorUnits;
  readonly text: string;
  readonly payer: string;
  /** The same for the same payment in every report that contains it. */
  readonly mark: string;
}

export interface PaymentReport {
  readonly payments: readonly ReportedPayment[];
  /** Lines without an amount that can be read. */
  readonly unreadable: readonly { readonly line: number; readonly text: string }[];
  /** Payments that the host has made. */
  readonly outgoing: number;
}

const COLUMNS = ['date', 'amount', 'text', 'payer', 'firstName'] as const;
type Column = (typeof COLUMNS)[number];

/** Column headings of banks and of Vipps, as search keys. */
const HEADINGS: Readonly<Record<string, Column>> = {
  date: 'date',
  dato: 'date',
  salgsdato: 'date',
  bokforingsdato: 'date',
  'bokfort dato': 'date',
  betalingsdato: 'date',
  transaksjonsdato: 'date',
  'utfort dato': 'date',
  tid: 'date',
  time: 'date',
  amount: 'amount',
  belop: 'amount',
  'belop inn': 'amount',
  inn: 'amount',
  'inn pa konto': 'amount',
  innbetaling: 'amount',
  kreditert: 'amount',
  brutto: 'amount',
  text: 'text',
  tekst: 'text',
  message: 'text',
  melding: 'text',
  'melding/kid/fakt.nr': 'text',
  beskrivelse: 'text',
  description: 'text',
  forklaring: 'text',
  transaksjonstekst: 'text',
  kommentar: 'text',
  payer: 'payer',
  betaler: 'payer',
  avsender: 'payer',
  'betalt av': 'payer',
  fra: 'payer',
  from: 'payer',
  navn: 'payer',
  name: 'payer',
  kunde: 'payer',
  etternavn: 'payer',
  fornavn: 'firstName',
};

/** Column order without a header. */
const USUAL: readonly Column[] = ['date', 'amount', 'text', 'payer'];

export function readPaymentReport(text: string): PaymentReport {
  const { rows } = readTable(text, (first) => first.length >= USUAL.length);
  const [first] = rows;
  const headed = first?.cells.map((cell) => HEADINGS[withoutUnit(cell)] ?? null);
  const isHead = headed?.includes('amount') === true;
  const columns = isHead ? headed : USUAL;
  const payments: ReportedPayment[] = [];
  const unreadable: { line: number; text: string }[] = [];
  const repeated = new Map<string, number>();
  let outgoing = 0;
  for (const row of isHead ? rows.slice(1) : rows) {
    const cell = (column: Column): string => (row.cells[columns.indexOf(column)] ?? '').trim();
    const written = cell('amount');
    const amount = amountIn(written);
    if (amount === null && written !== '') unreadable.push({ line: row.line, text: row.text });
    // Banks have a column of their own for what goes out.
    if (amount === null ? written === '' : amount <= 0) outgoing += 1;
    if (amount === null || amount <= 0) continue;
    const date = cell('date');
    const payer = [cell('firstName'), cell('payer')].filter((part) => part !== '').join(' ');
    const said = cell('text');
    const same = [date, amount, said, payer].join('\n');
    // Of equal payments each counts, in every report that has all of that day.
    const nth = (repeated.get(same) ?? 0) + 1;
    repeated.set(same, nth);
    payments.push({ line: row.line, date, amount, text: said, payer, mark: markOf(`${same}\n${nth}`) });
  }
  return { payments, unreadable, outgoing };
}

/** "Beløp (NOK)" is "belop". */
const withoutUnit = (cell: string): string =>
  searchKey(cell)
    .replace(/\s*\(.*\)$/, '')
    .replace(/[.:*]+$/, '');

/** "1 234,50", "1.234,50", "500.00", "kr 500,-" and "-500" in minor units; null for anything else. */
export function amountIn(text: string): MinorUnits | null {
  const plain = text
    .replace(/\u2212/g, '-')
    .replace(/kr\.?|nok|\s|\u00a0|\u202f/gi, '')
    .replace(/,-$/, '');
  const [, sign = '', whole = '', cents = ''] =
    /^([+-]?)(\d{1,3}(?:[.,]?\d{3})*|\d+)(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  if (whole === '') return null;
  const value = Number(whole.replace(/[.,]/g, '')) * 100 + Number(cents.padEnd(2, '0'));
  return minorUnits(sign === '-' ? -value : value);
}

/** Of 53 bits, in 11 characters: two of a thousand payments have the same one with a chance of 1 to 10^10. */
function markOf(text: string): string {
  let [low, high] = [0xdeadbeef, 0x41c6ce57];
  for (const sign of text) {
    const point = sign.codePointAt(0) ?? 0;
    low = Math.imul(low ^ point, 2_654_435_761);
    high = Math.imul(high ^ point, 1_597_334_677);
  }
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  return (4_294_967_296 * (high & 2_097_151) + (low >>> 0)).toString(36).padStart(11, '0');
}

/** What the ledger keeps of a reported payment, so that it is booked once. */
export function referenceOf({ date, payer, mark }: ReportedPayment): string {
  const said = [date, payer].filter((part) => part !== '').join(' ');
  return `${said.slice(0, REFERENCE_MAX)} #${mark}`.trim();
}

const REFERENCE_MAX = 80;

export const markIn = (reference: string): string | null => /#([0-9a-z]{11})$/.exec(reference)?.[1] ?? null;
