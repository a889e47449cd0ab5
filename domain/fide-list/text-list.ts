import type { ListField, ListFields } from './player.ts';

/** The heads of the columns, by what stands under them; a month (NOV26) is the head of a rating too (LIST-7). */
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

const MONTH_HEAD = /^[A-Z]{3}\d{2}$/;

/** Where a column stands in each line; `to` is undefined for the last one. */
interface ListColumn {
  readonly field: ListField | undefined;
  readonly from: number;
  readonly to: number | undefined;
}

export interface ListColumns {
  readonly columns: readonly ListColumn[];
  /** The head of the rating where it is a month, as NOV26. */
  readonly month: string | null;
}

/** The columns by the first line of a list (LIST-1); null where it is none. */
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

/** What a line says; one that ends early says less (LIST-2). */
export function lineFields({ columns }: ListColumns, line: string): ListFields {
  const fields: Partial<Record<ListField, string>> = {};
  for (const { field, from, to } of columns) {
    if (field !== undefined && from < line.length) fields[field] = line.slice(from, to);
  }
  return fields;
}
