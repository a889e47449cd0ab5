import { isSameMoney, type Money } from './money.ts';
import type { ChargeId } from './provider.ts';

/** The state of a payment at its provider. An amount is in minor units; a refund may be of a part. */
export type ProviderPaymentState =
  | { readonly kind: 'open' }
  /** The payer has approved it; nothing has been taken yet. It counts as paid for places, not in the accounts (PY-8). */
  | { readonly kind: 'reserved' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'paid' }
  | { readonly kind: 'refunded'; readonly amount: number }
  /** It is not what was charged: a person has to look at it. */
  | { readonly kind: 'mismatch' };

export type ProviderPaymentKind = ProviderPaymentState['kind'];

/** What is charged: the provider's payment must be for exactly this. */
export interface Charged {
  readonly charge: ChargeId;
  readonly price: Money;
}

/** A payment as its provider's API describes it now; amounts in minor units of the payment's currency. */
export interface ProviderReport {
  /** The charge that the provider was told, and repeats. */
  readonly charge: string;
  /** The currency may be one that we do not charge in. */
  readonly price: { readonly amount: number; readonly currency: string };
  readonly reserved: number;
  /** The part of the reservation that has been given up. */
  readonly released: number;
  readonly captured: number;
  readonly refunded: number;
  /** How it ended without an approval; null if it did not. */
  readonly ended: 'cancelled' | 'expired' | null;
  /** The provider's id of the transfer of money, which its refunds refer to; null before there is one. */
  readonly transfer: string | null;
}

/** The state that a report describes (PY-2, PY-8). */
export function stateOf(report: ProviderReport, { charge, price }: Charged): ProviderPaymentState {
  if (report.charge !== charge || !isPrice(report.price, price)) return { kind: 'mismatch' };
  if (report.captured > 0) return capturedState(report, price.amount);
  if (report.reserved > 0) return { kind: report.released >= report.reserved ? 'cancelled' : 'reserved' };
  return { kind: report.ended ?? 'open' };
}

const isPrice = (reported: ProviderReport['price'], price: Money): boolean =>
  reported.currency === price.currency && isSameMoney({ ...price, amount: reported.amount }, price);

/** A payment captured in part is unfinished while the rest can still be captured. */
function capturedState(report: ProviderReport, price: number): ProviderPaymentState {
  const { reserved, released, captured, refunded } = report;
  if (captured < price && captured + released < reserved) return { kind: 'reserved' };
  if (captured !== price || refunded > captured) return { kind: 'mismatch' };
  return refunded > 0 ? { kind: 'refunded', amount: refunded } : { kind: 'paid' };
}
