import { NAME_MAX_LENGTH } from './limits.ts';

/** Sanitising and validation of text written by people. */

/** Lone surrogates cannot be encoded in UTF-8. */
const LONE_SURROGATE = /\p{Cs}/u;
/** Visible characters; excludes letters drawn as nothing, such as Hangul fillers and the empty Braille cell. */
const INK = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;
/** Forbidden in names: controls, line ends, direction marks, angle brackets. */
const NOT_IN_A_NAME = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069<>]/u;

/** Unicode NFC, so that å is one character however it was typed. */
export const composed = (text: string): string => text.normalize('NFC');

export const isWellFormed = (text: string): boolean => !LONE_SURROGATE.test(text);

/** False for texts of spaces, joiners and detached marks only. */
export const hasInk = (text: string): boolean => INK.test(text);

/** 1 to 100 characters (checklist D-76), at least one of them visible. */
export const isName = (text: string): boolean =>
  text.length <= NAME_MAX_LENGTH && hasInk(text) && !NOT_IN_A_NAME.test(text);

/** Joiners and variation selectors that have a meaning between visible characters. */
const MEANT = /\u200c|\u200d|\ufe0e|\ufe0f/u;
/** Invisible characters (controls, surrogates, format characters, fillers) and angle brackets. */
const UNWANTED = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800<>]/gu;

/** Removes invisible characters, direction marks and angle brackets; empty if nothing visible is left. */
export function visibleText(text: string): string {
  const line = text
    .replace(/\s+/gu, ' ')
    .replace(UNWANTED, (character) => (MEANT.test(character) ? character : ''))
    .replace(/ +/g, ' ')
    .trim();
  return hasInk(line) ? line : '';
}
