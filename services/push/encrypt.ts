import type { PushAddress } from '../../domain/lib/push.ts';

/** The random values of a message: a key pair and a salt of 16 bytes. Only tests provide them. */
export interface Chance {
  readonly keys: CryptoKeyPair;
  readonly salt: Uint8Array<ArrayBuffer>;
}

const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;
const RECORD_BYTES = 4096;

/**
 * Encrypts a text so that only the subscribed browser can read it: one record of aes128gcm (RFC 8188), with a key
 * derived from the browser's and the sender's keys (RFC 8291). It throws if the browser's key is invalid.
 */
export async function encrypted(
  text: string,
  { p256dh, auth }: Pick<PushAddress, 'p256dh' | 'auth'>,
  chance?: Chance,
): Promise<Uint8Array<ArrayBuffer>> {
  const { keys, salt } = chance ?? (await freshChance());
  const theirs = bytesOf(p256dh);
  const ours = new Uint8Array(await rawKey(keys.publicKey));
  const shared = await sharedSecret(keys.privateKey, theirs);
  // RFC 8291, 3.3 and 3.4.
  const info = joined(utf8('WebPush: info\0'), theirs, ours);
  const secret = await derived(shared, { salt: bytesOf(auth), info, bytes: 32 });
  const key = await derived(secret, { salt, info: utf8('Content-Encoding: aes128gcm\0'), bytes: 16 });
  const nonce = await derived(secret, { salt, info: utf8('Content-Encoding: nonce\0'), bytes: 12 });
  const aes = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt']);
  // RFC 8188, 2: the last record ends with a 2.
  const plain = joined(utf8(text), new Uint8Array([2]));
  const cipher = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, aes, plain));
  return joined(salt, recordSize(), new Uint8Array([ours.length]), ours, cipher);
}

/** Whether a browser's key is valid, that is, a point of the curve. */
export async function isPushKey(p256dh: string): Promise<boolean> {
  try {
    await publicKeyOf(bytesOf(p256dh));
    return true;
  } catch {
    return false;
  }
}

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

async function freshChance(): Promise<Chance> {
  const keys = await crypto.subtle.generateKey(CURVE, false, ['deriveBits']);
  if (!('privateKey' in keys)) throw new Error('a key pair was asked for');
  return { keys, salt: crypto.getRandomValues(new Uint8Array(16)) };
}

async function rawKey(key: CryptoKey): Promise<ArrayBuffer> {
  const raw = await crypto.subtle.exportKey('raw', key);
  if (!(raw instanceof ArrayBuffer)) throw new Error('a key of bytes was asked for');
  return raw;
}

const publicKeyOf = (raw: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', raw, CURVE, false, []);

async function sharedSecret(ours: CryptoKey, theirs: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  // The platform's types know this property only as `$public`.
  const agreement = { name: 'ECDH', public: await publicKeyOf(theirs) };
  return crypto.subtle.deriveBits(agreement, ours, 256);
}

interface Derivation {
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly info: Uint8Array<ArrayBuffer>;
  readonly bytes: number;
}

/** HKDF with SHA-256 (RFC 5869). */
async function derived(secret: ArrayBuffer, { salt, info, bytes }: Derivation): Promise<ArrayBuffer> {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  return crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, bytes * 8);
}

function recordSize(): Uint8Array<ArrayBuffer> {
  const size = new Uint8Array(4);
  new DataView(size.buffer).setUint32(0, RECORD_BYTES);
  return size;
}

const utf8 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(new TextEncoder().encode(text));

function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
