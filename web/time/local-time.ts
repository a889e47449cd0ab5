/** Dates and times of day as forms have them, in the tournament's time zone, and timestamps as transmitted (D-75). */
import { millis } from '../../domain/kernel/time.ts';
import { type LocalTime, localDayOf, localTimeOf, momentOf } from '../../domain/kernel/time-zone.ts';
import { serverNow } from './server-time.ts';

/** The ISO timestamp in UTC; undefined while the form is incomplete. */
export function toIso(local: LocalTime, timeZone: string): string | undefined {
  const moment = momentOf(local, timeZone);
  return moment === null ? undefined : new Date(moment).toISOString();
}

export const fromIso = (iso: string, timeZone: string): LocalTime => localTimeOf(millis(Date.parse(iso)), timeZone);

export function toUtc(local: LocalTime, timeZone: string): LocalTime | undefined {
  const iso = toIso(local, timeZone);
  return iso === undefined ? undefined : { date: iso.slice(0, 10), time: iso.slice(11, 16) };
}

const DAY_FIRST = /^(\d{1,2})[./ -](\d{1,2})[./ -](\d{4})$/;
/** As typed with the digits of a phone. */
const DIGITS_ONLY = /^(\d{2})(\d{2})(\d{4})$/;
const YEAR_FIRST = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;

/** A typed date, day first or year first, as yyyy-mm-dd; null while it is invalid. */
export function parseDay(typed: string): string | null {
  const text = typed.trim().replace(DIGITS_ONLY, '$1.$2.$3');
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? text.replace(DAY_FIRST, '$3-$2-$1').match(YEAR_FIRST) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  // `Date` turns the 31st of a 30-day month into another date, so the result must equal the input.
  const moment = new Date(`${iso}T00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso) ? iso : null;
}

export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The current date in the browser's time zone. */
export const today = (): string => localDayOf(millis(serverNow()), ownTimeZone());
