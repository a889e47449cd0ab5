import { NAME_MAX_LENGTH } from './limits.ts';

/** Texts that people write: what of them is kept, and when there is something to be seen in them. */

/** Half of a character: it cannot be written down in UTF-8, so no two stores agree on it. */
const LONE_SURROGATE = /\p{Cs}/u;
/** What takes ink. A letter that is drawn as nothing (the Hangul fillers, the empty Braille cell) does not. */
const INK = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;
/** What a name must not have: controls, line ends, what turns the direction of the line, brackets of HTML. */
const NOT_IN_A_NAME = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069<>]/u;

/** One way of writing for each letter: å as one character, however it was typed. */
export const composed = (text: string): string => text.normalize('NFC');

export const isWellFormed = (text: string): boolean => !LONE_SURROGATE.test(text);

/** Whether there is anything to be seen: not only spaces, joiners and marks that stand on nothing. */
export const hasInk = (text: string): boolean => INK.test(text);

/** Whether a text may be a name as it is: 1 to 100 characters (checklist D-76), something of it to be seen. */
export const isName = (text: string): boolean =>
  text.length <= NAME_MAX_LENGTH && hasInk(text) && !NOT_IN_A_NAME.test(text);

/** Joiners of Persian and of Indian scripts, and variation selectors, mean something between visible characters. */
const MEANT = /\u200c|\u200d|\ufe0e|\ufe0f/u;
/** What is drawn as nothing: controls, halves of characters, format characters, fillers; and the brackets of HTML. */
const UNWANTED = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800<>]/gu;

/**
 * A text of one line out of a file, for use as a name: without what cannot be seen or turns the line around, without
 * angle brackets, with single blanks. Empty if nothing that can be seen is left.
 */
export function visibleText(text: string): string {
  const line = text
    .replace(/\s+/gu, ' ')
    .replace(UNWANTED, (character) => (MEANT.test(character) ? character : ''))
    .replace(/ +/g, ' ')
    .trim();
  return hasInk(line) ? line : '';
}
