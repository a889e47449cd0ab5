import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceOf, keptOf, paymentState } from '../../../domain/event/fees/balance.ts';
import { feeOf } from '../../../domain/event/fees/fee.ts';
import { drawPaymentCode, isPaymentCode, paymentCodeIn } from '../../../domain/event/fees/payment-code.ts';
import { type FeeRule, NO_FEES } from '../../../domain/event/value/fee-plan.ts';
import { minorUnits } from '../../../domain/event/value/ledger.ts';
import { HOUR, millis } from '../../../domain/kernel/time.ts';
import {
  aGroup,
  anEvent,
  aPlayer,
  ask,
  at,
  changed,
  code,
  did,
  entered,
  entryOf,
  holder,
  newEntry,
  OPEN,
  ORGANISER,
  PROGRAM,
  rated,
  stranger,
} from '../../support/domain/event.ts';

const rule = (amount: number, only: Partial<FeeRule> = {}): FeeRule => ({
  group: null,
  bornFrom: null,
  bornTo: null,
  titles: [],
  ratingFrom: null,
  sex: null,
  club: null,
  ...only,
  amount: minorUnits(amount * 100),
});

/** NM: titled players free, juniors 500, others 950, 100 more from 1 June. */
const NM = {
  ...NO_FEES,
  rules: [rule(0, { titles: ['GM', 'IM', 'WGM', 'WIM'] }), rule(500, { bornFrom: 2006 }), rule(950)],
  tiers: [{ from: '2026-09-01T00:00', supplement: { kind: 'amount', amount: minorUnits(10_000) } as const }],
};
const BEFORE = at('2026-08-31T23:59:59.999+02:00');
const LATER = at('2026-09-01T00:00:00+02:00');

const event = anEvent([aGroup('A'), aGroup('B', { wayIn: 'byChoice' })], { fees: NM });
const fee = (player: Parameters<typeof aPlayer>[0], now = BEFORE) =>
  feeOf(event, { player: aPlayer(player), group: code('A') }, now) / 100;

const pay = (entry: ReturnType<typeof entered>['id'], amount: number) =>
  ({ kind: 'bookPayment', entry, amount: minorUnits(amount * 100), method: 'vipps', reference: 'V1' }) as const;

describe('fees', () => {
  it('[FEE-1] the first rule that fits counts, and who pays nothing pays no supplement', () => {
    expect([fee({}), fee({ birthYear: 2006 }), fee({ title: 'IM' })]).toEqual([950, 500, 0]);
    expect([fee({}, LATER), fee({ birthYear: 2006 }, LATER), fee({ title: 'IM' }, LATER)]).toEqual([1050, 600, 0]);
  });

  it('[FEE-1] rules ask for group, rating, sex and club, and a supplement may be a share', () => {
    const rules = [
      rule(100, { group: code('B') }),
      rule(0, { ratingFrom: 2400 }),
      rule(200, { sex: 'F' }),
      rule(300, { club: 'Moss SK' }),
      rule(400),
    ];
    const percent = [{ from: '2026-08-01T00:00', supplement: { kind: 'percent', percent: 50 } as const }];
    const one = anEvent([aGroup('A')], { fees: { ...NO_FEES, rules, tiers: percent } });
    const of = (player: Parameters<typeof aPlayer>[0], group = 'A') =>
      feeOf(one, { player: aPlayer(player), group: code(group) }, LATER) / 100;
    expect([of({}, 'B'), of(rated(2450)), of({ sex: 'F' }), of({ club: 'moss sk' }), of({})]).toEqual([
      150, 0, 300, 450, 600,
    ]);
  });

  it('[FEE-2] the fee is charged when the entry is entered, and a change of group is a correction', () => {
    const fees = { ...NO_FEES, rules: [rule(500, { group: code('A') }), rule(300)] };
    const { event: one, id } = entered(
      anEvent([aGroup('A', { wayIn: 'byChoice' }), aGroup('B')], { fees }),
      newEntry('A'),
    );
    const moved = changed(one, { kind: 'moveEntry', entry: id, group: code('B'), reason: '' }, { actor: holder(id) });
    expect(entryOf(moved, id).ledger.map(({ number, kind, amount }) => [number, kind, amount])).toEqual([
      [1, 'charge', 50_000],
      [2, 'correction', -20_000],
    ]);
    const waiting = entered(anEvent([aGroup('A', { places: 0 })], { fees }), newEntry('A'));
    expect(entryOf(waiting.event, waiting.id).ledger).toEqual([]);
  });

  it('[FEE-3] a withdrawal at the refund deadline gets all back, a minute later nothing or the share of the host', () => {
    const { event: one, id } = entered(event, newEntry('A'), BEFORE);
    const paid = changed(one, pay(id, 950), { actor: ORGANISER, now: BEFORE });
    const leave = (now: number, share = 0) => {
      const generous = { ...paid, settings: { ...paid.settings, fees: { ...NM, refundShareAfter: share } } };
      return entryOf(
        changed(generous, { kind: 'withdrawEntry', entry: id, reason: '' }, { actor: holder(id), now: millis(now) }),
        id,
      );
    };
    const deadline = at('2026-10-23T23:59:59.999+02:00');
    expect(balanceOf(leave(deadline).ledger)).toBe(-95_000);
    expect(paymentState(leave(deadline))).toBe('refundDue');
    expect(balanceOf(leave(deadline + 1).ledger)).toBe(0);
    expect(balanceOf(leave(deadline + 1, 50).ledger)).toBe(-47_500);
  });

  it('[FEE-3] who never had a place gets everything back, and who has not paid owes nothing', () => {
    const { event: one } = entered(
      anEvent([aGroup('A', { places: 1 })], { fees: NM, placeBy: 'paid' }),
      newEntry('A'),
      BEFORE,
    );
    const { event: two, id } = entered(one, stranger('A', 2), BEFORE);
    const late = at('2026-11-01T12:00:00+01:00');
    const paidFirst = changed(two, pay(one.entries[0]?.id ?? id, 950), { actor: ORGANISER });
    const paid = changed(paidFirst, pay(id, 950), { actor: ORGANISER });
    const gone = changed(paid, { kind: 'withdrawEntry', entry: id, reason: '' }, { actor: holder(id), now: late });
    expect(balanceOf(entryOf(gone, id).ledger)).toBe(-95_000);
    const { event: three, id: unpaid } = entered(event, stranger('A', 3), BEFORE);
    const left = changed(
      three,
      { kind: 'withdrawEntry', entry: unpaid, reason: '' },
      { actor: holder(unpaid), now: late },
    );
    expect(balanceOf(entryOf(left, unpaid).ledger)).toBe(0);
  });

  it('[FEE-3] of a cancelled event everything that was paid is owed to the entrants', () => {
    const { event: one, id } = entered(event, newEntry('A'), BEFORE);
    const paid = changed(one, pay(id, 950), { actor: ORGANISER });
    const cancelled = changed(
      paid,
      { kind: 'cancelEvent', reason: 'no hall' },
      { actor: ORGANISER, now: at('2026-11-05T12:00:00+01:00') },
    );
    expect(balanceOf(entryOf(cancelled, id).ledger)).toBe(-95_000);
    const back = changed(
      cancelled,
      { kind: 'bookRefund', entry: id, amount: minorUnits(95_000), method: 'bank', reference: '' },
      { actor: ORGANISER },
    );
    expect(paymentState(entryOf(back, id))).toBe('refunded');
  });

  it('[FEE-3] whatever is booked before, after a withdrawal nothing is owed, and at most what was paid is given back', () => {
    const row = fc.record({
      what: fc.constantFrom('pay', 'waive', 'refund', 'move'),
      amount: fc.integer({ min: 1, max: 1200 }),
    });
    const fees = { ...NM, rules: [rule(500, { group: code('A') }), ...NM.rules], refundShareAfter: 50 };
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), fc.integer({ min: 0, max: 70 * 24 }), (rows, hours) => {
        const { event: one, id } = entered(
          anEvent([aGroup('A', { wayIn: 'byChoice' }), aGroup('B', { wayIn: 'byChoice' })], { fees }),
          newEntry('A'),
        );
        let now = one;
        for (const { what, amount } of rows) {
          const money = { entry: id, amount: minorUnits(amount * 100) };
          const group = entryOf(now, id).group === 'A' ? code('B') : code('A');
          const decided = ask(
            now,
            what === 'pay'
              ? { kind: 'bookPayment', ...money, method: 'cash', reference: '' }
              : what === 'refund'
                ? { kind: 'bookRefund', ...money, method: 'cash', reference: '' }
                : what === 'waive'
                  ? { kind: 'waive', ...money, reason: 'helper' }
                  : { kind: 'moveEntry', entry: id, group, reason: '' },
            { actor: ORGANISER },
          );
          if (decided.ok && decided.value.after !== null) now = decided.value.after;
        }
        const paid = keptOf(entryOf(now, id).ledger);
        expect(paid).toBeGreaterThanOrEqual(0);
        const gone = entryOf(
          changed(
            now,
            { kind: 'withdrawEntry', entry: id, reason: '' },
            { actor: holder(id), now: millis(OPEN + hours * HOUR) },
          ),
          id,
        );
        const balance = balanceOf(gone.ledger);
        expect(balance).toBeLessThanOrEqual(0);
        expect(-balance).toBeLessThanOrEqual(paid);
        expect(gone.ledger.map(({ number }) => number)).toEqual(gone.ledger.map((_, index) => index + 1));
      }),
      { numRuns: 100 },
    );
  });

  it('[FEE-4] a mistake is undone once, by a row of the opposite amount', () => {
    const { event: one, id } = entered(event, newEntry('A'), BEFORE);
    const paid = changed(one, pay(id, 950), { actor: ORGANISER });
    const undone = changed(paid, { kind: 'counterRow', entry: id, row: 2, reason: 'wrong name' }, { actor: ORGANISER });
    expect(balanceOf(entryOf(undone, id).ledger)).toBe(95_000);
    for (const row of [1, 2, 3, 4]) {
      expect(ask(undone, { kind: 'counterRow', entry: id, row, reason: '' }, { actor: ORGANISER })).toMatchObject({
        key: 'noSuchLedgerRow',
      });
    }
    expect(
      ask(
        paid,
        { kind: 'bookRefund', entry: id, amount: minorUnits(95_001), method: 'cash', reference: '' },
        { actor: ORGANISER },
      ),
    ).toMatchObject({ key: 'amountTooLarge' });
  });

  it('[FEE-5] a payment that a provider tells of three times is booked once', () => {
    const { event: one, id } = entered(event, newEntry('A'), BEFORE);
    const told = {
      kind: 'providerBooked',
      entry: id,
      booking: 'payment',
      amount: minorUnits(95_000),
      method: 'card',
      payment: 'pi_1',
    } as const;
    const once = changed(one, told, { actor: PROGRAM });
    expect(did(once, told, { actor: PROGRAM }).after).toBe(once);
    expect(paymentState(entryOf(once, id))).toBe('paid');
    const refunded = changed(once, { ...told, booking: 'refund' }, { actor: PROGRAM });
    expect(keptOf(entryOf(refunded, id).ledger)).toBe(0);
  });

  it('[FEE-6] payment codes are as published, and every single wrong character is found', () => {
    expect([isPaymentCode('K7QX4D'), isPaymentCode('7H3RTT')]).toEqual([true, true]);
    const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat(1_000)), fc.nat(5), fc.nat(31), (lots, place, letter) => {
        const drawn = drawPaymentCode(
          (below) => lots.next().value % below,
          () => false,
        );
        expect(isPaymentCode(drawn)).toBe(true);
        const wrong = `${drawn.slice(0, place)}${alphabet[letter]}${drawn.slice(place + 1)}`;
        expect(isPaymentCode(wrong)).toBe(wrong === drawn);
      }),
    );
  });

  it('[FEE-6] the code is found in the text of a payment in any case, and a code that is taken is not drawn', () => {
    expect(paymentCodeIn('KM 2026 k7qx4d Ola Nordmann')).toBe('K7QX4D');
    expect(paymentCodeIn('K7QX4E')).toBeNull();
    expect(paymentCodeIn('Ola Nordmann, Moss')).toBeNull();
    const lots = [0, 0, 0, 0, 0];
    const first = drawPaymentCode(
      () => 0,
      () => false,
    );
    const lot = () => lots.pop() ?? 1;
    expect(drawPaymentCode(lot, (taken) => taken === first)).not.toBe(first);
  });
});
