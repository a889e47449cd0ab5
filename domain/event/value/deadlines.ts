/** The instants of an event's deadlines (DL-1 to DL-3). */
import { DAY, HOUR, MINUTE, type Millis, millis } from '../../kernel/time.ts';
import { endOfDay, momentOf } from '../../kernel/time-zone.ts';
import type { ChessEvent, EventSettings } from './event.ts';
import type { LocalMinute } from './local-minute.ts';

type Timed = Pick<EventSettings, 'timeZone' | 'deadlines' | 'firstDay' | 'lastDay'>;

/** An entry that is confirmed within this time counts as confirmed when it was submitted (EN-3). */
export const CONFIRMED_IN_TIME_MS = DAY;
/** Unconfirmed entries expire, and are deleted (CF-2). */
export const UNCONFIRMED_MS = 2 * DAY;
export const EXPIRED_KEPT_MS = 7 * DAY;

/** The beginning of a local minute. */
export const instantOf = (minute: LocalMinute, timeZone: string): Millis => {
  const [date = '', time = ''] = minute.split('T');
  return momentOf({ date, time }, timeZone) ?? millis(Number.NaN);
};

/** The minute is included: its last millisecond is still in time. */
const endOf = (minute: LocalMinute, timeZone: string): Millis => millis(instantOf(minute, timeZone) + MINUTE - 1);

export const opensAt = ({ deadlines, timeZone }: Timed): Millis | null =>
  deadlines.opensAt === null ? null : instantOf(deadlines.opensAt, timeZone);

/** The registration deadline of the terms. */
export const registrationDeadline = ({ deadlines, timeZone }: Timed): Millis => endOf(deadlines.normalUntil, timeZone);

export const closesAt = ({ deadlines, timeZone }: Timed): Millis =>
  endOf(deadlines.lateUntil ?? deadlines.normalUntil, timeZone);

export const changesEnd = ({ deadlines, timeZone }: Timed): Millis =>
  endOf(deadlines.changesUntil ?? deadlines.normalUntil, timeZone);

/** Hosts may only be more generous than the terms (RF-1). */
export const refundsEnd = ({ deadlines, timeZone }: Timed): Millis =>
  endOf(deadlines.refundUntil ?? deadlines.normalUntil, timeZone);

const firstMidnight = ({ firstDay, timeZone }: Timed): Millis => instantOf(`${firstDay}T00:00`, timeZone);

export const freezesAt = (settings: Timed): Millis =>
  millis(firstMidnight(settings) - settings.deadlines.freezeHours * HOUR);

export const endsAt = ({ lastDay, timeZone }: Timed): Millis => endOfDay(lastDay, timeZone);

/** When the entry counts for deadlines and fees (EN-3). */
export const countsAt = (submittedAt: Millis, confirmedAt: Millis): Millis =>
  confirmedAt - submittedAt <= CONFIRMED_IN_TIME_MS ? submittedAt : confirmedAt;

export const ENTRY_WINDOWS = ['planned', 'open', 'late', 'closed'] as const;
export type EntryWindow = (typeof ENTRY_WINDOWS)[number];

export function entryWindow(
  { settings, cancelled }: Pick<ChessEvent, 'settings' | 'cancelled'>,
  at: Millis,
): EntryWindow {
  if (cancelled !== null || at > closesAt(settings)) return 'closed';
  const opens = opensAt(settings);
  if (opens === null || at < opens) return 'planned';
  return at > registrationDeadline(settings) ? 'late' : 'open';
}
