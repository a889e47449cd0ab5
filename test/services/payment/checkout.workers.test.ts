import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConnection } from '../../../db/read/payments.ts';
import { asId } from '../../../domain/kernel/ids.ts';
import { HOUR, MINUTE } from '../../../domain/kernel/time.ts';
import { askProviders } from '../../../services/payment/ask-providers.ts';
import {
  cancelPayment,
  capturePayment,
  refreshPayment,
  refundPayment,
} from '../../../services/payment/change-payment.ts';
import { deleteConnection, saveConnection, testConnection } from '../../../services/payment/connections.ts';
import { restoreClock, setClockAhead } from '../../support/clock.ts';
import { PRICE, paymentWorld } from '../../support/workers/payment-world.ts';

let world: Awaited<ReturnType<typeof paymentWorld>>;
beforeAll(async () => {
  world = await paymentWorld();
});
afterEach(() => {
  restoreClock();
  vi.restoreAllMocks();
});

const silent = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);
const refusedWith = (key: string) => ({ name: 'Refusal', key });

describe('a checkout', () => {
  it('[PY-3] the button pressed twice, also at the same moment, gives one checkout', async () => {
    const charge = world.newCharge();
    const sent = world.stripe.requests.length;
    const [first, second] = await Promise.all([world.start('stripe', charge), world.start('stripe', charge)]);
    expect(await world.start('stripe', charge)).toBe(first);
    expect(second).toBe(first);
    const created = world.stripe.requests.slice(sent).filter(({ path }) => path === '/v1/checkout/sessions');
    expect(new Set(created.map(({ headers }) => headers['idempotency-key']))).toEqual(new Set([`${charge}-1`]));
    expect((await world.paymentOf(charge)).attempt).toBe(1);
  });

  it('[PY-3] a lost answer is asked for again and gives the same checkout', async () => {
    const log = silent();
    const charge = world.newCharge();
    world.stripe.faults.push(() => Promise.reject(new TypeError('connection lost')));
    await expect(world.start('stripe', charge)).rejects.toMatchObject(refusedWith('providerFailed'));
    const url = await world.start('stripe', charge);
    expect(url).toContain((await world.paymentOf(charge)).reference ?? 'none');
    expect((await world.paymentOf(charge)).attempt).toBe(1);
    expect(log).toHaveBeenCalled();
  });

  it('an attempt that the provider refuses is followed by another one', async () => {
    silent();
    const charge = world.newCharge();
    world.stripe.faults.push(() => Response.json({ error: {} }, { status: 500 }));
    await expect(world.start('stripe', charge)).rejects.toMatchObject(refusedWith('providerFailed'));
    await world.start('stripe', charge);
    expect(await world.paymentOf(charge)).toMatchObject({ attempt: 2, state: { kind: 'open' } });
  });

  it('another amount ends the open checkout and begins another one', async () => {
    const { charge, reference } = await world.started('stripe');
    await world.start('stripe', charge, { amount: 60_000, currency: 'NOK' });
    expect(world.stripe.session(reference).status).toBe('expired');
    expect(await world.paymentOf(charge)).toMatchObject({ attempt: 2, price: { amount: 60_000 } });
  });

  it('a charge that was paid meanwhile is not paid again, whatever it costs now', async () => {
    const { charge, reference } = await world.started('stripe');
    world.stripe.pay(reference);
    await expect(world.start('stripe', charge, { amount: 60_000, currency: 'NOK' })).rejects.toMatchObject(
      refusedWith('paidAlready'),
    );
    expect(world.bookedFor(charge)).toEqual([{ kind: 'payment', amount: PRICE.amount }]);
    const other = await world.started('vipps');
    world.vipps.approve(other.reference);
    await refreshPayment(world.deps, other.id);
    await expect(world.start('vipps', other.charge)).rejects.toMatchObject(refusedWith('paidAlready'));
  });

  it('an expired checkout is followed by another one', async () => {
    const { charge, url, reference } = await world.started('vipps');
    world.vipps.expire(reference);
    setClockAhead(20 * MINUTE);
    expect(await world.start('vipps', charge)).not.toBe(url);
    expect((await world.paymentOf(charge)).attempt).toBe(2);
  });

  it('[PY-2] a payment of another amount is a mismatch: nothing is booked, and nothing more can be paid', async () => {
    const { charge, id, reference } = await world.started('stripe');
    world.stripe.pay(reference, { amount_total: PRICE.amount - 1 });
    expect((await refreshPayment(world.deps, id)).state).toEqual({ kind: 'mismatch' });
    expect(world.bookedFor(charge)).toEqual([]);
    expect(world.owner.changes.at(-1)).toMatchObject({ before: { kind: 'open' }, after: { kind: 'mismatch' } });
    await expect(world.start('stripe', charge)).rejects.toMatchObject(refusedWith('amountMismatch'));
  });

  it('Vipps does not settle Swedish kroner', async () => {
    const charge = world.newCharge();
    await expect(world.start('vipps', charge, { amount: 50_000, currency: 'SEK' })).rejects.toMatchObject(
      refusedWith('providerOff'),
    );
  });
});

describe('reservations, refunds and polling', () => {
  it('[PY-8] a reservation is captured, and refunded in parts', async () => {
    const { charge, id, reference } = await world.started('vipps');
    await expect(capturePayment(world.deps, id)).rejects.toMatchObject(refusedWith('nothingReserved'));
    world.vipps.approve(reference);
    expect((await refreshPayment(world.deps, id)).state).toEqual({ kind: 'reserved' });
    expect(world.bookedFor(charge)).toEqual([]);
    expect((await capturePayment(world.deps, id)).state).toEqual({ kind: 'paid' });
    await refundPayment(world.deps, { payment: id, amount: 20_000, id: asId('refund-1') });
    await refundPayment(world.deps, { payment: id, amount: 30_000, id: asId('refund-2') });
    expect(world.bookedFor(charge)).toEqual([
      { kind: 'payment', amount: 50_000 },
      { kind: 'refund', amount: 20_000 },
      { kind: 'refund', amount: 30_000 },
    ]);
    await expect(refundPayment(world.deps, { payment: id, amount: 1, id: asId('refund-3') })).rejects.toMatchObject(
      refusedWith('refundTooHigh'),
    );
  });

  it('[PY-8] a reservation that is given up, or has lapsed, is cancelled and books nothing', async () => {
    const given = await world.started('vipps');
    world.vipps.approve(given.reference);
    await refreshPayment(world.deps, given.id);
    expect((await cancelPayment(world.deps, given.id)).state).toEqual({ kind: 'cancelled' });
    const lapsed = await world.started('vipps');
    world.vipps.approve(lapsed.reference);
    await refreshPayment(world.deps, lapsed.id);
    world.vipps.inPortal(lapsed.reference, { cancelledAmount: PRICE.amount });
    setClockAhead(13 * HOUR);
    await askProviders(world.deps);
    expect(await world.state(lapsed.charge)).toEqual({ kind: 'cancelled' });
    expect([...world.bookedFor(given.charge), ...world.bookedFor(lapsed.charge)]).toEqual([]);
    expect(world.owner.changes.at(-1)).toMatchObject({ before: { kind: 'reserved' }, after: { kind: 'cancelled' } });
  });

  it('[PY-11] a refund is booked when Stripe confirms it', async () => {
    const { charge, id, reference } = await world.started('stripe');
    world.stripe.pay(reference);
    world.stripe.refundStatus = 'pending';
    await refundPayment(world.deps, { payment: id, amount: 50_000, id: asId('refund-4') });
    expect(await world.state(charge)).toEqual({ kind: 'paid' });
    world.stripe.confirmRefunds();
    world.stripe.refundStatus = 'succeeded';
    await refreshPayment(world.deps, id);
    expect(world.bookedFor(charge)).toEqual([
      { kind: 'payment', amount: 50_000 },
      { kind: 'refund', amount: 50_000 },
    ]);
    await world.start('stripe', charge);
    expect((await world.paymentOf(charge)).attempt).toBe(2);
  });

  it('[PY-4] a payment is booked although its checkout had been cancelled here', async () => {
    const { charge, id, reference } = await world.started('stripe');
    await cancelPayment(world.deps, id);
    expect(await world.state(charge)).toEqual({ kind: 'expired' });
    world.stripe.pay(reference);
    await refreshPayment(world.deps, id);
    expect(await world.state(charge)).toEqual({ kind: 'paid' });
    expect(world.bookedFor(charge)).toEqual([{ kind: 'payment', amount: 50_000 }]);
  });

  it('[PY-1] a payment without a webhook is found by asking every 10 minutes, for 48 hours', async () => {
    const { charge, reference } = await world.started('stripe');
    await askProviders(world.deps);
    world.stripe.pay(reference);
    setClockAhead(9 * MINUTE);
    await askProviders(world.deps);
    expect(await world.state(charge)).toEqual({ kind: 'open' });
    setClockAhead(11 * MINUTE);
    await askProviders(world.deps);
    expect(await world.state(charge)).toEqual({ kind: 'paid' });
    expect(world.bookedFor(charge)).toEqual([{ kind: 'payment', amount: 50_000 }]);
    restoreClock();
    const late = await world.started('stripe');
    world.stripe.pay(late.reference);
    setClockAhead(49 * HOUR);
    await askProviders(world.deps);
    expect(await world.state(late.charge)).toEqual({ kind: 'open' });
  });

  it('a provider that is down does not keep the others from being asked', async () => {
    silent();
    const down = await world.started('stripe');
    const up = await world.started('stripe');
    world.stripe.pay(up.reference);
    setClockAhead(11 * MINUTE);
    const before = world.stripe.requests.length;
    world.stripe.faults.push(() => Response.json({}, { status: 500 }));
    await askProviders(world.deps);
    expect(world.stripe.requests.length).toBeGreaterThan(before + 1);
    expect([await world.state(down.charge), await world.state(up.charge)].map(({ kind }) => kind)).toContain('paid');
  });

  it('[PY-10] many requests that read the same payment at once book it once', async () => {
    const { charge, id, reference } = await world.started('stripe');
    world.stripe.pay(reference);
    await Promise.all([1, 2, 3, 4].map(() => refreshPayment(world.deps, id)));
    expect(world.bookedFor(charge)).toEqual([{ kind: 'payment', amount: 50_000 }]);
  });

  it('an owner that fails after the commit does not undo the state', async () => {
    const log = silent();
    const { charge, id, reference } = await world.started('stripe');
    world.stripe.pay(reference);
    vi.spyOn(world.owner, 'changed').mockRejectedValueOnce(new Error('no e-mail'));
    await refreshPayment(world.deps, id);
    expect(await world.state(charge)).toEqual({ kind: 'paid' });
    expect(log).toHaveBeenCalled();
  });
});

describe('a connection', () => {
  const stateOf = async (provider: 'stripe' | 'vipps') =>
    (await readConnection(world.deps.db, world.connectionOf(provider)))?.state;
  const shown = { language: 'en', description: 'Rokade: test', returnUrl: 'https://rokade.example/' } as const;

  it('[PY-5] refused keys turn it off, and a test that succeeds turns it on', async () => {
    silent();
    world.stripe.accepts = () => false;
    await expect(world.start('stripe', world.newCharge())).rejects.toMatchObject(refusedWith('providerOff'));
    expect(await stateOf('stripe')).toBe('off');
    world.stripe.accepts = () => true;
    await expect(world.start('stripe', world.newCharge())).rejects.toMatchObject(refusedWith('providerOff'));
    expect(await testConnection(world.deps, world.actor, world.host, 'stripe', shown)).toBe('on');
    await world.start('stripe', world.newCharge());
  });

  it('[PY-5] secrets are stored encrypted, and cannot be read with another key of the operator', async () => {
    const log = silent();
    const row = await readConnection(world.deps.db, world.connectionOf('stripe'));
    expect(JSON.stringify(row)).not.toContain('planted');
    expect(row?.lastFour).toBe('1234');
    const other = {
      ...world.deps,
      payments: { ...world.deps.payments, masterKey: btoa('another key of 32 bytes for all.') },
    };
    await expect(testConnection(other, world.actor, world.host, 'stripe', shown)).rejects.toMatchObject(
      refusedWith('providerOff'),
    );
    expect(JSON.stringify(log.mock.calls)).not.toContain('planted');
  });

  it('[PY-6] providers that the operator does not allow any more are off', async () => {
    const none = { ...world.deps, payments: { ...world.deps.payments, allowed: [] } };
    await expect(testConnection(none, world.actor, world.host, 'stripe', shown)).rejects.toMatchObject(
      refusedWith('providerNotOffered'),
    );
    await askProviders(none);
  });

  it('other keys of Vipps register another webhook and end the old one; removing it ends the last one', async () => {
    const before = [...world.vipps.webhooks.keys()];
    const input = {
      provider: 'vipps',
      mode: 'test',
      capture: 'atStart',
      clientId: '',
      clientSecret: '',
      subscriptionKey: '',
      merchantSerialNumber: '',
    } as const;
    await saveConnection(world.deps, world.actor, world.host, input, world.address);
    expect([...world.vipps.webhooks.keys()]).toEqual(before);
    await saveConnection(
      world.deps,
      world.actor,
      world.host,
      { ...input, clientSecret: 'another-secret' },
      world.address,
    );
    const after = [...world.vipps.webhooks.keys()];
    expect(after).toHaveLength(1);
    expect(after).not.toEqual(before);
    await deleteConnection(world.deps, world.actor, world.host, 'vipps');
    expect(world.vipps.webhooks.size).toBe(0);
    expect(await readConnection(world.deps.db, world.connectionOf('vipps'))).toBeUndefined();
  });
});
