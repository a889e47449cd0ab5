import { readExisting } from '../../db/read/account.ts';
import type { AccountId } from '../../domain/ids.ts';
import type { Deps } from '../deps.ts';

/** Those of the ids that are accounts, each once. */
export async function existingAccounts({ db }: Deps, ids: readonly AccountId[]): Promise<AccountId[]> {
  const existing = new Set(await readExisting(db, ids));
  return [...new Set(ids)].filter((id) => existing.has(id));
}
