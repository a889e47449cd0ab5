/** The calendar of the home page: pinned tournaments first, the others by the day on which they start. */
import { CALENDAR_SOON_MS } from './limits.ts';
import { DAY, MINUTE, type Millis, millis } from './time.ts';

export const CALENDAR_GROUPS = ['pinned', 'today', 'tomorrow', 'soon', 'later'] as const;
export type CalendarGroup = (typeof CALENDAR_GROUPS)[number];

/** What the calendar must know of a tournament. */
export interface CalendarEntry {
  readonly startsAt: Millis;
  readonly pinned: boolean;
  readonly pinnedOrder: number;
}

/** The reader's days: a day begins where the reader lives, so the boundaries come from outside. */
export interface DayBoundaries {
  readonly now: Millis;
  /** The end of the reader's today and tomorrow, that is the next two local midnights. */
  readonly endOfToday: Millis;
  readonly endOfTomorrow: Millis;
}

/** Day boundaries where local time is this many minutes ahead of UTC (behind, if negative) today and tomorrow. */
export function dayBoundaries(now: Millis, offsetMinutes: number): DayBoundaries {
  const offset = offsetMinutes * MINUTE;
  const endOfToday = Math.floor((now + offset) / DAY) * DAY + DAY - offset;
  return { now, endOfToday: millis(endOfToday), endOfTomorrow: millis(endOfToday + DAY) };
}

/**
 * The group of one tournament: pinned ones stand apart; today is what starts before the end of today (what runs
 * already, too), tomorrow what starts before its end, soon what starts within seven days.
 */
export function calendarGroup(entry: CalendarEntry, days: DayBoundaries): CalendarGroup {
  if (entry.pinned) return 'pinned';
  if (entry.startsAt < days.endOfToday) return 'today';
  if (entry.startsAt < days.endOfTomorrow) return 'tomorrow';
  return entry.startsAt <= days.now + CALENDAR_SOON_MS ? 'soon' : 'later';
}

/** The groups with their tournaments: pinned ones by their order, the others by start; equal ones stay as they came. */
export function groupCalendar<Entry extends CalendarEntry>(
  entries: readonly Entry[],
  days: DayBoundaries,
): Readonly<Record<CalendarGroup, readonly Entry[]>> {
  const groups: Record<CalendarGroup, Entry[]> = { pinned: [], today: [], tomorrow: [], soon: [], later: [] };
  for (const entry of [...entries].sort((a, b) => a.startsAt - b.startsAt)) {
    groups[calendarGroup(entry, days)].push(entry);
  }
  groups.pinned.sort((a, b) => a.pinnedOrder - b.pinnedOrder);
  return groups;
}
