import type { z } from 'zod';

/** The body of a webhook by its schema; null if it is not what the provider sends. */
export function readWebhook<Body>(schema: z.ZodType<Body>, bytes: Uint8Array): Body | null {
  try {
    const parsed = schema.safeParse(
      JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)),
    );
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
