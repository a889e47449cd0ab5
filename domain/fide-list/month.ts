import { DAY, type Millis, millis } from '../time.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A month as one number that grows with time: 202611. */
export type ListMonth = number;

/** The month that a text names: 2026-11, 202611, NOV26 or nov2026 (LIST-9); null where it names none. */
export function monthIn(text: string): ListMonth | null {
  const [, year, month] = /(20\d{2})[-_.]?(0[1-9]|1[0-2])(?!\d)/.exec(text) ?? [];
  if (year !== undefined && month !== undefined) return Number(year) * 100 + Number(month);
  const [, name = '', short] = /([a-z]{3})(?:20)?(\d{2})(?!\d)/i.exec(text) ?? [];
  const at = MONTHS.indexOf(name.toLowerCase());
  return short === undefined || at < 0 ? null : (2000 + Number(short)) * 100 + at + 1;
}

/** A list is put out up to so many days before the month begins that it is for. */
const DAYS_AHEAD = 3;

/** The first day, `YYYY-MM-DD`, whose tournaments come too late for the list of this month (RATE-13). */
export function closingDay(month: ListMonth): string {
  const first = Date.UTC(Math.floor(month / 100), (month % 100) - 1, 1);
  return new Date(first - DAYS_AHEAD * DAY).toISOString().slice(0, 10);
}

/** The month that a list of this date is for (LIST-9). */
export const monthPublished = (at: Millis): ListMonth => monthOf(millis(at + DAYS_AHEAD * DAY));

/** The month that a moment lies in. */
export function monthOf(at: Millis): ListMonth {
  const day = new Date(at);
  return day.getUTCFullYear() * 100 + day.getUTCMonth() + 1;
}
