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
