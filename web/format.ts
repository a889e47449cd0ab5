import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOf } from './language.ts';

export interface Format {
  /** 21 November 2026, of a moment or of a plain day. */
  date(text: string): string;
  /** 21–22 November 2026, of two plain days. */
  dateRange(from: string, to: string): string;
  /** 21 Nov 2026, 18:00 CET: the time zone is always said. */
  moment(text: string): string;
  /** 18:00 */
  time(text: string): string;
  /** Fri 21 Nov */
  shortDate(text: string): string;
  /** 21/11/2026, of a plain day: as it is typed. */
  numericDate(text: string): string;
  number(value: number, decimals?: number): string;
  /** Between the whole number and its decimals. */
  readonly decimalSeparator: string;
}

/** Dates and numbers in a language and time zone; the one formatter of the web. */
export function makeFormat(language: string, timeZone?: string): Format {
  const locale = localeOf(language);
  const zone = timeZone === undefined ? {} : { timeZone };
  const dateTime = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...zone, ...options });
  const long = dateTime({ dateStyle: 'long' });
  // A plain day has no time zone: it is the same day everywhere.
  const plainDay = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const numericDay = new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const moment = dateTime({
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  const time = dateTime({ hour: '2-digit', minute: '2-digit' });
  const short = dateTime({ weekday: 'short', day: 'numeric', month: 'short' });
  const numbers = new Intl.NumberFormat(locale);
  const day = (text: string): Date => new Date(text);
  return {
    date: (text) => (isPlainDay(text) ? plainDay : long).format(day(text)),
    dateRange: (from, to) => plainDay.formatRange(day(from), day(to)),
    moment: (text) => moment.format(day(text)),
    time: (text) => time.format(day(text)),
    shortDate: (text) => short.format(day(text)),
    numericDate: (text) => numericDay.format(day(text)),
    number: (value, decimals = 0) =>
      new Intl.NumberFormat(locale, {
        minimumFractionDigits: decimals,
        maximumFractionDigits: Math.max(decimals, 2),
      }).format(value),
    decimalSeparator: numbers.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.',
  };
}

export function useFormat(): Format {
  const { i18n } = useTranslation();
  return useMemo(() => makeFormat(i18n.language), [i18n.language]);
}

const isPlainDay = (text: string): boolean => text.length === 10;

/** A score as chess players write it: 4½, ½, 0. */
export function formatPoints(points: number): string {
  const whole = Math.floor(points);
  const half = points - whole >= 0.5;
  return half ? `${whole === 0 ? '' : whole}½` : String(whole);
}
