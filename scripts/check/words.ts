import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../environment.ts';
import { MAY_IMPORT } from './import-table.ts';
import { REPLACED_WORDS } from './replaced-words.ts';

/** The list itself, and the test that names one of its words. */
const ABOUT_WORDS = ['scripts/check/replaced-words.ts', 'test/scripts/words.test.ts'];

/** The replaced words in the source code, one per line. */
export const replacedWords = (): string[] =>
  Object.keys(MAY_IMPORT)
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,css}`, { cwd: root }))
    .filter((file) => !ABOUT_WORDS.includes(file))
    .flatMap((file) => wordsIn(file, readFileSync(join(root, file), 'utf8')));

/** The replaced words in a text, as its file name or as whole identifiers. */
export function wordsIn(file: string, text: string, words = REPLACED_WORDS): string[] {
  const pattern = new RegExp(`(?<![\\w$-])(${Object.keys(words).join('|')})(?![\\w$-])`, 'g');
  const lines = [file, ...text.split('\n')];
  return lines.flatMap((line, number) =>
    [...line.matchAll(pattern)].map(
      ([word]) => `${file}${number === 0 ? '' : `:${number}`} says ${word}: write ${words[word]}`,
    ),
  );
}
