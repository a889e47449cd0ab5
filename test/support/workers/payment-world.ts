import { env } from 'cloudflare:workers';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import type { Write } from '../../../db/commit.ts';
import { type ProviderPayment, readLatestAttempt } from '../../../db/read/payments.ts';
import type { Person } from '../../../domain/access/actor.ts';
import { ownerOf } from '../../../domain/access/policy.ts';
import { asId } from '../../../domain/kernel/ids.ts';
import type { ChargeId, PaymentConnectionId, PaymentProvider } from '../../../domain/payment/provider.ts';
import { makeDeps } from '../../../durable-objects/deps.ts';
import type { ChargeOwner, PaymentChange } from '../../../services/payment/charge-owner.ts';
import { saveConnection } from '../../../services/payment/connections.ts';
import type { PaymentDeps } from '../../../services/payment/payment-deps.ts';
import { startCheckout } from '../../../services/payment/start-checkout.ts';
import { clock } from '../../../services/platform/clock.ts';
import { paymentDeps } from '../../../worker/payment-deps.ts';
import { sentTo } from '../stand-ins/stand-in.ts';
import { StripeStandIn } from '../stand-ins/stripe-stand-in.ts';
import { VippsStandIn } from '../stand-ins/vipps-stand-in.ts';
import { STRIPE_KEYS, VIPPS_KEYS } from './payments.ts';
import { freshId } from './people.ts';

export const PRICE = { amount: 50_000, currency: 'NOK' } as const;
const SITE = 'https://rokade.example';

const TOP: Person = {
  kind: 'person',
  account: asId('top'),
  name: 'Top Level',
  level: 3,
  clubs: {},
  organizations: {},
  captainOf: [],
};

/** Notes what it is told to book, and writes no rows of its own. */
class RecordingOwner implements ChargeOwner {
  readonly changes: PaymentChange[] = [];
  async bookings(): Promise<readonly Write[]> {
    return [];
  }
  async changed(change: PaymentChange): Promise<void> {
    this.changes.push(change);
  }
}

/** A host that is connected with both providers, whose stand-ins take the place of the network. */
export async function paymentWorld() {
  const stripe = new StripeStandIn(() => clock.now());
  const vipps = new VippsStandIn(() => clock.now());
  const owner = new RecordingOwner();
  const deps: PaymentDeps = {
    ...paymentDeps(env, makeDeps(env)),
    fetch: sentTo(({ host }) => (host === 'api.stripe.com' ? stripe : vipps)),
    chargeOwner: owner,
  };
  const host = ownerOf('club', freshId('club'));
  const ids = new Map<PaymentProvider, PaymentConnectionId>();
  const address = (provider: PaymentProvider, id: PaymentConnectionId) => {
    ids.set(provider, id);
    return SITE + pathTo(calls.paymentWebhook, { provider, connection: id });
  };
  await saveConnection(deps, TOP, host, stripeInput, address);
  await saveConnection(deps, TOP, host, vippsInput, address);
  const connectionOf = (provider: PaymentProvider) => asId<PaymentConnectionId>(ids.get(provider) ?? '');
  const newCharge = () => asId<ChargeId>(freshId('charge'));
  const start = (provider: PaymentProvider, charge: ChargeId, price: typeof PRICE | Price = PRICE) =>
    startCheckout(deps, {
      connection: connectionOf(provider),
      charge,
      price,
      description: 'Julelyn: A, Ola Nordmann',
      language: 'no',
      returnUrl: `${SITE}/e/token`,
    });
  const paymentOf = async (charge: ChargeId): Promise<ProviderPayment> => {
    const payment = await readLatestAttempt(deps.db, charge);
    if (payment === undefined) throw new Error(`${charge} has no payment`);
    return payment;
  };
  /** A checkout that has begun, with the id that the provider knows it by. */
  const started = async (provider: PaymentProvider) => {
    const charge = newCharge();
    const url = await start(provider, charge);
    const { id, reference } = await paymentOf(charge);
    return { charge, url, id, reference: reference ?? '' };
  };
  const bookedFor = (charge: ChargeId) =>
    owner.changes.filter(({ payment }) => payment.charge === charge).flatMap(({ bookings }) => bookings);
  const state = async (charge: ChargeId) => (await paymentOf(charge)).state;
  return {
    stripe,
    vipps,
    owner,
    deps,
    host,
    actor: TOP,
    address,
    connectionOf,
    newCharge,
    start,
    started,
    paymentOf,
    bookedFor,
    state,
  };
}

interface Price {
  readonly amount: number;
  readonly currency: 'NOK' | 'SEK';
}

const stripeInput = {
  provider: 'stripe',
  mode: 'test',
  secretKey: STRIPE_KEYS.secret_key,
  webhookSecret: STRIPE_KEYS.webhook_secret,
} as const;

const vippsInput = {
  provider: 'vipps',
  mode: 'test',
  capture: 'whenPlaced',
  clientId: VIPPS_KEYS.client_id,
  clientSecret: VIPPS_KEYS.client_secret,
  subscriptionKey: VIPPS_KEYS.subscription_key,
  merchantSerialNumber: VIPPS_KEYS.merchant_serial_number,
} as const;
