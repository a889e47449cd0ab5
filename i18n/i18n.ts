import { createInstance, type i18n } from 'i18next';
import type { en } from './en.ts';
import { LANGUAGES, type Language } from './languages.ts';
import type { Words } from './words.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof en;
    enableSelector: false;
  }
}

/** All text of one language, by namespace. */
export type Catalogue = Words<typeof en>;

/**
 * One instance per user: the browser loads one language, the server has both. A missing translation does not compile,
 * so no fallback language is needed.
 */
export function makeI18n(language: Language, catalogues: Readonly<Partial<Record<Language, Catalogue>>>): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: 'en',
    supportedLngs: LANGUAGES,
    resources: catalogues,
    defaultNS: 'common',
    initAsync: false,
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return instance;
}
