import { type Account, readAccount } from '../../db/read/account.ts';
import { type AccountId, isGuestId } from '../../domain/kernel/ids.ts';
import type { Deps } from '../deps.ts';
import { orNotFound, Refusal } from '../refusal.ts';

/** The account of a person who can hold a membership or a role. Guests exist only within their tournament. */
export async function accountOfPerson({ db }: Deps, id: AccountId): Promise<Account> {
  if (isGuestId(id)) throw new Refusal('noSuchAccount');
  return orNotFound(await readAccount(db, id), 'noSuchAccount');
}
