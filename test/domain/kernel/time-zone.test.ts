import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DAY,
  HOUR,
  INTERVAL_UNITS,
  intervalMillis,
  MINUTE,
  type Millis,
  millis,
  WEEK,
} from '../../../domain/kernel/time.ts';
import {
  afterIntervals,
  clockChanges,
  endOfDay,
  localTimeOf,
  momentOf,
  offsetAt,
  timeZoneNamed,
} from '../../../domain/kernel/time-zone.ts';

const ZONES = Intl.supportedValuesOf('timeZone');
const OSLO = 'Europe/Oslo';

const zone = fc.constantFrom(...ZONES);
const moment = fc
  .integer({ min: Date.UTC(2020, 0, 1) / MINUTE, max: Date.UTC(2099, 11, 31) / MINUTE })
  .map((minutes) => millis(minutes * MINUTE));

const at = (iso: string): Millis => millis(Date.parse(iso));
const isoOf = (date: string, time: string, timeZone = OSLO) =>
  new Date(momentOf({ date, time }, timeZone) ?? 0).toISOString().slice(0, 16);

/** The same by another way: what a formatter of the runtime writes. */
const written = (when: Millis, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(when);

describe('a local time', () => {
  it('the local time of a moment is what a clock of the zone shows, in every zone and year', () => {
    fc.assert(
      fc.property(zone, moment, (name, when) => {
        const { date, time } = localTimeOf(when, name);
        expect(`${date} ${time}`).toBe(written(when, name));
      }),
    );
  });

  it('a local time converts back to its moment, to the first of two, and to a later one where it is skipped', () => {
    fc.assert(
      fc.property(zone, moment, (name, when) => {
        const back = momentOf(localTimeOf(when, name), name);
        // Only the second of two equal times is told by the first.
        const [offset, first] = [offsetAt(when, name), offsetAt(back ?? when, name)];
        expect(back).toBe(first === offset ? when : when - (first - offset));
        expect(first).toBeGreaterThanOrEqual(offset);
      }),
    );
  });

  it('[TIME-2] a local time that the clocks skip moves forward, and one that occurs twice is the first', () => {
    expect(isoOf('2027-03-28', '02:30')).toBe('2027-03-28T01:30');
    expect(isoOf('2026-10-25', '02:30')).toBe('2026-10-25T00:30');
    expect(isoOf('2026-10-25', '03:00')).toBe('2026-10-25T02:00');
    // Half an hour is skipped on Lord Howe Island.
    expect(isoOf('2026-10-04', '02:15', 'Australia/Lord_Howe')).toBe('2026-10-03T15:45');
    // In Santiago the clocks change at midnight: the day begins at one.
    expect(localTimeOf(endOfDay('2026-09-05', 'America/Santiago'), 'America/Santiago')).toEqual({
      date: '2026-09-06',
      time: '01:00',
    });
  });

  it('a local time without its date or time is no moment', () => {
    expect(momentOf({ date: '', time: '18:00' }, OSLO)).toBeNull();
    expect(momentOf({ date: '2027-03-28', time: '' }, OSLO)).toBeNull();
  });
});

describe('round intervals', () => {
  it('[TIME-1] rounds at intervals of days or weeks keep their time of day, unless the clocks skip it', () => {
    fc.assert(
      fc.property(
        zone,
        moment,
        fc.integer({ min: 1, max: 30 }),
        fc.constantFrom('days', 'weeks'),
        (name, first, times, unit) => {
          const later = afterIntervals(first, { count: 1, unit }, name, times);
          const [before, after] = [localTimeOf(first, name), localTimeOf(later, name)];
          const days = (Date.parse(after.date) - Date.parse(before.date)) / DAY;
          const wanted = {
            date: new Date(Date.parse(before.date) + times * (unit === 'days' ? DAY : WEEK)),
            time: before.time,
          };
          const local = { date: wanted.date.toISOString().slice(0, 10), time: wanted.time };
          if (after.time === before.time) expect(days).toBe(times * (unit === 'days' ? 1 : 7));
          // A time that does not exist: nothing has it, and the round is within three hours behind it.
          else {
            const gap = Date.parse(`${after.date}T${after.time}Z`) - Date.parse(`${local.date}T${local.time}Z`);
            expect(gap).toBeGreaterThan(0);
            expect(gap).toBeLessThanOrEqual(3 * HOUR);
            expect(localTimeOf(millis(later - gap), name)).not.toEqual(local);
          }
        },
      ),
    );
  });

  it('[TIME-1] intervals of minutes or hours are elapsed time', () => {
    fc.assert(
      fc.property(
        zone,
        moment,
        fc.integer({ min: 1, max: 1_000 }),
        fc.constantFrom(...INTERVAL_UNITS),
        (name, first, count, unit) => {
          const later = afterIntervals(first, { count, unit }, name);
          if (unit === 'minutes' || unit === 'hours') expect(later - first).toBe(intervalMillis({ count, unit }));
          else expect(Math.abs(later - first - intervalMillis({ count, unit }))).toBeLessThanOrEqual(3 * HOUR);
        },
      ),
    );
  });

  it.each([
    ['2026-10-20T17:00Z', '2026-10-27T18:00Z'],
    ['2027-03-23T18:00Z', '2027-03-30T17:00Z'],
    ['2027-10-26T17:00Z', '2027-11-02T18:00Z'],
  ])('[TIME-1] a round at 19:00 in Oslo is followed by one at 19:00 a week after %s', (first, next) => {
    expect(afterIntervals(at(first), { count: 1, unit: 'weeks' }, OSLO)).toBe(at(next));
  });
});

describe('clock changes', () => {
  it('the clock changes of a zone are found to the second, and the offset is constant between them', () => {
    expect(clockChanges(OSLO, at('2026-01-01T00:00Z'), at('2027-01-01T00:00Z'))).toEqual([
      { at: at('2026-03-29T01:00Z'), offsetBefore: HOUR, offsetAfter: 2 * HOUR },
      { at: at('2026-10-25T01:00Z'), offsetBefore: 2 * HOUR, offsetAfter: HOUR },
    ]);
    expect(clockChanges('Asia/Tokyo', at('2020-01-01T00:00Z'), at('2030-01-01T00:00Z'))).toEqual([]);
  });
});

describe('time zone names', () => {
  it('a time zone name is recognised in any case, and offsets and unknown names are refused', () => {
    expect([timeZoneNamed('europe/oslo'), timeZoneNamed('UTC')]).toEqual([OSLO, 'UTC']);
    expect(timeZoneNamed('Asia/Kolkata')).toMatch(/^Asia\/(Kolkata|Calcutta)$/);
    expect(['', '+01:00', 'Europe/Nowhere', 'Oslo', '../etc', `A${'a'.repeat(80)}`].map(timeZoneNamed)).toEqual(
      Array(6).fill(null),
    );
    expect(ZONES.map(timeZoneNamed)).toEqual(ZONES);
  });
});
