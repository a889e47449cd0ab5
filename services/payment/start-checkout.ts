import { commit } from '../../db/commit.ts';
import { type ConnectionRow, type ProviderPayment, readConnection, readLatestAttempt } from '../../db/read/payments.ts';
import { ATTEMPT_UNIQUE, cancelUnstarted, insertProviderPayment, setCheckout } from '../../db/write/payments.ts';
import { asId } from '../../domain/kernel/ids.ts';
import { assert } from '../../domain/kernel/result.ts';
import { MINUTE } from '../../domain/kernel/time.ts';
import { isSameMoney, type Money } from '../../domain/payment/money.ts';
import {
  type ChargeId,
  isChargeId,
  type PaymentConnectionId,
  type ProviderPaymentId,
  settles,
} from '../../domain/payment/provider.ts';
import { orNotFound, orRefuse, Refusal } from '../refusal.ts';
import { cancelPayment, refreshPayment } from './change-payment.ts';
import { atProvider } from './checkout-of.ts';
import type { PaymentDeps } from './payment-deps.ts';
import type { CheckoutOrder } from './provider.ts';
import { ProviderFailure } from './provider-request.ts';

export interface CheckoutRequest extends Pick<CheckoutOrder, 'description' | 'language' | 'returnUrl'> {
  readonly connection: PaymentConnectionId;
  readonly charge: ChargeId;
  readonly price: Money;
}

/** A checkout that was asked for so recently is returned without asking the provider whether it is still open. */
const SURELY_OPEN_MS = MINUTE;

/** The id of a payment: longer than others, as it is shown to nobody and has to be unique among all servers. */
const ID_LENGTH = 20;

/**
 * Where the payer can pay a charge: the open checkout if there is one, else a new one (PY-3). It refuses a charge that is
 * paid or reserved, or whose payment is a mismatch. The caller has checked that the charge is owed.
 */
export async function startCheckout(deps: PaymentDeps, request: CheckoutRequest): Promise<string> {
  const { charge, price } = request;
  assert(isChargeId(charge), 'the id of the charge does not fit the providers');
  const connection = orNotFound(await readConnection(deps.db, request.connection), 'noSuchPaymentConnection');
  if (connection.state !== 'on' || !settles(connection.provider, price.currency)) throw new Refusal('providerOff');
  const latest = await upToDate(deps, await readLatestAttempt(deps.db, charge));
  const isTheSame = latest !== undefined && latest.connection === connection.id && isSameMoney(latest.price, price);
  if (latest?.state.kind === 'open') {
    if (isTheSame) return latest.checkoutUrl ?? sendOrder(deps, connection, request, latest);
    // It is not what is owed any more. If it was paid meanwhile, the cancellation finds that out.
    mustBeFree(await cancelPayment(deps, latest.id));
  } else mustBeFree(latest);
  const payment = newPayment(deps, connection, request, (latest?.attempt ?? 0) + 1);
  const write = insertProviderPayment(deps.db, payment);
  const result = await commit(deps.db, { writes: [write], unique: [ATTEMPT_UNIQUE] });
  if (result.ok) return sendOrder(deps, connection, request, payment);
  // The button was pressed twice at the same moment: both send the same order, and get the same checkout.
  const other = orNotFound(await readLatestAttempt(deps.db, charge));
  return other.checkoutUrl ?? sendOrder(deps, connection, request, other);
}

/** A checkout may have ended, or have been paid, without our knowledge. */
async function upToDate(deps: PaymentDeps, payment: ProviderPayment | undefined): Promise<ProviderPayment | undefined> {
  if (payment?.state.kind !== 'open' || payment.reference === null) return payment;
  return deps.now() - payment.askedAt < SURELY_OPEN_MS ? payment : refreshPayment(deps, payment.id);
}

function mustBeFree(payment: ProviderPayment | undefined): void {
  switch (payment?.state.kind) {
    case 'mismatch':
      throw new Refusal('amountMismatch');
    case 'reserved':
    case 'paid':
      throw new Refusal('paidAlready');
    case 'refunded':
      if (payment.state.amount < payment.price.amount) throw new Refusal('paidAlready');
      return;
    case 'open':
    case 'cancelled':
    case 'expired':
    case undefined:
      return;
  }
}

async function sendOrder(
  deps: PaymentDeps,
  connection: ConnectionRow,
  { description, language, returnUrl }: CheckoutRequest,
  { id, charge, attempt, price, createdAt }: ProviderPayment,
): Promise<string> {
  const order = { charge, attempt, price, description, language, returnUrl, createdAt };
  const started = await atProvider(deps, connection, async (checkout) => {
    try {
      return await checkout.start(order);
    } catch (error) {
      // A provider answers a repeated request as it did the first one, so the next press needs another attempt.
      if (error instanceof ProviderFailure && error.kind === 'refused')
        await commit(deps.db, { writes: [cancelUnstarted(deps.db, id)] });
      throw error;
    }
  });
  orRefuse(await commit(deps.db, { writes: [setCheckout(deps.db, id, started)] }));
  return started.checkoutUrl;
}

const newPayment = (
  deps: PaymentDeps,
  { id: connection }: ConnectionRow,
  { charge, price }: CheckoutRequest,
  attempt: number,
): ProviderPayment => ({
  id: asId<ProviderPaymentId>(deps.newId(ID_LENGTH)),
  connection,
  charge,
  attempt,
  price,
  reference: null,
  transfer: null,
  state: { kind: 'open' },
  revision: 0,
  checkoutUrl: null,
  askedAt: deps.now(),
  createdAt: deps.now(),
});
