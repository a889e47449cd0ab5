import { type Millis, SECOND } from '../../../domain/kernel/time.ts';
import { WEBHOOK_TOLERANCE_MS } from '../../../domain/payment/provider.ts';
import { fromHex, isSignedWith, joined, utf8 } from '../hmac.ts';
import type { WebhookRequest } from '../provider.ts';

/**
 * Verifies the header `Stripe-Signature`, `t=...,v1=...`: HMAC-SHA256 over time, full stop and body. There are several
 * signatures `v1` while the secret is being replaced (docs.stripe.com/webhooks, Verify webhook signatures manually).
 */
export async function isFromStripe(request: WebhookRequest, secret: string, now: Millis): Promise<boolean> {
  const { time, signatures } = partsOf(request.headers.get('stripe-signature') ?? '');
  if (time === null || Math.abs(now - Number(time) * SECOND) > WEBHOOK_TOLERANCE_MS) return false;
  const signed = joined(utf8(`${time}.`), request.body);
  const valid = await Promise.all(signatures.map((signature) => isSignedWith(secret, signed, signature)));
  return valid.includes(true);
}

/** No more than this many signatures are tried. */
const MOST_SIGNATURES = 5;

function partsOf(header: string) {
  const parts = header.split(',').map((part) => part.trim().split('=', 2));
  const [time = null] = parts.flatMap(([name, value]) => (name === 't' && value !== undefined ? [value] : []));
  const signatures = parts.flatMap(([name, value]) => (name === 'v1' && value !== undefined ? [fromHex(value)] : []));
  return {
    time: time !== null && /^\d{1,12}$/.test(time) ? time : null,
    signatures: signatures.filter((bytes) => bytes !== null).slice(0, MOST_SIGNATURES),
  };
}
