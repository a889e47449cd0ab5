import { fromBase64, joined, toBase64, utf8 } from './hmac.ts';

const KEY_BYTES = 32;
/** The length of a nonce of AES-GCM; one is drawn for each text. */
const NONCE_BYTES = 12;
const VERSION = 'v1.';

/** Whether a text is a master key: 32 bytes in base64. */
export const isMasterKey = (text: string): boolean => fromBase64(text)?.length === KEY_BYTES;

/** Encrypts a text with the operator's key. It can be opened for the same owner only, so rows cannot be exchanged. */
export async function seal(masterKey: string, owner: string, text: string): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const cipher = await crypto.subtle.encrypt(algorithm(nonce, owner), await keyOf(masterKey), utf8(text));
  return VERSION + toBase64(joined(nonce, new Uint8Array(cipher)));
}

/** The text that was sealed for this owner; null if it was sealed with another key, for another owner, or changed. */
export async function unseal(masterKey: string, owner: string, sealed: string): Promise<string | null> {
  const bytes = sealed.startsWith(VERSION) ? fromBase64(sealed.slice(VERSION.length)) : null;
  if (bytes === null) return null;
  const key = await keyOf(masterKey);
  try {
    const plain = await crypto.subtle.decrypt(
      algorithm(bytes.slice(0, NONCE_BYTES), owner),
      key,
      bytes.slice(NONCE_BYTES),
    );
    return new TextDecoder().decode(plain);
  } catch {
    return null;
  }
}

const algorithm = (iv: Uint8Array<ArrayBuffer>, owner: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: utf8(owner),
});

function keyOf(masterKey: string): Promise<CryptoKey> {
  const bytes = fromBase64(masterKey);
  if (bytes?.length !== KEY_BYTES) throw new Error('PAYMENT_KEY is not 32 bytes in base64');
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}
