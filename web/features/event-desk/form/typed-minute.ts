import type { LocalMinute } from '../../../../domain/event/value/local-minute.ts';
import type { LocalTime } from '../../../../domain/kernel/time-zone.ts';

/** A wall-clock time as typed: its day and its time of day have fields of their own. */
export type TypedMinute = LocalTime;

export function typedMinute(minute: LocalMinute): TypedMinute;
export function typedMinute(minute: LocalMinute | null): TypedMinute | null;
export function typedMinute(minute: LocalMinute | null): TypedMinute | null {
  const [date = '', time = ''] = (minute ?? '').split('T');
  return minute === null ? null : { date, time };
}

/** Of an unfinished one the contract finds the fault. */
export const sentMinute = (typed: TypedMinute | null): LocalMinute | null =>
  typed === null ? null : `${typed.date}T${typed.time.slice(0, 5)}`;
