import type { GroupCode } from '../../kernel/ids.ts';
import type { Title } from '../../people/titles.ts';
import type { MinorUnits } from './ledger.ts';
import type { LocalMinute } from './local-minute.ts';

export const FEE_RULES_MAX = 40;
export const FEE_TIERS_MAX = 5;

/** A row of the fee table; null and empty mean anybody (FE-2). */
export interface FeeRule {
  readonly group: GroupCode | null;
  readonly bornFrom: number | null;
  readonly bornTo: number | null;
  readonly titles: readonly Title[];
  readonly ratingFrom: number | null;
  readonly sex: 'F' | 'M' | null;
  /** Name of a club in any spelling. */
  readonly club: string | null;
  readonly amount: MinorUnits;
}

/** What is added from a time on (DL-1): an amount, or a share of the fee. */
export interface FeeTier {
  readonly from: LocalMinute;
  readonly supplement:
    | { readonly kind: 'amount'; readonly amount: MinorUnits }
    | { readonly kind: 'percent'; readonly percent: number };
}

/** Whether unpaid entrants are paired (FE-6). */
export const MUST_PAY = ['beforeEntered', 'beforeStart', 'never'] as const;
export type MustPay = (typeof MUST_PAY)[number];

export interface FeePlan {
  /** ISO 4217. */
  readonly currency: string;
  /** The first row that fits counts; without one the entry is free. */
  readonly rules: readonly FeeRule[];
  readonly tiers: readonly FeeTier[];
  readonly mustPay: MustPay;
  /** Entrants are reminded before it; null for no date. */
  readonly payBy: LocalMinute | null;
  /** Per cent of what was paid that a later withdrawal gets back (RF-2). */
  readonly refundShareAfter: number;
  readonly details: PaymentDetails;
}

/** How one pays without a provider; empty for none. */
export interface PaymentDetails {
  readonly receiver: string;
  readonly organisationNumber: string;
  readonly vippsNumber: string;
  readonly bankAccount: string;
  /** Uploaded picture of the receiver's own QR code. */
  readonly qrPicture: string;
}

export const NO_FEES: FeePlan = {
  currency: 'NOK',
  rules: [],
  tiers: [],
  mustPay: 'beforeStart',
  payBy: null,
  refundShareAfter: 0,
  details: { receiver: '', organisationNumber: '', vippsNumber: '', bankAccount: '', qrPicture: '' },
};
