import type { Db } from '../../db/client.ts';
import { commit } from '../../db/commit.ts';
import { readAccount } from '../../db/read/account.ts';
import { readObligations } from '../../db/read/erasure.ts';
import { type Erasure, erasureOf } from '../../db/write/erasure.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { type ErasureRefusal, mayBeErased } from '../../domain/account/erasure.ts';
import { drawId } from '../../domain/kernel/chance.ts';
import { type AccountId, GUEST_PREFIX } from '../../domain/kernel/ids.ts';
import { ok, type Result } from '../../domain/kernel/result.ts';
import { personAsking } from '../authority.ts';
import type { AccountDeps, Deps } from '../deps.ts';
import { removeUnusedPictures } from '../picture/uploaded-pictures.ts';
import { randomBelow } from '../platform/random.ts';
import { orRefuse } from '../refusal.ts';
import { provePassword } from './settings.ts';
import { hashName } from './spent-names.ts';

export type EraseRefusal = ErasureRefusal | 'changedMeanwhile';

/** Continues an erasure after its rows are gone, wherever else the name is stored. */
export interface Eraser {
  erase(erasure: Erasure): Promise<Result<true, EraseRefusal>>;
}

/** Erases the caller's own account, given its password. A nameless player replaces it in old tables. */
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

export async function writeErasure(deps: Deps, erasure: Erasure): Promise<Result<true, EraseRefusal>> {
  const { db, now } = deps;
  if (!(await isErased(db, erasure))) {
    const due = mayBeErased(await readObligations(db, erasure.account));
    const done = due.ok ? await commit(db, erasureOf(db, erasure, now())) : due;
    if (!done.ok) return done;
  }
  await removeUnusedPictures(deps);
  return ok(true);
}

/** User names are never given out again, so a missing account has been erased. */
const isErased = async (db: Db, { account }: Erasure): Promise<boolean> =>
  (await readAccount(db, account)) === undefined;
