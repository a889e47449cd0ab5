import { isPaymentProvider } from '../../domain/payment/provider.ts';
import type { PaymentSettings } from './payment-deps.ts';
import { isMasterKey } from './secret-box.ts';

const NONE: PaymentSettings = { allowed: [], masterKey: '' };

/** The operator's settings; without a valid key, or with an unknown provider, nothing is offered and the log says so. */
export function paymentSettings(allowed: string | undefined, masterKey: string | undefined): PaymentSettings {
  const named = (allowed ?? '').split(/[\s,]+/).filter((text) => text !== '');
  if (named.length === 0) return NONE;
  const unknown = named.filter((text) => !isPaymentProvider(text));
  if (unknown.length > 0) console.error(JSON.stringify({ setting: 'PAYMENTS', unknownProviders: unknown }));
  if (masterKey === undefined || !isMasterKey(masterKey)) {
    console.error(JSON.stringify({ setting: 'PAYMENT_KEY', expected: '32 bytes in base64' }));
    return NONE;
  }
  return { allowed: [...new Set(named)].filter(isPaymentProvider), masterKey };
}
