import type { i18n } from 'i18next';
import { getI18n, initReactI18next } from 'react-i18next';
import { type Area, wordsOf } from '../i18n/areas.ts';
import { makeI18n } from '../i18n/i18n.ts';
import { LANGUAGE_COOKIE, type Language, parseLanguage } from '../i18n/languages.ts';
import { FRAME_AREAS, readLanguage } from './reader-language.ts';

const COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** The tag that the browser's formatters and screen readers know the language by. */
export const localeOf = (language: string): string => (language === 'no' ? 'nb-NO' : 'en-GB');

/** What has been loaded so far, in whichever language. */
const loaded = new Set<Area>();

export async function startI18n(): Promise<i18n> {
  const instance = makeI18n(readLanguage(), {});
  await loadWords(instance, FRAME_AREAS);
  initReactI18next.init(instance);
  return instance;
}

/** Has the words of these areas ready, in the language that is read. */
export async function loadWords(instance: i18n, areas: readonly Area[], language = instance.language): Promise<void> {
  const missing = areas.filter((area) => !instance.hasResourceBundle(language, area));
  const texts = await Promise.all(missing.map((area) => wordsOf(area, parseLanguage(language))));
  for (const [index, area] of missing.entries()) instance.addResourceBundle(language, area, texts[index]);
  for (const area of areas) loaded.add(area);
}

/** What is loaded when it is wanted, and the words that it says beside those of every page. */
export async function withWords<Loaded>({
  words,
  load,
}: {
  readonly words: readonly Area[];
  readonly load: () => Promise<Loaded>;
}): Promise<Loaded> {
  const [loadedPart] = await Promise.all([load(), loadWords(getI18n(), words)]);
  return loadedPart;
}

/** Changes the language of the page at once and keeps the choice for a year. */
export async function chooseLanguage(instance: i18n, language: Language): Promise<void> {
  await loadWords(instance, [...loaded], language);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet.
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`;
  document.documentElement.lang = localeOf(language).slice(0, 2);
  await instance.changeLanguage(language);
}
