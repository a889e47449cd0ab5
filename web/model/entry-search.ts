import type { RawSearch } from '../app/search.ts';

/** The filters of an entry list, as in the address. */
export interface EntrySearch {
  readonly q?: string;
  /** The code of a group. */
  readonly group?: string;
  readonly club?: string;
  readonly federation?: string;
}

const LONGEST = 100;

export const entrySearch = (raw: RawSearch): EntrySearch =>
  Object.fromEntries(
    (['q', 'group', 'club', 'federation'] as const).flatMap((name) => {
      const value = raw[name];
      const text = typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, LONGEST) : '';
      return text === '' ? [] : [[name, text]];
    }),
  );
