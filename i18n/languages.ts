export const LANGUAGES = ['en', 'no'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The cookie that stores the user's language for a year. */
export const LANGUAGE_COOKIE = 'lang';

/** The language for a cookie's value: nb and nn are Norwegian, anything unknown is English (checklist D-61). */
export function parseLanguage(text: string | undefined): Language {
  return text === 'no' || text === 'nb' || text === 'nn' ? 'no' : 'en';
}
