/** The home page calendar: pinned tournaments first, the others by start day. */
import { CALENDAR_SOON_MS } from './kernel/limits.ts';
import type { Millis } from './kernel/time.ts';

export const CALENDAR_GROUPS = ['pinned', 'today', 'tomorrow', 'soon', 'later'] as const;
export type CalendarGroup = (typeof CALENDAR_GROUPS)[number];

export interface CalendarEntry {
  readonly startsAt: Millis;
  readonly pinned: boolean;
  readonly pinnedOrder: number;
}

/** The user's local days; the caller supplies the boundaries. */
export interface DayBoundaries {
  readonly now: Millis;
  /** The next two local midnights. */
  readonly endOfToday: Millis;
  readonly endOfTomorrow: Millis;
}

/** "Today" includes tournaments that have already started; "soon" covers the next seven days. */
export function calendarGroup(entry: CalendarEntry, days: DayBoundaries): CalendarGroup {
  if (entry.pinned) return 'pinned';
  if (entry.startsAt < days.endOfToday) return 'today';
  if (entry.startsAt < days.endOfTomorrow) return 'tomorrow';
  return entry.startsAt <= days.now + CALENDAR_SOON_MS ? 'soon' : 'later';
}

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
