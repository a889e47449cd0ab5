/** Local times by IANA zone. A day later is the same wall-clock time, whatever daylight saving does. */
import type { Branded } from './ids.ts';
import { DAY, type Interval, intervalMillis, type Millis, millis, SECOND, WEEK } from './time.ts';

/** Wall-clock time as milliseconds since 1970-01-01 00:00 local time. */
type WallTime = Branded<number, 'WallTime'>;

/** `yyyy-mm-dd` and `hh:mm`, without a zone. */
export interface LocalTime {
  readonly date: string;
  readonly time: string;
}

/** The canonical spelling of a zone name; null if it is unknown. UTC offsets are not zones. */
export function timeZoneNamed(name: string): string | null {
  if (!/^[A-Za-z][\w+/-]{0,63}$/.test(name)) return null;
  try {
    const known = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
    // An alias of the zone keeps the chosen name.
    return known.toLowerCase() === name.toLowerCase() ? known : name;
  } catch {
    return null;
  }
}

/** Offset from UTC in milliseconds. */
export function offsetAt(moment: Millis, timeZone: string): number {
  const part = new Map(
    clockOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const read = (name: Intl.DateTimeFormatPartTypes): number => part.get(name) ?? 0;
  const wall = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'));
  return wall - Math.floor(moment / SECOND) * SECOND;
}

const CLOCKS = new Map<string, Intl.DateTimeFormat>();

/** Formatters are cached, as creating one is expensive. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = CLOCKS.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  CLOCKS.set(timeZone, made);
  return made;
}

const wallTimeOf = (moment: Millis, timeZone: string): WallTime => (moment + offsetAt(moment, timeZone)) as WallTime;

/** A time skipped by the clock change moves forward; of an ambiguous time the first is used. */
function momentOfWall(wall: WallTime, timeZone: string): Millis {
  const before = millis(wall - offsetAt(millis(wall - DAY), timeZone));
  const after = millis(wall - offsetAt(millis(wall + DAY), timeZone));
  const first = millis(Math.min(before, after));
  const last = millis(Math.max(before, after));
  if (wallTimeOf(first, timeZone) === wall) return first;
  return wallTimeOf(last, timeZone) === wall ? last : before;
}

/** Days and weeks are calendar days and keep the time of day; minutes and hours are elapsed time. */
export function afterIntervals(moment: Millis, interval: Interval, timeZone: string, times = 1): Millis {
  const length = times * intervalMillis(interval);
  if (interval.unit === 'minutes' || interval.unit === 'hours') return millis(moment + length);
  return momentOfWall((wallTimeOf(moment, timeZone) + length) as WallTime, timeZone);
}

export function localTimeOf(moment: Millis, timeZone: string): LocalTime {
  const text = new Date(wallTimeOf(moment, timeZone)).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

export const localDayOf = (moment: Millis, timeZone: string): string => localTimeOf(moment, timeZone).date;

/** Null for an invalid date or time, as in an unfinished form. */
export function momentOf({ date, time }: LocalTime, timeZone: string): Millis | null {
  const wall = Date.parse(`${date}T${time}Z`);
  return Number.isNaN(wall) ? null : momentOfWall(wall as WallTime, timeZone);
}

/** The midnight after the day. */
export const endOfDay = (date: string, timeZone: string): Millis =>
  momentOfWall((Date.parse(`${date}T00:00Z`) + DAY) as WallTime, timeZone);

export interface ClockChange {
  readonly at: Millis;
  /** Offset from UTC in milliseconds. */
  readonly offsetBefore: number;
  readonly offsetAfter: number;
}

export function clockChanges(timeZone: string, from: Millis, until: Millis): ClockChange[] {
  const changes: ClockChange[] = [];
  let known = from;
  let offsetBefore = offsetAt(from, timeZone);
  while (known < until) {
    // Two changes within one week would be missed; no zone has that.
    const next = millis(Math.min(known + WEEK, until));
    const offsetAfter = offsetAt(next, timeZone);
    if (offsetAfter !== offsetBefore) {
      changes.push({ at: changeBetween(known, next, timeZone, offsetBefore), offsetBefore, offsetAfter });
    }
    known = next;
    offsetBefore = offsetAfter;
  }
  return changes;
}

/** Binary search for the first second with a new offset. */
function changeBetween(from: Millis, until: Millis, timeZone: string, offsetBefore: number): Millis {
  let [before, after] = [Math.floor(from / SECOND), Math.ceil(until / SECOND)];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetAt(millis(middle * SECOND), timeZone) === offsetBefore) before = middle;
    else after = middle;
  }
  return millis(after * SECOND);
}
