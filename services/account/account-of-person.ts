import { type Account, readAccount } from '../../db/read/account.ts';
import { type AccountId, isGuestId } from '../../domain/ids.ts';
import type { Deps } from '../deps.ts';
import { found, Refusal } from '../refusal.ts';

/** The account of somebody who can be a member or hold power: the guests of a tournament stand in its tables only. */
export async function accountOfPerson({ db }: Deps, id: AccountId): Promise<Account> {
  if (isGuestId(id)) throw new Refusal('noSuchAccount');
  return found(await readAccount(db, id), 'noSuchAccount');
}
