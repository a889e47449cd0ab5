import { createInstance, type i18n } from 'i18next';
import { en } from './en.ts';
import { no } from './no.ts';

export const LANGUAGES = ['en', 'no'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The cookie in which the reader's language is kept for a year. */
export const LANGUAGE_COOKIE = 'lang';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof en;
    enableSelector: false;
  }
}

/** The language a cookie's value means: nb and nn are Norwegian, anything unknown is English (checklist D-61). */
export function parseLanguage(text: string | undefined): Language {
  return text === 'no' || text === 'nb' || text === 'nn' ? 'no' : 'en';
}

/** One instance per reader: the browser makes one, the server one for each printout. */
export function makeI18n(language: Language): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: 'en',
    supportedLngs: LANGUAGES,
    resources: { en, no },
    defaultNS: 'common',
    initAsync: false,
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return instance;
}
