import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asId } from '../../../domain/kernel/ids.ts';
import { bookingsBetween, isSameState, nextState, refundable } from '../../../domain/payment/next-state.ts';
import { type ProviderPaymentState, type ProviderReport, stateOf } from '../../../domain/payment/payment-state.ts';
import { attemptKey, isChargeId } from '../../../domain/payment/provider.ts';

const CHARGED = { charge: asId<never>('charge-1'), price: { amount: 50_000, currency: 'NOK' } } as const;
const { amount: PRICE } = CHARGED.price;

const REPORT: ProviderReport = {
  charge: 'charge-1',
  price: CHARGED.price,
  reserved: 0,
  released: 0,
  captured: 0,
  refunded: 0,
  ended: null,
  transfer: null,
};

const stateAfter = (changes: Partial<ProviderReport>): ProviderPaymentState =>
  stateOf({ ...REPORT, ...changes }, CHARGED);

/** Reports as a provider gives them in the course of one payment, each from the one before. */
const courses = fc.oneof(
  fc.constantFrom<Partial<ProviderReport>[]>(
    [{}, { ended: 'cancelled' }],
    [{}, { ended: 'expired' }],
    [{}, { reserved: PRICE }, { reserved: PRICE, released: PRICE }],
  ),
  fc
    .record({ reserves: fc.boolean(), refunds: fc.array(fc.integer({ min: 1, max: PRICE / 4 }), { maxLength: 4 }) })
    .map(({ reserves, refunds }): Partial<ProviderReport>[] => {
      const taken = { reserved: PRICE, captured: PRICE };
      const sums = refunds.map((_, at) => refunds.slice(0, at + 1).reduce((sum, one) => sum + one, 0));
      return [
        {},
        ...(reserves ? [{ reserved: PRICE }] : []),
        taken,
        ...sums.map((refunded) => ({ ...taken, refunded })),
      ];
    }),
);

/** The course with each report at least once, in any order and any number. */
const shuffled = courses.chain((course) =>
  fc
    .array(fc.nat({ max: course.length - 1 }), { maxLength: 12 })
    .chain((again) => {
      const all = [...course.keys(), ...again];
      return fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length });
    })
    .map((order) => ({ course, order })),
);

function walked(reports: readonly Partial<ProviderReport>[]) {
  let state: ProviderPaymentState = { kind: 'open' };
  let payments = 0;
  let refunded = 0;
  for (const report of reports) {
    const after = nextState(state, stateAfter(report));
    for (const { kind, amount } of bookingsBetween(state, after, PRICE)) {
      if (kind === 'payment') payments += amount;
      else refunded += amount;
    }
    state = after;
  }
  return { state, payments, refunded };
}

describe('state of a payment at its provider', () => {
  it('[PY-9] [PY-10] any order and repetition of the reports ends in the same state and books the same sums', () => {
    fc.assert(
      fc.property(shuffled, ({ course, order }) => {
        const inOrder = walked(course);
        const mixed = walked(order.map((at) => course[at] ?? {}));
        expect(mixed).toEqual(inOrder);
        const last = course.at(-1);
        expect(inOrder.payments).toBe((last?.captured ?? 0) > 0 ? PRICE : 0);
        expect(inOrder.refunded).toBe(last?.refunded ?? 0);
      }),
    );
  });

  it('[PY-9] a paid payment is not opened, cancelled or expired by a late report', () => {
    for (const late of [{}, { reserved: PRICE }, { ended: 'expired' as const }, { ended: 'cancelled' as const }])
      expect(nextState({ kind: 'paid' }, stateAfter(late))).toEqual({ kind: 'paid' });
  });

  it('[PY-4] money that was taken is booked although the checkout has ended', () => {
    const taken = stateAfter({ reserved: PRICE, captured: PRICE });
    expect(nextState({ kind: 'expired' }, taken)).toEqual({ kind: 'paid' });
    expect(bookingsBetween({ kind: 'expired' }, taken, PRICE)).toEqual([{ kind: 'payment', amount: PRICE }]);
  });

  it('[PY-2] one øre more or less, another currency or another charge is a mismatch, which books nothing', () => {
    const taken = { reserved: PRICE, captured: PRICE };
    const others: Partial<ProviderReport>[] = [
      { price: { amount: PRICE + 1, currency: 'NOK' }, reserved: PRICE + 1, captured: PRICE + 1 },
      { price: { amount: PRICE - 1, currency: 'NOK' }, reserved: PRICE - 1, captured: PRICE - 1 },
      { ...taken, price: { amount: PRICE, currency: 'SEK' } },
      { ...taken, charge: 'charge-2' },
      { ...taken, captured: PRICE - 1, released: 1 },
      { ...taken, refunded: PRICE + 1 },
    ];
    for (const other of others) {
      const state = stateAfter(other);
      expect(state).toEqual({ kind: 'mismatch' });
      expect(bookingsBetween({ kind: 'open' }, nextState({ kind: 'open' }, state), PRICE)).toEqual([]);
    }
  });

  it('[PY-8] a reservation is not paid until all of it is captured', () => {
    expect(stateAfter({ reserved: PRICE })).toEqual({ kind: 'reserved' });
    expect(stateAfter({ reserved: PRICE, captured: 10_000 })).toEqual({ kind: 'reserved' });
    expect(bookingsBetween({ kind: 'open' }, { kind: 'reserved' }, PRICE)).toEqual([]);
    expect(stateAfter({ reserved: PRICE, captured: PRICE })).toEqual({ kind: 'paid' });
  });

  it('[PY-8] a released or lapsed reservation is cancelled', () => {
    const released = stateAfter({ reserved: PRICE, released: PRICE });
    expect(released).toEqual({ kind: 'cancelled' });
    expect(nextState({ kind: 'reserved' }, released)).toEqual({ kind: 'cancelled' });
  });

  it('[PY-11] what can be refunded is what was paid and not yet refunded', () => {
    expect(refundable({ kind: 'paid' }, PRICE)).toBe(PRICE);
    expect(refundable({ kind: 'refunded', amount: 20_000 }, PRICE)).toBe(30_000);
    expect(refundable({ kind: 'refunded', amount: PRICE }, PRICE)).toBe(0);
    for (const kind of ['open', 'reserved', 'cancelled', 'expired', 'mismatch'] as const)
      expect(refundable({ kind }, PRICE)).toBe(0);
  });

  it('refunds of different amounts are different states', () => {
    expect(isSameState({ kind: 'refunded', amount: 1 }, { kind: 'refunded', amount: 2 })).toBe(false);
    expect(isSameState({ kind: 'refunded', amount: 2 }, { kind: 'refunded', amount: 2 })).toBe(true);
    expect(isSameState({ kind: 'paid' }, { kind: 'reserved' })).toBe(false);
  });

  it('[PY-3] the key of an attempt fits the references of Vipps, also with the step that is added', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9-]{6,28}$/), fc.integer({ min: 1, max: 9_999 }), (charge, attempt) => {
        expect(isChargeId(charge)).toBe(true);
        expect(attemptKey(asId(charge), attempt)).toMatch(/^[a-zA-Z0-9-]{8,50}$/);
        expect(`${attemptKey(asId(charge), attempt)}-capture`.length).toBeLessThanOrEqual(50);
      }),
    );
  });
});
