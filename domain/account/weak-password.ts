import { ok, type Result, refuse } from '../kernel/result.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';

/** Personal details that an attacker tries first. */
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

/** Ignores surrounding digits and signs: `Passord123!` is guessed as soon as the word itself. */
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

/** Removes spaces, signs and surrounding digits; a text of digits only stays as it is. */
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

/** Matches a group of up to four characters that repeats: `aaaaaaa`, `123123123`. */
const isRepeated = (text: string): boolean => /^(.{1,4}?)\1+.{0,3}$/u.test(text) && new Set(text).size <= 4;

/** Matches runs of the keyboard or the alphabet, forwards or backwards. */
const isRun = (text: string): boolean =>
  KEYBOARD_RUNS.some((run) => run.includes(text) || run.includes([...text].reverse().join('')));
