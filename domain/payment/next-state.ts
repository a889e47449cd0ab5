import type { ProviderPaymentKind, ProviderPaymentState } from './payment-state.ts';

/** What a change of state books in the accounts; amounts in minor units. */
export type PaymentBooking =
  | { readonly kind: 'payment'; readonly amount: number }
  | { readonly kind: 'refund'; readonly amount: number };

/**
 * The course of a payment: a state is never followed by one before it (PY-9). Money that was taken outweighs how the
 * checkout is said to have ended, and a mismatch stays until a person has dealt with it.
 */
const COURSE: readonly ProviderPaymentKind[] = [
  'open',
  'reserved',
  'expired',
  'cancelled',
  'paid',
  'refunded',
  'mismatch',
];

/**
 * The state after a report: the later one of both. So reports may be repeated and may overtake each other, and the last
 * state is the same.
 */
export function nextState(stored: ProviderPaymentState, reported: ProviderPaymentState): ProviderPaymentState {
  if (stored.kind === 'refunded' && reported.kind === 'refunded')
    return reported.amount > stored.amount ? reported : stored;
  return COURSE.indexOf(reported.kind) > COURSE.indexOf(stored.kind) ? reported : stored;
}

export const isSameState = (one: ProviderPaymentState, other: ProviderPaymentState): boolean =>
  one.kind === other.kind && refundedAmount(one) === refundedAmount(other);

/** What has to be booked between two states (PY-10): a payment once, of each refund what has been added. */
export function bookingsBetween(
  before: ProviderPaymentState,
  after: ProviderPaymentState,
  price: number,
): readonly PaymentBooking[] {
  if (after.kind === 'mismatch') return [];
  const refunded = refundedAmount(after) - refundedAmount(before);
  return [
    ...(isTaken(after) && !isTaken(before) ? [{ kind: 'payment' as const, amount: price }] : []),
    ...(refunded > 0 ? [{ kind: 'refund' as const, amount: refunded }] : []),
  ];
}

/** What can still be refunded, in minor units. */
export const refundable = (state: ProviderPaymentState, price: number): number =>
  isTaken(state) ? price - refundedAmount(state) : 0;

const isTaken = ({ kind }: ProviderPaymentState): boolean => kind === 'paid' || kind === 'refunded';

const refundedAmount = (state: ProviderPaymentState): number => (state.kind === 'refunded' ? state.amount : 0);
