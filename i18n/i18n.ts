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

/** All text of one language, by area. */
export type Catalogue = Words<typeof en>;

/**
 * One instance per reader, with the text it is given: the browser loads the language that is read, the server has both.
 * A text that one language lacks does not compile, so no reader of one language needs the other.
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
