import { NO_HOLDINGS, readHoldings } from '../../db/read/account.ts';
import { type AccountListRow, type Particulars, readAccountsOfClubs } from '../../db/read/club.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { can } from '../../domain/access/policy.ts';
import type { ClubId } from '../../domain/kernel/ids.ts';
import type { Deps } from '../deps.ts';

/** A row in a list of accounts; it has particulars only if the caller manages the home club. */
export interface ListedAccount {
  readonly account: AccountListRow;
  readonly particulars: Particulars | null;
  readonly mayEdit: boolean;
  readonly maySetPassword: boolean;
}

/** The members of these clubs as the caller may see them, with what the caller may do with each account. */
export async function accountsOfClubs(deps: Deps, actor: Actor, clubs: readonly ClubId[]): Promise<ListedAccount[]> {
  const rows = await readAccountsOfClubs(deps.db, clubs);
  const holdings = await readHoldings(
    deps.db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ particulars, homeClub, ...listed }) => {
    const account = {
      id: listed.id,
      level: particulars.level,
      homeClub,
      ...(holdings.get(listed.id) ?? NO_HOLDINGS),
    };
    return {
      account: listed,
      particulars: can(actor, { do: 'seePrivateFields', homeClub }) ? particulars : null,
      mayEdit: can(actor, { do: 'editAccount', account }),
      maySetPassword: can(actor, { do: 'setPassword', account }),
    };
  });
}
