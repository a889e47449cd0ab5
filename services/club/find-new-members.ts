import { type FoundAccount, searchAccounts } from '../../db/read/account-search.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { ClubId } from '../../domain/kernel/ids.ts';
import { ACCOUNT_SEARCH } from '../../domain/kernel/limits.ts';
import { searchKey } from '../../domain/lib/search-key.ts';
import { searchableNames } from '../account/searchable-names.ts';
import { allow } from '../authority.ts';
import type { Deps } from '../deps.ts';

/** Accounts that are not in the club, as `findAccounts` finds those that are not in a tournament. */
export async function findNewMembers(
  deps: Deps,
  actor: Actor,
  club: ClubId,
  text: string,
): Promise<readonly FoundAccount[]> {
  allow(actor, { do: 'manage', of: { type: 'club', id: club } });
  const names = searchableNames(actor);
  return searchAccounts(deps.db, searchKey(text), { names, limit: ACCOUNT_SEARCH.rows, outside: club });
}
