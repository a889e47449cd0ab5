import type { CreatedAccount } from '../../../contract/accounts.ts';
import { ACCOUNTS_PER_REQUEST } from '../../../domain/limits.ts';
import { type PersonalStorage, personalKey } from '../../personal-storage.ts';
import type { Row } from './sheet.ts';

/** Rows of a list: a class, a school, not a federation. */
export const MOST_ROWS = 500;

/** Where the accounts of a list belong. */
export interface Belonging {
  /** Empty: to no club. */
  readonly club: string;
  readonly level: 0 | 1 | 2;
}

/** One row of a list that is being made, and what has become of it. */
export interface Entry {
  readonly row: Row;
  readonly made: CreatedAccount | null;
}

/**
 * A list that is being made. It is kept in the browser of its maker, with the passwords, until he says that he has them:
 * the page may be closed in the middle, and nobody else knows them. The personal storage forgets it with the log-out.
 */
export interface AccountList extends Belonging {
  readonly entries: readonly Entry[];
}

const keyOf = (maker: string): string => personalKey(maker, 'account-list');

export function keepList(storage: PersonalStorage, maker: string, list: AccountList | null): void {
  if (list === null) storage.removeItem(keyOf(maker));
  else storage.setItem(keyOf(maker), JSON.stringify(list));
}

export function keptList(storage: PersonalStorage, maker: string): AccountList | null {
  const kept = storage.getItem(keyOf(maker));
  if (kept === null) return null;
  try {
    // Nobody but `keepList` writes it.
    return JSON.parse(kept) as AccountList;
  } catch {
    storage.removeItem(keyOf(maker));
    return null;
  }
}

/** The next rows to be made, at most as many as one request takes. */
export const nextSlice = ({ entries }: AccountList): readonly Entry[] =>
  entries.filter(({ made }) => made === null).slice(0, ACCOUNTS_PER_REQUEST);

/** The list with what has become of a slice. */
export function afterSlice(list: AccountList, slice: readonly Entry[], made: readonly CreatedAccount[]): AccountList {
  const outcome = new Map(slice.map((entry, at) => [entry, made[at] ?? null]));
  return { ...list, entries: list.entries.map((entry) => ({ ...entry, made: outcome.get(entry) ?? entry.made })) };
}

export const countMade = ({ entries }: AccountList): number => entries.filter(({ made }) => made !== null).length;
