import type { ConnectionInput } from '../../contract/payments/connections.ts';
import { Refusal } from '../refusal.ts';
import { fitsMode, type ProviderSecrets } from './secrets.ts';

/**
 * The stored secrets with those that were entered; an empty one keeps what is stored. Keys for another mode, or the first
 * ones without all of them, are refused.
 */
export function withInput(stored: ProviderSecrets | null, input: ConnectionInput): ProviderSecrets {
  const secrets = input.provider === 'stripe' ? stripeWith(stored, input) : vippsWith(stored, input);
  if (!fitsMode(secrets, input.mode)) throw new Refusal('keyOfOtherMode');
  return secrets;
}

type Input<Provider> = Extract<ConnectionInput, { readonly provider: Provider }>;

function stripeWith(stored: ProviderSecrets | null, input: Input<'stripe'>): ProviderSecrets {
  const old = stored?.provider === 'stripe' ? stored : null;
  const webhookSecret = input.webhookSecret || (old?.webhookSecret ?? null);
  return { provider: 'stripe', secretKey: required(input.secretKey, old?.secretKey), webhookSecret };
}

function vippsWith(stored: ProviderSecrets | null, input: Input<'vipps'>): ProviderSecrets {
  const old = stored?.provider === 'vipps' ? stored : null;
  return {
    provider: 'vipps',
    clientId: required(input.clientId, old?.clientId),
    clientSecret: required(input.clientSecret, old?.clientSecret),
    subscriptionKey: required(input.subscriptionKey, old?.subscriptionKey),
    merchantSerialNumber: required(input.merchantSerialNumber, old?.merchantSerialNumber),
    // Vipps gives it with the webhook.
    webhookSecret: old?.webhookSecret ?? null,
  };
}

function required(entered: string, stored: string | undefined): string {
  const secret = entered || stored;
  if (secret === undefined) throw new Refusal('keysMissing');
  return secret;
}
