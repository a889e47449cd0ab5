import { ok, type Result, refuse } from '../result.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';

/** The texts that stand for the owner of an account: whoever knows him tries them first. */
export interface OwnNames {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email?: string | null;
}

const KEYBOARD_RUNS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertyuiopåasdfghjkløæzxcvbnm',
];

/**
 * Whether somebody may choose this password: none of the most common ones, and none of the account's own names. Digits
 * and signs before and after a word do not make another word of it: `Passord123!` and `ragnhild1990` are guessed as
 * soon as the word alone.
 */
export function choosePassword(
  password: string,
  names: OwnNames,
): Result<string, 'passwordIsAName' | 'passwordTooCommon'> {
  const said = fold(password);
  const word = bare(said);
  if (ownWords(names).has(word)) return refuse('passwordIsAName');
  if (COMMON_PASSWORDS.has(said) || COMMON_PASSWORDS.has(word) || isRepeated(said) || isRun(said)) {
    return refuse('passwordTooCommon');
  }
  return ok(password);
}

const fold = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

/** Without spaces and signs, and without the digits around it; what is digits only stays as it is. */
function bare(folded: string): string {
  const letters = folded.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
  return letters.replace(/^\p{N}+(?=[^\p{N}])|(?<=[^\p{N}])\p{N}+$/gu, '') || letters;
}

function ownWords({ username, firstName, lastName, email }: OwnNames): ReadonlySet<string> {
  const address = email ?? '';
  const [local = ''] = address.split('@');
  const names = [username, firstName, lastName, firstName + lastName, lastName + firstName, local, address];
  const words = names.flatMap((name) => [bare(fold(name)), fold(name)]);
  return new Set(words.filter((word) => word !== ''));
}

/** One group of up to four characters again and again: `aaaaaaa`, `123123123`. */
const isRepeated = (text: string): boolean => /^(.{1,4}?)\1+.{0,3}$/u.test(text) && new Set(text).size <= 4;

/** A run of the keyboard or the alphabet, either way. */
const isRun = (text: string): boolean =>
  KEYBOARD_RUNS.some((run) => run.includes(text) || run.includes([...text].reverse().join('')));
