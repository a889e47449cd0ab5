import { commit } from '../../db/commit.ts';
import type { ConnectionRow } from '../../db/read/payments.ts';
import { setConnectionState } from '../../db/write/payments.ts';
import { PROVIDER_TIMEOUT_MS } from '../../domain/payment/provider.ts';
import { Refusal } from '../refusal.ts';
import type { PaymentDeps } from './payment-deps.ts';
import type { HostedCheckout } from './provider.ts';
import { ProviderFailure } from './provider-request.ts';
import { unseal } from './secret-box.ts';
import { type ProviderSecrets, providerSecrets } from './secrets.ts';
import { stripeCheckout } from './stripe/stripe-checkout.ts';
import { vippsCheckout } from './vipps/vipps-checkout.ts';

/** The provider of a connection, by its stored keys. Providers that the operator no longer allows are off. */
export async function checkoutOf(
  deps: PaymentDeps,
  connection: ConnectionRow,
  timeoutMs = PROVIDER_TIMEOUT_MS,
): Promise<HostedCheckout> {
  if (!deps.payments.allowed.includes(connection.provider)) throw new Refusal('providerOff');
  const secrets = await openSecrets(deps, connection);
  if (secrets === null) throw new Refusal('providerOff');
  return checkoutWith(deps, secrets, connection.mode, timeoutMs);
}

/** The same by keys that are not stored yet. */
export const checkoutWith = (
  deps: PaymentDeps,
  secrets: ProviderSecrets,
  mode: ConnectionRow['mode'],
  timeoutMs = PROVIDER_TIMEOUT_MS,
): HostedCheckout =>
  secrets.provider === 'stripe'
    ? stripeCheckout(deps, secrets, timeoutMs)
    : vippsCheckout(deps, secrets, mode, timeoutMs);

/** Null if they were encrypted with another key of the operator; the host then has to enter them again. */
export async function openSecrets(
  { payments }: PaymentDeps,
  { id, secrets }: Pick<ConnectionRow, 'id' | 'secrets'>,
): Promise<ProviderSecrets | null> {
  const text = await unseal(payments.masterKey, id, secrets);
  if (text !== null) return providerSecrets.parse(JSON.parse(text));
  console.error(JSON.stringify({ paymentConnection: id, secrets: 'encrypted with another PAYMENT_KEY' }));
  return null;
}

/** Does something at the provider; a failure becomes a refusal, and refused keys turn the connection off (PY-5). */
export async function atProvider<Value>(
  deps: PaymentDeps,
  connection: ConnectionRow,
  work: (checkout: HostedCheckout) => Promise<Value>,
  timeoutMs?: number,
): Promise<Value> {
  const checkout = await checkoutOf(deps, connection, timeoutMs);
  try {
    return await work(checkout);
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    if (error.kind === 'keys') await commit(deps.db, { writes: [setConnectionState(deps.db, connection.id, 'off')] });
    throw refusalOf(error);
  }
}

export function refusalOf({ kind, provider, status }: ProviderFailure): Refusal {
  console.error(JSON.stringify({ provider, failure: kind, status }));
  return new Refusal(kind === 'keys' ? 'providerOff' : 'providerFailed');
}
