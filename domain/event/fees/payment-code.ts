/** The code that a payment names: five characters and one that finds every single mistake (FE-7). */
import type { Chance } from '../../kernel/chance.ts';

/** Without look-alikes. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const WEIGHTS = [1, 3, 5, 7, 9] as const;

export function drawPaymentCode(chance: Chance, isTaken: (code: string) => boolean): string {
  for (;;) {
    const body = WEIGHTS.map(() => ALPHABET[chance(ALPHABET.length)] ?? '').join('');
    const code = `${body}${checkCharacter(body)}`;
    if (!isTaken(code)) return code;
  }
}

/** The first code in a text, in any case; null if there is none. */
export const paymentCodeIn = (text: string): string | null => paymentCodesIn(text).codes[0] ?? null;

/** All codes in a text, and words that look like one but have a wrong check character. */
export function paymentCodesIn(text: string): { readonly codes: readonly string[]; readonly wrong: readonly string[] } {
  const words = text.toUpperCase().match(/(?<![\p{L}\p{N}])[2-9A-HJ-NP-Z]{6}(?![\p{L}\p{N}])/gu) ?? [];
  // Words of letters alone, such as a name, and numbers are rarely codes.
  const wrong = words.filter((word) => !isPaymentCode(word) && /\d/.test(word) && /[A-Z]/.test(word));
  return { codes: words.filter(isPaymentCode), wrong };
}

export const isPaymentCode = (code: string): boolean =>
  code.length === WEIGHTS.length + 1 && checkCharacter(code.slice(0, WEIGHTS.length)) === code.at(-1);

const checkCharacter = (body: string): string =>
  ALPHABET[WEIGHTS.reduce((sum, weight, at) => sum + weight * ALPHABET.indexOf(body[at] ?? ''), 0) % ALPHABET.length] ??
  '';
