import type { WaitingPush } from '../../domain/push.ts';
import { type Millis, SECOND } from '../../domain/time.ts';
import { hashSecret } from '../account/random-secrets.ts';
import { encrypted } from './encrypt.ts';
import { payloadOf } from './payload.ts';
import { type PushKeys, vapid } from './vapid.ts';

/** What became of them: told, of no use any more, or the browser at this address is there no longer. */
export type PushOutcome = 'told' | 'over' | 'gone';

const PATIENCE_MS = 10 * SECOND;
/** A topic has at most so many characters (RFC 8030, 5.4). */
const TOPIC_LENGTH = 32;

/** Hands news to the push service of a device. Fails where it is to be tried again. */
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
      // A device that was away is told the last of a tournament only.
      topic: (await hashSecret(content.tournament)).slice(0, TOPIC_LENGTH),
    },
    body: await encrypted(JSON.stringify(payloadOf(content, device.language)), device),
    // Nowhere else than to the services that are known.
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  await answer.body?.cancel();
  return outcomeOf(answer.status, new URL(device.endpoint).host);
}

function outcomeOf(status: number, service: string): PushOutcome {
  if (status >= 200 && status < 300) return 'told';
  if (status === 404 || status === 410) return 'gone';
  if (status === 429 || status >= 500) throw new Error(`${service} answers ${status}`);
  // Said again it would be refused again: the operator finds it in the log.
  console.error(JSON.stringify({ push: service, refused: status }));
  return 'over';
}
