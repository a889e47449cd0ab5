import type { AccountId } from '../domain/kernel/ids.ts';
import type { Language } from '../i18n/languages.ts';

/** The e-mails of the product. Each promise settles when the e-mail has been handed over. */
export interface Mailer {
  recovery(message: RecoveryMessage): Promise<void>;
  emailChanged(message: EmailChangedMessage): Promise<void>;
}

/** A change of address is reported to the old one, in case the owner did not make it. */
export interface EmailChangedMessage {
  /** The old address. */
  readonly to: string;
  readonly language: Language;
  readonly account: AccountId;
}

/** A request for a new password: a code for each account with the address. */
export interface RecoveryMessage {
  readonly to: string;
  readonly language: Language;
  readonly accounts: readonly { readonly account: AccountId; readonly code: string }[];
}
