/** Days and times of day as forms have them, in the reader's time zone, and moments as the wire has them (D-75). */

export interface LocalTime {
  /** yyyy-mm-dd */
  readonly date: string;
  /** hh:mm */
  readonly time: string;
}

/** The moment as an ISO text in UTC; undefined while the form is not filled in. The day decides on summer time. */
export function toIso({ date, time }: LocalTime): string | undefined {
  const moment = new Date(`${date}T${time}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

export function fromIso(iso: string): LocalTime {
  const moment = new Date(iso);
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    date: `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`,
    time: `${two(moment.getHours())}:${two(moment.getMinutes())}`,
  };
}

/** The same moment as a day and time of day in UTC. */
export function toUtc(local: LocalTime): LocalTime | undefined {
  const iso = toIso(local);
  return iso === undefined ? undefined : { date: iso.slice(0, 10), time: iso.slice(11, 16) };
}

const DAY_FIRST = /^(\d{1,2})[./ -](\d{1,2})[./ -](\d{4})$/;
const YEAR_FIRST = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;

/** The day that somebody types, day first or year first, as yyyy-mm-dd; null while it is none. */
export function parseDay(typed: string): string | null {
  const text = typed.trim();
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? text.replace(DAY_FIRST, '$3-$2-$1').match(YEAR_FIRST) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  // The 31st of a month of 30 days is no day: read again, it is another one.
  const moment = new Date(`${iso}T00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso) ? iso : null;
}

/** The day that it is for the reader. */
export const today = (): string => fromIso(new Date().toISOString()).date;
