import { type FoundAccount, searchAccounts } from '../../db/read/account-search.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { ACCOUNT_SEARCH } from '../../domain/kernel/limits.ts';
import { searchKey } from '../../domain/lib/search-key.ts';
import { playersOf } from '../../domain/tournament/value/state.ts';
import { searchableNames } from '../account/searchable-names.ts';
import { allow } from '../authority.ts';
import type { Deps } from '../deps.ts';
import { visibleTournament } from './views/view.ts';

/** Accounts that can still be entered, by user name and FIDE number, and by name if the caller may see it. */
export async function findAccounts(deps: Deps, actor: Actor, id: string, text: string): Promise<FoundAccount[]> {
  const tournament = await visibleTournament(deps, actor, id);
  allow(actor, { do: 'runTournaments', of: tournament.host });
  const entered = playersOf(tournament).map(({ account }) => account);
  const limit = ACCOUNT_SEARCH.rows + entered.length;
  const found = await searchAccounts(deps.db, searchKey(text), { names: searchableNames(actor), limit });
  const inIt = new Set(entered);
  return found.filter((one) => !inIt.has(one.id)).slice(0, ACCOUNT_SEARCH.rows);
}
