import { z } from 'zod';
import { isPushEndpoint } from '../domain/push.ts';

/** What a device is handed, readable by its browser only: what it shows, and what is opened where that is touched. */
export interface PushPayload {
  readonly title: string;
  readonly body: string;
  /** Of the page that says more. */
  readonly path: string;
  /** What comes with the same one takes the place of what is shown. */
  readonly tag: string;
  /** As a page names it: en, nb. */
  readonly language: string;
}

/** So many bytes in base64url. */
const bytes = (length: number) => z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((length * 4) / 3)}}$`));

const language = z.enum(['en', 'no']);

/** POST /s/account/push: where the browser of this log-in is written to, as it says itself. */
export const pushDevicePayload = z.object({
  endpoint: z.string().max(1000).refine(isPushEndpoint),
  p256dh: bytes(65),
  auth: bytes(16),
  language,
});

/** GET /s/account/push. */
export const pushAnswer = z.object({
  /** By which a browser knows this server; null where it tells no devices. */
  key: z.string().nullable(),
  /** Of the log-in that asks, where its browser is told. */
  device: z.object({ endpoint: z.string(), language }).nullable(),
});
