import { LANGUAGE_COOKIE, type Language, parseLanguage } from '../../i18n/languages.ts';

/** A hall display takes its language from its address, as its browser has no stored choice. */
const LANGUAGE_IN_ADDRESS = /^\/(tournament|event)\/screen\//;

export function readLanguage(): Language {
  const given = LANGUAGE_IN_ADDRESS.test(location.pathname) && new URLSearchParams(location.search).get('language');
  if (given) return parseLanguage(given);
  const cookie = document.cookie.split('; ').find((part) => part.startsWith(`${LANGUAGE_COOKIE}=`));
  return parseLanguage(cookie?.slice(LANGUAGE_COOKIE.length + 1));
}
