import { asId, type SessionId } from '../../../domain/kernel/ids.ts';

const CONSONANTS = 'bdfghjklmnprstvz';
const VOWELS = 'aeiou';
const SYLLABLES = [...CONSONANTS].flatMap((consonant) => [...VOWELS].map((vowel) => consonant + vowel));
/** Bytes from here on would make the first syllables more likely. */
const FAIR_BYTES = 256 - (256 % SYLLABLES.length);
const WORDS = 4;
const SYLLABLES_PER_WORD = 2;

/**
 * The beginnings of vulgar words and slurs in Norwegian and English that two syllables can spell: the passwords are
 * printed on cards for children.
 */
const VULGAR =
  /^(bos|dop|dum|fag|fan|fis|fit|fuk|gud|hat|hel|hom|hor|jod|jud|kad|kuk|kus|lud|mor|mus|naz|neg|nig|nup|pak|ped|pik|pip|pis|pul|pup|put|ral|rap|rov|rum|run|rus|sad|sat|sug|tis|tit|tut|vag)/;

/** A password that can be read out and typed from a slip of paper (bado-kemi-rutu-falo): 50 bits of entropy. */
export const readablePassword = (): string => Array.from({ length: WORDS }, word).join('-');

function word(): string {
  for (;;) {
    const drawn = Array.from({ length: SYLLABLES_PER_WORD }, syllable).join('');
    if (!VULGAR.test(drawn)) return drawn;
  }
}

function syllable(): string {
  for (;;) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    const found = byte < FAIR_BYTES ? SYLLABLES[byte % SYLLABLES.length] : undefined;
    if (found !== undefined) return found;
  }
}

/** The secret of a session token: 256 bits of entropy, as text for a cookie. */
export const sessionSecret = (): string => secret(32);

/** The code in an e-mail for setting a new password: 128 bits of entropy, as text for a URL. */
export const recoveryCode = (): string => secret(16);

/** The token of a secret address: 128 bits of entropy, as text for a URL. */
export const addressToken = (): string => secret(16);

/** The token of an entrant's link, and the secret of an event's form: 160 bits of entropy, as text for a URL. */
export const entryToken = (): string => secret(20);

/** A WebAuthn challenge or user handle: 256 bits of entropy, as base64url. */
export const passkeySecret = (): string => secret(32);

const secret = (length: number): string => toBase64Url(crypto.getRandomValues(new Uint8Array(length)));

export const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The stored form of a token: the SHA-256 of its secret in hexadecimal, so that a leaked table does not allow logging in. */
export const hashToken = async (token: string): Promise<SessionId> => asId(await hashSecret(token));

/** The SHA-256 of a random secret, in hexadecimal. Passwords, which people choose, need a slow hash instead. */
export async function hashSecret(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
