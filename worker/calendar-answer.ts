import type { Context } from 'hono';
import type { Language } from '../i18n/languages.ts';
import type { CalendarStyle } from '../services/printout/calendar.ts';
import type { AppEnv } from './context.ts';
import { siteOrigin } from './site-origin.ts';

/** Responds with a calendar file whose links point to the requested server. */
export async function answerCalendar(
  context: Context<AppEnv>,
  language: Language,
  write: (style: CalendarStyle) => Promise<string>,
): Promise<Response> {
  const origin = siteOrigin(context);
  const { host } = new URL(origin);
  const file = await write({ language, server: { urlOf: (to) => origin + to, server: host } });
  context.header('content-type', 'text/calendar; charset=utf-8');
  return context.body(file);
}
