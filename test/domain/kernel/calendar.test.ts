import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CALENDAR_GROUPS, calendarGroup, dayBoundaries, groupCalendar } from '../../../domain/calendar.ts';
import { DAY, HOUR, type Millis, millis } from '../../../domain/kernel/time.ts';

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
    ['what runs since yesterday', now - DAY, 'today'],
    ['the last moment of today', midnight - 1, 'today'],
    ['the first moment of tomorrow', midnight, 'tomorrow'],
    ['the first moment of the day after', midnight + DAY, 'soon'],
    ['the same hour in a week', now + 7 * DAY, 'soon'],
    ['a moment more than a week ahead', now + 7 * DAY + 1, 'later'],
  ])('puts %s where the reader in Oslo expects it', (_, startsAt, group) => {
    expect(calendarGroup(entry(startsAt), oslo)).toBe(group);
  });

  it('follows the day of the reader, not that of the server', () => {
    const start = Date.UTC(2026, 10, 21, 23, 30);
    expect(calendarGroup(entry(start), oslo)).toBe('tomorrow');
    expect(calendarGroup(entry(start), dayBoundaries(now, 0))).toBe('today');
    expect(calendarGroup(entry(start), dayBoundaries(now, -5 * 60))).toBe('today');
  });

  it('ends the reader’s today at the next local midnight, and tomorrow a day later', () => {
    expect(oslo).toEqual({ now, endOfToday: midnight, endOfTomorrow: midnight + DAY });
    const newYork = dayBoundaries(now, -5 * 60);
    expect(newYork.endOfToday).toBe(Date.UTC(2026, 10, 22, 5, 0));
    expect(newYork.endOfTomorrow).toBe(Date.UTC(2026, 10, 23, 5, 0));
  });

  it('begins a new day at midnight itself', () => {
    expect(dayBoundaries(millis(midnight - 1), 60).endOfToday).toBe(midnight);
    expect(dayBoundaries(millis(midnight), 60).endOfToday).toBe(midnight + DAY);
  });

  it('takes the boundaries of a day with 25 hours as they are given', () => {
    const days = { now, endOfToday: millis(midnight + HOUR), endOfTomorrow: millis(midnight + HOUR + DAY) };
    expect(calendarGroup(entry(midnight + HOUR - 1), days)).toBe('today');
  });

  it('sorts pinned tournaments by their order and the others by start', () => {
    const [late, early] = [entry(now + 2 * HOUR), entry(now + HOUR)];
    const [second, first] = [
      entry(now, { pinned: true, pinnedOrder: 2 }),
      entry(now + 30 * DAY, { pinned: true, pinnedOrder: 1 }),
    ];
    const groups = groupCalendar([late, second, early, first], oslo);
    expect(groups.pinned).toEqual([first, second]);
    expect(groups.today).toEqual([early, late]);
  });

  it('shows everything once, in one group, and no group begins before the one above it ends', () => {
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
