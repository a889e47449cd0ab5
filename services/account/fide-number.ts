import { readAccountByFideNumber } from '../../db/read/account.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../refusal.ts';

/**
 * Refuses a FIDE number that belongs to another account: results and ratings go to one person. The refusal may name
 * that account because user names are public.
 */
export async function requireFreeFideNumber(
  deps: Deps,
  account: AccountId,
  fideNumber: number | null | undefined,
): Promise<void> {
  if (fideNumber == null) return;
  const holder = await readAccountByFideNumber(deps.db, fideNumber, account);
  if (holder !== undefined) throw new Refusal('fideNumberTaken', { number: fideNumber, account: holder.id });
}
