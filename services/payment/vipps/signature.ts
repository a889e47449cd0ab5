import { fromBase64, isSignedWith, sha256, utf8 } from '../hmac.ts';
import type { WebhookRequest } from '../provider.ts';

const SCHEME = 'HMAC-SHA256 SignedHeaders=x-ms-date;host;x-ms-content-sha256&Signature=';

/**
 * Verifies the header `Authorization`: HMAC-SHA256 over method, path, date, host and the hash of the body
 * (developer.vippsmobilepay.com, Webhooks API, request authentication). The secret is used as the text that it is.
 */
export async function isFromVipps({ url, headers, body }: WebhookRequest, secret: string): Promise<boolean> {
  const authorization = headers.get('authorization') ?? '';
  const hash = await sha256(body);
  const signature = authorization.startsWith(SCHEME) ? fromBase64(authorization.slice(SCHEME.length)) : null;
  if (signature === null || headers.get('x-ms-content-sha256') !== hash) return false;
  const date = headers.get('x-ms-date') ?? '';
  const signed = `POST\n${url.pathname}${url.search}\n${date};${url.host};${hash}`;
  return isSignedWith(secret, utf8(signed), signature);
}
