export const LANGUAGES = ['en', 'no'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The cookie in which the reader's language is kept for a year. */
export const LANGUAGE_COOKIE = 'lang';

/** The language a cookie's value means: nb and nn are Norwegian, anything unknown is English (checklist D-61). */
export function parseLanguage(text: string | undefined): Language {
  return text === 'no' || text === 'nb' || text === 'nn' ? 'no' : 'en';
}
