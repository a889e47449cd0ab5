import { HOUR, type Millis, SECOND } from '../../domain/time.ts';
import { toBase64Url } from '../account/random-secrets.ts';
import { bytesOf } from './encrypt.ts';

/** By which the push services know this server. */
export interface PushKeys {
  /** A point of P-256, uncompressed, in base64url: browsers are told it. */
  readonly publicKey: string;
  /** In base64url. */
  readonly privateKey: string;
  /** Where those who run a push service write to: an e-mail address. */
  readonly contact: string;
}

/** A day is the most that is taken (RFC 8292, 2). */
const GOOD_FOR_MS = 12 * HOUR;
const POINT_BYTES = 65;
const COORDINATE_BYTES = 32;

/** What stands in the header `Authorization` of a message to this address (RFC 8292, 3). */
export async function vapid(keys: PushKeys, endpoint: string, now: Millis): Promise<string> {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor((now + GOOD_FOR_MS) / SECOND),
    sub: `mailto:${keys.contact}`,
  };
  const said = `${asPart({ typ: 'JWT', alg: 'ES256' })}.${asPart(claims)}`;
  const key = await signingKey(keys);
  const signed = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, new TextEncoder().encode(said));
  return `vapid t=${said}.${toBase64Url(new Uint8Array(signed))}, k=${keys.publicKey}`;
}

const asPart = (value: object): string => toBase64Url(new TextEncoder().encode(JSON.stringify(value)));

function signingKey({ publicKey, privateKey }: PushKeys): Promise<CryptoKey> {
  const point = bytesOf(publicKey);
  if (point.length !== POINT_BYTES) throw new Error('PUSH_PUBLIC_KEY is no key of P-256');
  const x = toBase64Url(point.slice(1, 1 + COORDINATE_BYTES));
  const y = toBase64Url(point.slice(1 + COORDINATE_BYTES));
  const jwk = { kty: 'EC', crv: 'P-256', x, y, d: privateKey };
  return crypto.subtle.importKey('jwk', jwk, { name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign']);
}
