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
  /** 18:00:07 */
  exactTime(text: string): string;
  /** Fri 21 Nov */
  shortDate(text: string): string;
  /** 21/11/2026, of a plain day: as it is typed. */
  numericDate(text: string): string;
  /** November 2026, of 202611. */
  month(month: number): string;
  number(value: number, decimals?: number): string;
  /** £500 of whole units; the currency by its three letters. */
  money(amount: number, currency: string): string;
  /** +7.4 of 740: a change of a rating as the domain has it, in hundredths. */
  ratingChange(hundredths: number): string;
  /** 3, 5 and 8 */
  list(items: readonly string[]): string;
  /** Between the whole number and its decimals. */
  readonly decimalSeparator: string;
}

/** Dates and numbers in a language and time zone; the one formatter of the web. */
export function makeFormat(language: string, timeZone?: string): Format {
  const locale = localeOf(language);
  const dateTime = (options: Intl.DateTimeFormatOptions) => whenWanted(() => new Intl.DateTimeFormat(locale, options));
  const zone = timeZone === undefined ? {} : { timeZone };
  const long = dateTime({ ...zone, dateStyle: 'long' });
  // A plain day has no time zone: it is the same day everywhere.
  const plainDay = dateTime({ dateStyle: 'long', timeZone: 'UTC' });
  const numericDay = dateTime({ day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' });
  const moment = dateTime({
    ...zone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
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

/** Made when it is first wanted, and kept: a formatter takes a phone longer to make than a row of a table to draw. */
function whenWanted<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** The formats of the languages that have been read, each in the browser's time zone. */
const formats = new Map<string, Format>();

export function useFormat(): Format {
  const { language } = useTranslation().i18n;
  const known = formats.get(language) ?? makeFormat(language);
  formats.set(language, known);
  return known;
}

const isPlainDay = (text: string): boolean => text.length === 10;

/** A day or a moment that a narrow column breaks between the day and the hour, and nowhere else. */
export const unbroken = (text: string): string => text.replaceAll(/(?<!,) /g, '\u00a0');

/** A score as chess players write it: 4½, ½, 0. */
export function formatPoints(points: number): string {
  const whole = Math.floor(points);
  const half = points - whole >= 0.5;
  return half ? `${whole === 0 ? '' : whole}½` : String(whole);
}

/** The same with the word: ½ point, 1 point, 2 points. */
export function usePointsText(): (points: number) => string {
  const { t } = useTranslation('chess');
  return (points) => t('points', { count: Math.ceil(points), points: formatPoints(points) });
}
