import { readExisting } from '../../db/read/account.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import type { Deps } from '../deps.ts';

/** The ids that belong to an account, without duplicates. */
export async function existingAccounts({ db }: Deps, ids: readonly AccountId[]): Promise<AccountId[]> {
  const existing = new Set(await readExisting(db, ids));
  return [...new Set(ids)].filter((id) => existing.has(id));
}
