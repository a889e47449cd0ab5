import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { LANGUAGE_COOKIE, type Language, parseLanguage } from '../i18n/languages.ts';
import type { AppEnv } from './context.ts';

/** The language that the browser shows. */
export const languageOf = (context: Context<AppEnv>): Language => parseLanguage(getCookie(context, LANGUAGE_COOKIE));
