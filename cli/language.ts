import { parseArgs } from 'node:util';
import { type Language, parseLanguage } from '../i18n/languages.ts';

/** The language of the faults of files: `--language no`, or that of the environment, such as nb_NO.UTF-8. */
export const language: Language = parseLanguage((fromArguments() ?? fromEnvironment()).slice(0, 2));

function fromArguments(): string | undefined {
  const { values } = parseArgs({ options: { language: { type: 'string' } }, strict: false });
  return typeof values.language === 'string' ? values.language : undefined;
}

/** In the order of POSIX; an empty variable counts as missing. */
function fromEnvironment(): string {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  return LC_ALL || LC_MESSAGES || LANG || '';
}
