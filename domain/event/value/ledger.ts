import type { AccountId, Branded } from '../../kernel/ids.ts';
import type { Millis } from '../../kernel/time.ts';

/** In the smallest unit of the currency, such as øre. */
export type MinorUnits = Branded<number, 'MinorUnits'>;

export const minorUnits = (value: number): MinorUnits => value as MinorUnits;

export const LEDGER_KINDS = ['charge', 'correction', 'payment', 'waiver', 'refund'] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

export const PAYMENT_METHODS = ['vipps', 'bank', 'cash', 'card', 'other'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Rows are never changed nor deleted; a mistake gets a row of the same kind with the opposite amount (FE-5). */
export interface LedgerRow {
  /** From 1 within the entry. */
  readonly number: number;
  readonly kind: LedgerKind;
  /** A correction may be negative, and so is the row that undoes a mistake. */
  readonly amount: MinorUnits;
  /** Of payments and refunds. */
  readonly method: PaymentMethod | null;
  /** Such as the text of a bank transfer, or the provider's payment. */
  readonly reference: string;
  readonly reason: string;
  readonly at: Millis;
  /** Null for the program itself and for entrants without an account. */
  readonly by: AccountId | null;
}
