import type { z } from 'zod';
import type { pushDevicePayload } from '../../../contract/accounts/push.ts';
import { toBase64Url } from '../../../services/account/login/random-secrets.ts';
import { bytesOf } from '../../../services/push/encrypt.ts';
import { freshId } from './people.ts';
import type { HandedPush } from './push-service.ts';

/** A browser that can be told, at the push service of the tests (push-service.ts), which answers so. */
export async function newPushDevice(status = '201', language: 'en' | 'no' = 'en') {
  const keys = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  if (!('privateKey' in keys)) throw new Error('no key pair');
  const ours = new Uint8Array((await crypto.subtle.exportKey('raw', keys.publicKey)) as ArrayBuffer);
  const auth = crypto.getRandomValues(new Uint8Array(16));
  const endpoint = `https://fcm.googleapis.com/${status}/${freshId('device')}`;
  const payload: z.input<typeof pushDevicePayload> = {
    endpoint,
    p256dh: toBase64Url(ours),
    auth: toBase64Url(auth),
    language,
  };
  /** What has come for it. */
  const come = async (): Promise<HandedPush[]> => (await fetch(endpoint)).json();
  /** What has come, as its browser reads it. */
  const read = async (): Promise<unknown[]> =>
    Promise.all(
      (await come()).map(async ({ body }) => JSON.parse(await decrypted(bytesFrom(body), { keys, ours, auth }))),
    );
  return { endpoint, payload, come, read };
}

interface Receiver {
  readonly keys: CryptoKeyPair;
  readonly ours: Uint8Array<ArrayBuffer>;
  readonly auth: Uint8Array<ArrayBuffer>;
}

/** The other side of RFC 8291, written by itself: from the key ring to the text. */
async function decrypted(message: Uint8Array<ArrayBuffer>, { keys, ours, auth }: Receiver): Promise<string> {
  const salt = message.slice(0, 16);
  const idLength = message[20] ?? 0;
  const theirs = message.slice(21, 21 + idLength);
  const curve = { name: 'ECDH', namedCurve: 'P-256' };
  const publicKey = await crypto.subtle.importKey('raw', theirs, curve, false, []);
  const agreement = { name: 'ECDH', public: publicKey };
  const shared = await crypto.subtle.deriveBits(agreement, keys.privateKey, 256);
  const secret = await hkdf(shared, auth, [...text('WebPush: info\0'), ...ours, ...theirs], 32);
  const key = await hkdf(secret, salt, text('Content-Encoding: aes128gcm\0'), 16);
  const nonce = await hkdf(secret, salt, text('Content-Encoding: nonce\0'), 12);
  const aes = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt']);
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce }, aes, message.slice(21 + idLength));
  return new TextDecoder().decode(plain.slice(0, -1));
}

async function hkdf(secret: ArrayBuffer, salt: Uint8Array<ArrayBuffer>, info: Iterable<number>, bytes: number) {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  const hash = { name: 'HKDF', hash: 'SHA-256', salt, info: Uint8Array.from(info) };
  return crypto.subtle.deriveBits(hash, key, bytes * 8);
}

const text = (said: string): Uint8Array => new TextEncoder().encode(said);

const bytesFrom = (base64: string): Uint8Array<ArrayBuffer> => bytesOf(base64);
