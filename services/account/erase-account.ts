import type { Db } from '../../db/client.ts';
import { commit } from '../../db/commit.ts';
import { readAccount } from '../../db/read/account.ts';
import { readObligations } from '../../db/read/erasure.ts';
import { type Erasure, erasureOf } from '../../db/write/erasure.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { type ErasureRefusal, mayBeErased } from '../../domain/account/erasure.ts';
import { drawId } from '../../domain/chance.ts';
import { type AccountId, GUEST_PREFIX } from '../../domain/ids.ts';
import { ok, type Result } from '../../domain/result.ts';
import { personAsking } from '../authority.ts';
import type { AccountDeps, Deps } from '../deps.ts';
import { randomBelow } from '../random.ts';
import { orRefuse } from '../refusal.ts';
import { provePassword } from './settings.ts';
import { hashName } from './spent-names.ts';

export type EraseRefusal = ErasureRefusal | 'changedMeanwhile';

/** What an erasure goes on with after its rows are gone: everything that keeps the name elsewhere. */
export interface Eraser {
  erase(erasure: Erasure): Promise<Result<true, EraseRefusal>>;
}

/** Erases the caller's own account, with the password. In old tables a nameless player stands in its place. */
export async function eraseAccount(
  deps: AccountDeps,
  actor: Actor,
  { eraser, password }: { readonly eraser: Eraser; readonly password: string },
): Promise<void> {
  const { account } = personAsking(actor);
  await provePassword(deps, account, password);
  orRefuse(mayBeErased(await readObligations(deps.db, account)));
  const standIn = drawId<AccountId>(randomBelow, 10, GUEST_PREFIX);
  orRefuse(await eraser.erase({ account, standIn, nameHash: await hashName(account) }));
}

/** Writes an erasure, if it has not been written yet. */
export async function writeErasure({ db, now }: Deps, erasure: Erasure): Promise<Result<true, EraseRefusal>> {
  if (await isErased(db, erasure)) return ok(true);
  const due = mayBeErased(await readObligations(db, erasure.account));
  return due.ok ? commit(db, erasureOf(db, erasure, now())) : due;
}

/** Nobody can be given the name again, so an account that is not there has been erased. */
const isErased = async (db: Db, { account }: Erasure): Promise<boolean> =>
  (await readAccount(db, account)) === undefined;
