import { type Millis, SECOND } from '../../domain/kernel/time.ts';
import type { WaitingPush } from '../../domain/lib/push.ts';
import { hashSecret } from '../account/login/random-secrets.ts';
import { encrypted } from './encrypt.ts';
import { payloadOf } from './payload.ts';
import { type PushKeys, vapid } from './vapid.ts';

/** The outcome: delivered, obsolete, or the subscription no longer exists. */
export type PushOutcome = 'delivered' | 'over' | 'gone';

const PATIENCE_MS = 10 * SECOND;
/** The maximum length of a topic (RFC 8030, 5.4). */
const TOPIC_LENGTH = 32;

/** Sends a notification to the push service of a device. It throws if the delivery should be retried. */
export async function deliverPush(keys: PushKeys, push: WaitingPush, now: Millis): Promise<PushOutcome> {
  const { device, content, validUntil } = push;
  if (validUntil <= now) return 'over';
  const answer = await fetch(device.endpoint, {
    method: 'POST',
    headers: {
      authorization: await vapid(keys, device.endpoint, now),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(Math.ceil((validUntil - now) / SECOND)),
      urgency: 'high',
      // A topic makes the push service keep only the latest notification of a tournament for an offline device.
      topic: (await hashSecret(content.tournament)).slice(0, TOPIC_LENGTH),
    },
    body: await encrypted(JSON.stringify(payloadOf(content, device.language)), device),
    // No redirects, so that notifications reach known push services only.
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  await answer.body?.cancel();
  return outcomeOf(answer.status, new URL(device.endpoint).host);
}

function outcomeOf(status: number, service: string): PushOutcome {
  if (status >= 200 && status < 300) return 'delivered';
  if (status === 404 || status === 410) return 'gone';
  if (status === 429 || status >= 500) throw new Error(`${service} answers ${status}`);
  // A retry would be refused again, so the operator gets a log entry instead.
  console.error(JSON.stringify({ push: service, refused: status }));
  return 'over';
}
