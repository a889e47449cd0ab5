import { type AccountListRow, type Particulars, readAccountsOfClubs } from '../../db/read/club.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { can } from '../../domain/access/policy.ts';
import type { ClubId } from '../../domain/ids.ts';
import type { Deps } from '../deps.ts';

/** Somebody in a list of accounts; the particulars only where the reader manages the home club. */
export interface ListedAccount {
  readonly account: AccountListRow;
  readonly particulars: Particulars | null;
}

/** The members of these clubs, as this reader may see them. */
export async function accountsOfClubs(deps: Deps, actor: Actor, clubs: readonly ClubId[]): Promise<ListedAccount[]> {
  const rows = await readAccountsOfClubs(deps.db, clubs);
  return rows.map(({ particulars, homeClub, ...account }) => ({
    account,
    particulars: can(actor, { do: 'seePrivateFields', homeClub }) ? particulars : null,
  }));
}
