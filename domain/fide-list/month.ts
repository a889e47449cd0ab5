import { DAY, type Millis, millis } from '../kernel/time.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The month as a sortable number: 202611. */
export type ListMonth = number;

export const isListMonth = (month: number): boolean =>
  month >= 200_001 && month <= 209_912 && month % 100 >= 1 && month % 100 <= 12;

/** Reads 2026-11, 202611, NOV26 or nov2026 (LIST-9); null if the text names no month. */
export function monthIn(text: string): ListMonth | null {
  const [, year, month] = /(20\d{2})[-_.]?(0[1-9]|1[0-2])(?!\d)/.exec(text) ?? [];
  if (year !== undefined && month !== undefined) return Number(year) * 100 + Number(month);
  const [, name = '', short] = /([a-z]{3})(?:20)?(\d{2})(?!\d)/i.exec(text) ?? [];
  const at = MONTHS.indexOf(name.toLowerCase());
  return short === undefined || at < 0 ? null : (2000 + Number(short)) * 100 + at + 1;
}

/** Lists are published up to this many days before their month begins. */
const DAYS_AHEAD = 3;

/** First day (`YYYY-MM-DD`) whose tournaments are too late for this month's list (RATE-13). */
export function closingDay(month: ListMonth): string {
  const first = Date.UTC(Math.floor(month / 100), (month % 100) - 1, 1);
  return new Date(first - DAYS_AHEAD * DAY).toISOString().slice(0, 10);
}

/** The month of the list that was published at this time (LIST-9). */
export const monthPublished = (at: Millis): ListMonth => monthOf(millis(at + DAYS_AHEAD * DAY));

export function monthOf(at: Millis): ListMonth {
  const day = new Date(at);
  return day.getUTCFullYear() * 100 + day.getUTCMonth() + 1;
}
