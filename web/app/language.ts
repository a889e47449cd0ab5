import type { i18n } from 'i18next';
import { getI18n, initReactI18next } from 'react-i18next';
import { makeI18n } from '../../i18n/i18n.ts';
import { LANGUAGE_COOKIE, type Language, parseLanguage } from '../../i18n/languages.ts';
import { loadNamespace } from '../../i18n/load-namespace.ts';
import { FRAME_NAMESPACES, type Namespace } from '../../i18n/namespaces.ts';
import { readLanguage } from './user-language.ts';

const COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** The language tag for the browser's formatters and for screen readers. */
export const localeOf = (language: string): string => (language === 'no' ? 'nb-NO' : 'en-GB');

/** Namespaces loaded so far, in any language. */
const loaded = new Set<Namespace>();

export async function startI18n(): Promise<i18n> {
  const instance = makeI18n(readLanguage(), {});
  await loadNamespaces(instance, FRAME_NAMESPACES);
  initReactI18next.init(instance);
  return instance;
}

export async function loadNamespaces(
  instance: i18n,
  namespaces: readonly Namespace[],
  language = instance.language,
): Promise<void> {
  const missing = namespaces.filter((namespace) => !instance.hasResourceBundle(language, namespace));
  const texts = await Promise.all(missing.map((namespace) => loadNamespace(namespace, parseLanguage(language))));
  for (const [index, namespace] of missing.entries()) instance.addResourceBundle(language, namespace, texts[index]);
  for (const namespace of namespaces) loaded.add(namespace);
}

/** Loads a module together with the namespaces that it needs beyond those of the frame. */
export async function withNamespaces<Loaded>({
  namespaces,
  load,
}: {
  readonly namespaces: readonly Namespace[];
  readonly load: () => Promise<Loaded>;
}): Promise<Loaded> {
  const [loadedPart] = await Promise.all([load(), loadNamespaces(getI18n(), namespaces)]);
  return loadedPart;
}

/** Switches the page's language and stores the choice for a year. */
export async function chooseLanguage(instance: i18n, language: Language): Promise<void> {
  await loadNamespaces(instance, [...loaded], language);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet.
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`;
  document.documentElement.lang = localeOf(language).slice(0, 2);
  await instance.changeLanguage(language);
}
