import type { Area } from '../i18n/areas.ts';
import { LANGUAGE_COOKIE, type Language, parseLanguage } from '../i18n/languages.ts';

/** What every page says. */
export const FRAME_AREAS: readonly Area[] = ['common', 'ui', 'nav', 'errors', 'chess'];

export function readLanguage(): Language {
  const cookie = document.cookie.split('; ').find((part) => part.startsWith(`${LANGUAGE_COOKIE}=`));
  return parseLanguage(cookie?.slice(LANGUAGE_COOKIE.length + 1));
}
