import { asId, type SessionId } from '../../domain/ids.ts';

const CONSONANTS = 'bdfghjklmnprstvz';
const VOWELS = 'aeiou';
const SYLLABLES = [...CONSONANTS].flatMap((consonant) => [...VOWELS].map((vowel) => consonant + vowel));
/** Bytes from here on would make the first syllables likelier. */
const FAIR_BYTES = 256 - (256 % SYLLABLES.length);
const WORDS = 4;
const SYLLABLES_PER_WORD = 2;

/** A password that can be read out and typed from a slip of paper (bado-kemi-rutu-falo): 50 bits of chance. */
export function readablePassword(): string {
  return Array.from({ length: WORDS }, () => Array.from({ length: SYLLABLES_PER_WORD }, syllable).join('')).join('-');
}

function syllable(): string {
  for (;;) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    const found = byte < FAIR_BYTES ? SYLLABLES[byte % SYLLABLES.length] : undefined;
    if (found !== undefined) return found;
  }
}

/** The token of a log-in: 256 bits of chance, as text for a cookie. */
export const sessionToken = (): string => secret(32);

/** The code of a letter that lets somebody set a new password: 128 bits of chance, as text for an address. */
export const recoveryCode = (): string => secret(16);

/** The token of a secret address: 128 bits of chance, as text for an address. */
export const addressToken = (): string => secret(16);

/** What an authenticator signs, and the number by which it knows an account: 256 bits of chance, as base64url. */
export const passkeySecret = (): string => secret(32);

const secret = (length: number): string => toBase64Url(crypto.getRandomValues(new Uint8Array(length)));

/** Bytes as text for an address or a cookie. */
export const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** What is kept of a token: its SHA-256, in hexadecimal. A thief of the table cannot log in with it. */
export const hashToken = async (token: string): Promise<SessionId> => asId(await hashSecret(token));

/** The SHA-256 of a secret that chance has made, in hexadecimal. (Passwords are hashed otherwise: people choose them.) */
export async function hashSecret(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
