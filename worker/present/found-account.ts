import type { FoundAccountView } from '../../contract/accounts/account-search.ts';
import type { FoundAccount } from '../../db/read/account-search.ts';

/** Hides a name that the caller may not see, and the FIDE number that would reveal it, unless the caller typed it. */
export const presentFound = (row: FoundAccount, typed: string): FoundAccountView => ({
  id: row.id,
  firstName: row.nameVisible ? row.firstName : '',
  lastName: row.nameVisible ? row.lastName : '',
  fideNumber: row.nameVisible || String(row.fideNumber) === typed.trim() ? row.fideNumber : null,
  fideRating: row.fideRating,
  title: row.title,
});
