/** The deadlines that are proposed for the days of an event (section 6 of the rules). */
import { DAY } from '../../kernel/time.ts';
import type { LocalTime } from '../../kernel/time-zone.ts';
import type { Deadlines } from '../value/event.ts';

/** Days before the first one. */
const DEADLINE = 14;
const FREEZE_HOURS = 24;
const LAST_MINUTE = '23:59';

/**
 * Entries open now, the deadline is two weeks before the first day, and late ones are taken until the day before. An event
 * that is nearer has one deadline: the day before, or the first day itself.
 */
export function proposedDeadlines(firstDay: string, now: LocalTime): Deadlines {
  const early = dayBefore(firstDay, DEADLINE);
  const last = dayBefore(firstDay, 1);
  const until = early > now.date ? early : last >= now.date ? last : firstDay;
  return {
    opensAt: `${now.date}T${now.time}`,
    normalUntil: `${until}T${LAST_MINUTE}`,
    lateUntil: until === early ? `${last}T${LAST_MINUTE}` : null,
    changesUntil: null,
    refundUntil: null,
    freezeHours: FREEZE_HOURS,
  };
}

const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) - days * DAY).toISOString().slice(0, 10);
