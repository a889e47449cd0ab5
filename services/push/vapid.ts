import { HOUR, type Millis, SECOND } from '../../domain/kernel/time.ts';
import { toBase64Url } from '../account/login/random-secrets.ts';
import { bytesOf } from './encrypt.ts';

/** Identifies this server to push services. */
export interface PushKeys {
  /** An uncompressed point of P-256 in base64url, which browsers receive. */
  readonly publicKey: string;
  /** In base64url. */
  readonly privateKey: string;
  /** The e-mail address at which operators of push services can reach the operator. */
  readonly contact: string;
}

/** The maximum is a day (RFC 8292, 2). */
const GOOD_FOR_MS = 12 * HOUR;
const POINT_BYTES = 65;
const COORDINATE_BYTES = 32;

/** The header `Authorization` of a message to this endpoint (RFC 8292, 3). */
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
