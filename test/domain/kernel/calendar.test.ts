import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CALENDAR_GROUPS, calendarGroup, type DayBoundaries, groupCalendar } from '../../../domain/calendar.ts';
import { DAY, HOUR, MINUTE, type Millis, millis } from '../../../domain/kernel/time.ts';

/** `offsetMinutes`: local time minus UTC, in minutes; negative west of Greenwich. */
function dayBoundaries(now: Millis, offsetMinutes: number): DayBoundaries {
  const offset = offsetMinutes * MINUTE;
  const endOfToday = Math.floor((now + offset) / DAY) * DAY + DAY - offset;
  return { now, endOfToday: millis(endOfToday), endOfTomorrow: millis(endOfToday + DAY) };
}

/** 21 November 2026, 20:00 in Oslo (UTC+1). */
const now = millis(Date.UTC(2026, 10, 21, 19, 0));
const oslo = dayBoundaries(now, 60);
const entry = (startsAt: number, changes: { pinned?: boolean; pinnedOrder?: number } = {}) => ({
  startsAt: millis(startsAt),
  pinned: false,
  pinnedOrder: 0,
  ...changes,
});

describe('the home calendar', () => {
  const midnight = Date.UTC(2026, 10, 21, 23, 0);

  it.each([
    ['what has been running since yesterday', now - DAY, 'today'],
    ['the last moment of today', midnight - 1, 'today'],
    ['the first moment of tomorrow', midnight, 'tomorrow'],
    ['the first moment of the day after', midnight + DAY, 'soon'],
    ['the same hour in a week', now + 7 * DAY, 'soon'],
    ['a moment more than a week ahead', now + 7 * DAY + 1, 'later'],
  ])('the home calendar of a user in Oslo shows %s in the right group', (_, startsAt, group) => {
    expect(calendarGroup(entry(startsAt), oslo)).toBe(group);
  });

  it('the home calendar groups by the day of the user, not by that of the server', () => {
    const start = Date.UTC(2026, 10, 21, 23, 30);
    expect(calendarGroup(entry(start), oslo)).toBe('tomorrow');
    expect(calendarGroup(entry(start), dayBoundaries(now, 0))).toBe('today');
    expect(calendarGroup(entry(start), dayBoundaries(now, -5 * 60))).toBe('today');
  });

  it('today ends at the user’s next local midnight, and tomorrow ends a day later', () => {
    expect(oslo).toEqual({ now, endOfToday: midnight, endOfTomorrow: midnight + DAY });
    const newYork = dayBoundaries(now, -5 * 60);
    expect(newYork.endOfToday).toBe(Date.UTC(2026, 10, 22, 5, 0));
    expect(newYork.endOfTomorrow).toBe(Date.UTC(2026, 10, 23, 5, 0));
  });

  it('a new day begins exactly at midnight', () => {
    expect(dayBoundaries(millis(midnight - 1), 60).endOfToday).toBe(midnight);
    expect(dayBoundaries(millis(midnight), 60).endOfToday).toBe(midnight + DAY);
  });

  it('the home calendar respects the boundaries of a day with 25 hours', () => {
    const days = { now, endOfToday: millis(midnight + HOUR), endOfTomorrow: millis(midnight + HOUR + DAY) };
    expect(calendarGroup(entry(midnight + HOUR - 1), days)).toBe('today');
  });

  it('the home calendar sorts pinned tournaments by their order and the others by start', () => {
    const [late, early] = [entry(now + 2 * HOUR), entry(now + HOUR)];
    const [second, first] = [
      entry(now, { pinned: true, pinnedOrder: 2 }),
      entry(now + 30 * DAY, { pinned: true, pinnedOrder: 1 }),
    ];
    const groups = groupCalendar([late, second, early, first], oslo);
    expect(groups.pinned).toEqual([first, second]);
    expect(groups.today).toEqual([early, late]);
  });

  it('the home calendar shows every tournament once, in groups that follow one another in time', () => {
    const entries = fc.array(fc.record({ startsAt: fc.integer({ min: -1e9, max: 2e9 }), pinned: fc.boolean() }));
    fc.assert(
      fc.property(entries, fc.integer({ min: -14 * 60, max: 14 * 60 }), (some, offset) => {
        const shown = groupCalendar(
          some.map((one) => entry(now + one.startsAt, { pinned: one.pinned })),
          dayBoundaries(now, offset),
        );
        expect(CALENDAR_GROUPS.flatMap((group) => shown[group])).toHaveLength(some.length);
        const starts: Millis[] = CALENDAR_GROUPS.slice(1).flatMap((group) => shown[group].map((one) => one.startsAt));
        expect(starts).toEqual([...starts].sort((a, b) => a - b));
      }),
    );
  });
});
