/** A list of entries from a spreadsheet: the columns of a list of players, and contact, group and payment (TR-7). */
import { searchKey } from '../../lib/search-key.ts';
import { readTable, type TableRow } from '../../lib/text-table.ts';
import { columnHeaded } from '../../people/list-cells.ts';
import {
  type EntryList,
  type ListAnswers,
  type ListedEntrant,
  type ListFault,
  readEntries,
} from '../../tournament/value/entry-list.ts';
import type { MinorUnits } from '../value/ledger.ts';
import { amountIn } from './payment-report.ts';

const OWN_COLUMNS = ['email', 'phone', 'group', 'paid'] as const;
type OwnColumn = (typeof OWN_COLUMNS)[number];

/** Column headings in English and Norwegian, as search keys. */
const HEADINGS: Readonly<Record<string, OwnColumn>> = {
  email: 'email',
  'e-mail': 'email',
  mail: 'email',
  epost: 'email',
  'e-post': 'email',
  'e-postadresse': 'email',
  phone: 'phone',
  mobile: 'phone',
  telefon: 'phone',
  tlf: 'phone',
  mobil: 'phone',
  group: 'group',
  class: 'group',
  gruppe: 'group',
  klasse: 'group',
  paid: 'paid',
  betalt: 'paid',
};

export const ENTRY_FAULTS = ['email', 'phone', 'group', 'paid'] as const;
export type EntryFault = ListFault | (typeof ENTRY_FAULTS)[number];

export interface ListedEntry extends ListedEntrant {
  readonly email: string | null;
  readonly phone: string | null;
  /** Null where the list names none. */
  readonly group: string | null;
  readonly paid: MinorUnits | null;
}

export type EntryLine =
  | { readonly kind: 'entry'; readonly line: number; readonly entry: ListedEntry }
  | { readonly kind: 'fault'; readonly line: number; readonly text: string; readonly fault: EntryFault };

export interface ListedEntries {
  readonly lines: readonly EntryLine[];
  readonly questions: EntryList['questions'];
}

interface KnownGroup {
  readonly code: string;
  readonly name: string;
}

/** Groups are named by code or name. Columns of entries need a header. */
export function readListedEntries(
  text: string,
  groups: readonly KnownGroup[],
  answers: ListAnswers = {},
): ListedEntries {
  const { rows } = readTable(text, (first) => first.length > 2 || first.some((cell) => isOwn(cell)));
  const [head] = rows;
  const own = (head?.cells ?? []).map((cell) => columnHeaded(HEADINGS, cell));
  const cellsOf = new Map(rows.map((row) => [row.line, row.cells]));
  const hasOwn = own.some((column) => column !== null);
  const people = hasOwn ? withoutColumns(rows, own) : text;
  const { lines, questions } = readEntries(people, answers);
  return {
    questions,
    lines: lines.map((listed): EntryLine => {
      if (listed.kind === 'fault') return listed;
      const { line, entrant } = listed;
      const cell = (column: OwnColumn): string => (cellsOf.get(line)?.[own.indexOf(column)] ?? '').trim();
      const details = hasOwn ? ownPart(cell, groups) : NOTHING;
      return typeof details === 'string'
        ? { kind: 'fault', line, text: `${entrant.firstName} ${entrant.lastName}`, fault: details }
        : { kind: 'entry', line, entry: { ...entrant, ...details } };
    }),
  };
}

/** The table of the other columns. Each row keeps its line, by which faults are named. */
function withoutColumns(rows: readonly TableRow[], own: readonly (OwnColumn | null)[]): string {
  const lines: string[] = [];
  for (const { line, cells } of rows) {
    while (lines.length < line - 1) lines.push('');
    lines.push(
      cells
        .filter((_, at) => (own[at] ?? null) === null)
        .map(quoted)
        .join(';'),
    );
  }
  return lines.join('\n');
}

const isOwn = (cell: string): boolean => columnHeaded(HEADINGS, cell) !== null;

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

const NOTHING: Omit<ListedEntry, keyof ListedEntrant> = { email: null, phone: null, group: null, paid: null };

function ownPart(
  cell: (column: OwnColumn) => string,
  groups: readonly KnownGroup[],
): Omit<ListedEntry, keyof ListedEntrant> | (typeof ENTRY_FAULTS)[number] {
  const email = cell('email') || null;
  if (email !== null && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return 'email';
  const phone = cell('phone') || null;
  if (phone !== null && !/^\+?[\d ()-]{5,25}$/.test(phone)) return 'phone';
  const named = cell('group');
  const key = searchKey(named);
  const group =
    groups.find(({ code }) => searchKey(code) === key) ?? groups.find(({ name }) => searchKey(name) === key);
  if (named !== '' && group === undefined) return 'group';
  const paid = paidIn(cell('paid'));
  if (paid === undefined) return 'paid';
  return { email, phone, group: group?.code ?? null, paid };
}

/** An amount; null for none, undefined for what is none. */
function paidIn(text: string): MinorUnits | null | undefined {
  if (['', '-', '0', 'no', 'nei'].includes(searchKey(text))) return null;
  const amount = amountIn(text);
  return amount === null || amount <= 0 ? undefined : amount;
}
