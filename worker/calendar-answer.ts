import type { Context } from 'hono';
import type { Language } from '../i18n/languages.ts';
import type { CalendarStyle } from '../services/printout/calendar.ts';
import type { AppEnv } from './context.ts';

/** Answers a calendar file whose addresses are those of the server that was asked. */
export async function answerCalendar(
  context: Context<AppEnv>,
  language: Language,
  write: (style: CalendarStyle) => Promise<string>,
): Promise<Response> {
  const { origin, host } = new URL(context.req.url);
  const file = await write({ language, server: { urlOf: (to) => origin + to, server: host } });
  context.header('content-type', 'text/calendar; charset=utf-8');
  return context.body(file);
}
