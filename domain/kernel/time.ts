import type { Branded } from './ids.ts';

/** Milliseconds since 1970-01-01T00:00:00Z. */
export type Millis = Branded<number, 'Millis'>;

export const millis = (value: number): Millis => value as Millis;

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const WEEK = 7 * DAY;

export const INTERVAL_UNITS = ['minutes', 'hours', 'days', 'weeks'] as const;
export type IntervalUnit = (typeof INTERVAL_UNITS)[number];

/** The time between online rounds, such as 5 minutes or 1 week. */
export interface Interval {
  readonly count: number;
  readonly unit: IntervalUnit;
}

const UNIT_LENGTH: Readonly<Record<IntervalUnit, number>> = { minutes: MINUTE, hours: HOUR, days: DAY, weeks: WEEK };

export const intervalMillis = (interval: Interval): number => interval.count * UNIT_LENGTH[interval.unit];

export const wholeMinute = (moment: Millis): Millis => millis(Math.floor(moment / MINUTE) * MINUTE);

/** The current minute is not past, as times are shown in whole minutes. */
export const isPast = (moment: Millis, now: Millis): boolean => moment < wholeMinute(now);
