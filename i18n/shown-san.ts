import type { TFunction } from 'i18next';
import { parseRole } from '../domain/chess/square.ts';

/** A move in the notation of the user's language: Nf3, in Norwegian Sf3. */
export const shownSan = (t: TFunction<'game'>, san: string): string =>
  san.replaceAll(/[KQRBN]/g, (letter) => {
    const role = parseRole(letter.toLowerCase());
    return role === undefined || role === 'pawn' ? letter : t(`pieceLetters.${role}`);
  });
