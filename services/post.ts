import type { AccountId } from '../domain/ids.ts';
import type { Language } from '../i18n/languages.ts';

/** What the product writes to people by e-mail: each kind of letter once. It settles when the letter is on its way. */
export interface Post {
  recovery(letter: RecoveryLetter): Promise<void>;
}

/** Somebody wants to set a new password: a code for each account that has the address. */
export interface RecoveryLetter {
  readonly to: string;
  readonly language: Language;
  readonly accounts: readonly { readonly account: AccountId; readonly code: string }[];
}
