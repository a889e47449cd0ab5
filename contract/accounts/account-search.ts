import { z } from 'zod';
import { ACCOUNT_SEARCH, NAME_MAX_LENGTH } from '../../domain/kernel/limits.ts';
import type { CamelKeys } from '../codec/case.ts';

/** Part of a name or user name, or a FIDE number. */
export const accountSearchQuery = z.object({ q: z.string().min(ACCOUNT_SEARCH.minCharacters).max(NAME_MAX_LENGTH) });

/** An account to enter somewhere. Names and FIDE number are empty if the caller may not see them. */
export const foundAccount = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  fide_number: z.number().nullable(),
  fide_rating: z.number().nullable(),
  title: z.string().nullable(),
});
export const foundAccounts = z.array(foundAccount);
export type FoundAccountView = CamelKeys<z.output<typeof foundAccount>>;
