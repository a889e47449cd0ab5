import type { i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LANGUAGE_COOKIE, type Language, makeI18n, parseLanguage } from '../i18n/i18n.ts';

const COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** The tag that the browser's formatters and screen readers know the language by. */
export const localeOf = (language: string): string => (language === 'no' ? 'nb-NO' : 'en-GB');

export function readLanguage(): Language {
  const cookie = document.cookie.split('; ').find((part) => part.startsWith(`${LANGUAGE_COOKIE}=`));
  return parseLanguage(cookie?.slice(LANGUAGE_COOKIE.length + 1));
}

export function startI18n(): i18n {
  const instance = makeI18n(readLanguage());
  initReactI18next.init(instance);
  return instance;
}

/** Changes the language of the page at once and keeps the choice for a year. */
export async function chooseLanguage(instance: i18n, language: Language): Promise<void> {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet.
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`;
  document.documentElement.lang = localeOf(language).slice(0, 2);
  await instance.changeLanguage(language);
}
