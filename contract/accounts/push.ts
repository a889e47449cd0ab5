import { z } from 'zod';
import { isPushEndpoint } from '../../domain/lib/push.ts';

/** The encrypted payload of a push notification: what the device shows, and the page that it opens. */
export interface PushPayload {
  readonly title: string;
  readonly body: string;
  /** The path of the page with details. */
  readonly path: string;
  /** A notification with the same tag replaces the shown one. */
  readonly tag: string;
  /** A language tag for HTML: en, nb. */
  readonly language: string;
}

/** A number of bytes in base64url. */
const bytes = (length: number) => z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((length * 4) / 3)}}$`));

const language = z.enum(['en', 'no']);

/** POST /s/account/push: the browser's own push subscription, for this session. */
export const pushDevicePayload = z.object({
  endpoint: z.string().max(1000).refine(isPushEndpoint),
  p256dh: bytes(65),
  auth: bytes(16),
  language,
});

/** GET /s/account/push. */
export const pushAnswer = z.object({
  /** The server's public key; null if push notifications are not configured. */
  key: z.string().nullable(),
  /** The push subscription of this session's browser. */
  device: z.object({ endpoint: z.string(), language }).nullable(),
});
