import type { CreatedAccount } from '../../../contract/accounts/accounts.ts';
import { ACCOUNTS_PER_REQUEST } from '../../../domain/kernel/limits.ts';
import { type UserStorage, userKey } from '../../app/user-storage.ts';
import type { Belonging } from './belonging.ts';
import type { Row } from './sheet.ts';

/** Rows of a list: enough for a class or a school, not for a federation. */
export const MOST_ROWS = 500;

/** One row of a list, and the result of creating its account. */
export interface AccountEntry {
  readonly row: Row;
  readonly made: CreatedAccount | null;
}

/**
 * A list of accounts that are being created. It is stored in the browser of its creator, with the passwords, until they
 * confirm that they have them: the page may be closed in between, and the passwords are stored nowhere else. It is
 * cleared at log-out (`user-storage.ts`).
 */
export interface AccountList {
  readonly belonging: Belonging;
  readonly entries: readonly AccountEntry[];
}

const keyOf = (maker: string): string => userKey(maker, 'account-list');

export function keepList(storage: UserStorage, maker: string, list: AccountList | null): void {
  if (list === null) storage.removeItem(keyOf(maker));
  else storage.setItem(keyOf(maker), JSON.stringify(list));
}

export function keptList(storage: UserStorage, maker: string): AccountList | null {
  const kept = storage.getItem(keyOf(maker));
  if (kept === null) return null;
  try {
    // Only `keepList` writes this entry.
    return JSON.parse(kept) as AccountList;
  } catch {
    storage.removeItem(keyOf(maker));
    return null;
  }
}

/** The next rows to create, at most as many as one request takes. */
export const nextSlice = ({ entries }: AccountList): readonly AccountEntry[] =>
  entries.filter(({ made }) => made === null).slice(0, ACCOUNTS_PER_REQUEST);

/** The list with the results of a slice. */
export function afterSlice(
  list: AccountList,
  slice: readonly AccountEntry[],
  made: readonly CreatedAccount[],
): AccountList {
  const outcome = new Map(slice.map((entry, at) => [entry, made[at] ?? null]));
  return { ...list, entries: list.entries.map((entry) => ({ ...entry, made: outcome.get(entry) ?? entry.made })) };
}

export const countMade = ({ entries }: AccountList): number => entries.filter(({ made }) => made !== null).length;
