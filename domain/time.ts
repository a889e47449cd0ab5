import type { Branded } from './ids.ts';

/** A moment in milliseconds since 1970-01-01T00:00:00Z. */
export type Millis = Branded<number, 'Millis'>;

export const millis = (value: number): Millis => value as Millis;

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const WEEK = 7 * DAY;

export const INTERVAL_UNITS = ['minutes', 'hours', 'days', 'weeks'] as const;
export type IntervalUnit = (typeof INTERVAL_UNITS)[number];

/** The time from one online round to the next: 5 minutes, 1 week. */
export interface Interval {
  readonly count: number;
  readonly unit: IntervalUnit;
}

const UNIT_LENGTH: Readonly<Record<IntervalUnit, number>> = { minutes: MINUTE, hours: HOUR, days: DAY, weeks: WEEK };

/** The length of an interval in milliseconds. */
export const intervalMillis = (interval: Interval): number => interval.count * UNIT_LENGTH[interval.unit];

/** The minute that a moment lies in. */
export const wholeMinute = (moment: Millis): Millis => millis(Math.floor(moment / MINUTE) * MINUTE);

/** Times are told in whole minutes: the minute that runs is not past yet. */
export const isPast = (moment: Millis, now: Millis): boolean => moment < wholeMinute(now);
