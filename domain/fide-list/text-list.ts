import type { ListField, ListFields } from './player.ts';

/** Column headers and their fields; a month (NOV26) also heads a rating column (LIST-7). */
const HEADS: Readonly<Record<string, ListField>> = {
  'ID Number': 'fideid',
  Name: 'name',
  Fed: 'country',
  Sex: 'sex',
  Tit: 'title',
  WTit: 'w_title',
  SRtng: 'rating',
  SK: 'k',
  K: 'k',
  RRtng: 'rapid_rating',
  Rk: 'rapid_k',
  BRtng: 'blitz_rating',
  BK: 'blitz_k',
  'B-day': 'birthday',
  Born: 'birthday',
  Flag: 'flag',
};

/** Numeric columns, which follow text columns that may overflow. */
const NUMBERS: ReadonlySet<ListField> = new Set(['rating', 'rapid_rating', 'blitz_rating', 'k', 'rapid_k', 'blitz_k']);

const MONTH_HEAD = /^[A-Z]{3}\d{2}$/;

/** Character range of a column; `to` is undefined for the last one. */
interface ListColumn {
  readonly field: ListField | undefined;
  readonly from: number;
  readonly to: number | undefined;
}

export interface ListColumns {
  readonly columns: readonly ListColumn[];
  /** The rating column's header if it is a month, such as NOV26. */
  readonly month: string | null;
}

/** Columns from the header line (LIST-1); null if it is not a header. */
export function listColumns(line: string): ListColumns | null {
  const heads = [...line.matchAll(/ID Number|\S+/g)];
  const columns = heads.map(
    ({ 0: head, index }, at): ListColumn => ({
      field: MONTH_HEAD.test(head) ? 'rating' : HEADS[head],
      from: index,
      to: heads[at + 1]?.index,
    }),
  );
  const isList = (['fideid', 'name', 'country'] as const).every((field) => columns.some((one) => one.field === field));
  if (!isList) return null;
  return { columns, month: heads.map(([head]) => head).find((head) => MONTH_HEAD.test(head)) ?? null };
}

/** Short lines have fewer fields (LIST-2). A number starts after the overflow of the column before it (LIST-11). */
export function lineFields({ columns }: ListColumns, line: string): ListFields {
  const fields: Partial<Record<ListField, string>> = {};
  for (const { field, from, to } of columns) {
    if (field === undefined || from >= line.length) continue;
    const text = line.slice(from, to);
    const isRunInto = NUMBERS.has(field) && /\S/.test(line[from - 1] ?? '');
    fields[field] = isRunInto ? text.replace(/^[^\d\s]+/, '') : text;
  }
  return fields;
}
