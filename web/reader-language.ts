import type { Area } from '../i18n/areas.ts';
import { LANGUAGE_COOKIE, type Language, parseLanguage } from '../i18n/languages.ts';

/** What every page says. */
export const FRAME_AREAS: readonly Area[] = ['common', 'ui', 'nav', 'errors', 'chess'];

/** A screen in a hall is told its language by its address: nobody has chosen one in its browser. */
const TOLD_BY_ADDRESS = /^\/tournament\/screen\//;

export function readLanguage(): Language {
  const told = TOLD_BY_ADDRESS.test(location.pathname) && new URLSearchParams(location.search).get('language');
  if (told) return parseLanguage(told);
  const cookie = document.cookie.split('; ').find((part) => part.startsWith(`${LANGUAGE_COOKIE}=`));
  return parseLanguage(cookie?.slice(LANGUAGE_COOKIE.length + 1));
}
