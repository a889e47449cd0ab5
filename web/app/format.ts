import { useTranslation } from 'react-i18next';
import { given } from '../../domain/kernel/given.ts';
import { localeOf } from './language.ts';

export interface Format {
  /** 21 November 2026, for a moment or a plain date. */
  date(text: string): string;
  /** 21–22 November 2026, for two plain dates. */
  dateRange(from: string, to: string): string;
  /** 21 Nov 2026, 18:00 CET: always names the time zone. */
  moment(text: string): string;
  /** 21 Nov 2026, 18:00 without the time zone, for places that name it separately. */
  localMoment(text: string): string;
  /** 18:00 */
  time(text: string): string;
  /** 18:00:07 */
  exactTime(text: string): string;
  /** Fri 21 Nov */
  shortDate(text: string): string;
  /** 21/11/2026, for a plain date: the format in which users type it. */
  numericDate(text: string): string;
  /** November 2026, for 202611. */
  month(month: number): string;
  number(value: number, decimals?: number): string;
  /** £500 for whole units; the currency by its three letters. */
  money(amount: number, currency: string): string;
  /** +7.4 for 740: the domain has rating changes in hundredths. */
  ratingChange(hundredths: number): string;
  /** 3, 5 and 8 */
  list(items: readonly string[]): string;
  readonly decimalSeparator: string;
}

/** Dates and numbers in a language and time zone; the web's only formatter. */
export function makeFormat(language: string, timeZone?: string): Format {
  const locale = localeOf(language);
  const dateTime = (options: Intl.DateTimeFormatOptions) => whenWanted(() => new Intl.DateTimeFormat(locale, options));
  const zone = given({ timeZone });
  const long = dateTime({ ...zone, dateStyle: 'long' });
  // A plain day has no time zone: it is the same day everywhere.
  const plainDay = dateTime({ dateStyle: 'long', timeZone: 'UTC' });
  const numericDay = dateTime({ day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' });
  const dayAndTime = {
    ...zone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  } as const;
  const localMoment = dateTime(dayAndTime);
  const moment = dateTime({ ...dayAndTime, timeZoneName: 'short' });
  const time = dateTime({ ...zone, hour: '2-digit', minute: '2-digit' });
  const exactTime = dateTime({ ...zone, hour: '2-digit', minute: '2-digit', second: '2-digit' });
  const short = dateTime({ ...zone, weekday: 'short', day: 'numeric', month: 'short' });
  const wholeMonth = dateTime({ month: 'long', year: 'numeric', timeZone: 'UTC' });
  const changes = whenWanted(
    () =>
      new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  );
  const lists = whenWanted(() => new Intl.ListFormat(locale));
  const numbers = new Map<string, Intl.NumberFormat>();
  const day = (text: string): Date => new Date(text);
  const numberFormat = (useGrouping: boolean, decimals: number): Intl.NumberFormat => {
    const key = `${useGrouping}${decimals}`;
    const known =
      numbers.get(key) ??
      new Intl.NumberFormat(locale, {
        useGrouping,
        minimumFractionDigits: decimals,
        maximumFractionDigits: Math.max(decimals, 2),
      });
    numbers.set(key, known);
    return known;
  };
  return {
    date: (text) => (isPlainDay(text) ? plainDay() : long()).format(day(text)),
    dateRange: (from, to) => plainDay().formatRange(day(from), day(to)),
    moment: (text) => moment().format(day(text)),
    localMoment: (text) => localMoment().format(day(text)),
    time: (text) => time().format(day(text)),
    exactTime: (text) => exactTime().format(day(text)),
    shortDate: (text) => short().format(day(text)),
    numericDate: (text) => numericDay().format(day(text)),
    list: (items) => lists().format(items),
    month: (month) => wholeMonth().format(Date.UTC(Math.floor(month / 100), (month % 100) - 1, 1)),
    money: (amount, currency) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount),
    ratingChange: (hundredths) => changes().format(hundredths / 100),
    // Ratings have four digits and no separator.
    number: (value, decimals = 0) => numberFormat(Math.abs(value) >= 10_000, decimals).format(value),
    get decimalSeparator() {
      const parts = numberFormat(false, 0).formatToParts(0.5);
      return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
    },
  };
}

/** Created on first use and cached: on a phone, creating a formatter takes longer than drawing a table row. */
function whenWanted<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Formatters by language, each in the browser's time zone. */
const formats = new Map<string, Format>();

export function useFormat(): Format {
  const { language } = useTranslation().i18n;
  const known = formats.get(language) ?? makeFormat(language);
  formats.set(language, known);
  return known;
}

const isPlainDay = (text: string): boolean => text.length === 10;

/** Lets a narrow column break a date or moment only between the day and the hour. */
export const unbroken = (text: string): string => text.replaceAll(/(?<!,) /g, '\u00a0');

/** A score as chess players write it: 4½, ½, 0. */
export function formatPoints(points: number): string {
  const whole = Math.floor(points);
  const half = points - whole >= 0.5;
  return half ? `${whole === 0 ? '' : whole}½` : String(whole);
}

/** The score with its unit: ½ point, 1 point, 2 points. */
export function usePointsText(): (points: number) => string {
  const { t } = useTranslation('chess');
  return (points) => t('points', { count: Math.ceil(points), points: formatPoints(points) });
}
