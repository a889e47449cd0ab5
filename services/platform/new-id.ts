const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A random id of lowercase letters and digits, each equally likely. */
export function newId(length = 8): string {
  let text = '';
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length * 2))) {
      // Bytes from 252 on would make the first letters more likely.
      if (byte < 252 && text.length < length) text += ALPHABET[byte % ALPHABET.length];
    }
  }
  return text;
}
