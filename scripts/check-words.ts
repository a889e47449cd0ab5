import { replacedWords } from './check/words.ts';

/** Prints private words that the field's terms have replaced. */
const found = replacedWords();
for (const line of found) console.log(line);
process.exitCode = found.length === 0 ? 0 : 1;
