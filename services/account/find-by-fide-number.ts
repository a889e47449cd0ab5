import { type Account, readAccountByFideNumber, readTies } from '../../db/read/account.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { can } from '../../domain/access/policy.ts';
import { personAsking } from '../authority.ts';
import type { Deps } from '../deps.ts';

/** The account with a FIDE number, and whether the caller may see its owner's name (D-79). */
export async function findByFideNumber(
  deps: Deps,
  actor: Actor,
  fideNumber: number,
): Promise<{ account: Account; nameVisible: boolean } | undefined> {
  personAsking(actor);
  const account = await readAccountByFideNumber(deps.db, fideNumber);
  return account && { account, nameVisible: await seesName(deps, actor, account) };
}

/**
 * The caller sees names of users who show them to everybody, their own, and those in clubs whose names they may see.
 */
export async function seesName(deps: Deps, actor: Actor, account: Account): Promise<boolean> {
  if (account.showRealName) return true;
  if (actor.kind === 'visitor') return false;
  if (actor.account === account.id || actor.level === 3) return true;
  const { memberOf } = await readTies(deps.db, account.id);
  return memberOf.some(({ club }) => can(actor, { do: 'seeNames', of: { type: 'club', id: club } }));
}
