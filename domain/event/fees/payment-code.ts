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

/** The code in a text, in any case; null if there is none. */
export function paymentCodeIn(text: string): string | null {
  const words = text.toUpperCase().match(/(?<![A-Z0-9])[2-9A-HJ-NP-Z]{6}(?![A-Z0-9])/g) ?? [];
  return words.find(isPaymentCode) ?? null;
}

export const isPaymentCode = (code: string): boolean =>
  code.length === WEIGHTS.length + 1 && checkCharacter(code.slice(0, WEIGHTS.length)) === code.at(-1);

const checkCharacter = (body: string): string =>
  ALPHABET[WEIGHTS.reduce((sum, weight, at) => sum + weight * ALPHABET.indexOf(body[at] ?? ''), 0) % ALPHABET.length] ??
  '';
