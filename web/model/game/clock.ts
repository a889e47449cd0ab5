import { CLOCK_TENTHS_MS } from '../../../domain/kernel/limits.ts';
import { HOUR, MINUTE, SECOND } from '../../../domain/kernel/time.ts';
import type { Color } from '../../../domain/tournament/value/field.ts';
import type { LiveClocks } from './live-games.ts';

/** The time left on a clock: computed from the server's message, never counted down. */
export function remainingMs({ whiteMs, blackMs, running, since }: LiveClocks, color: Color, now: number): number {
  const then = color === 'white' ? whiteMs : blackMs;
  return Math.max(0, running === color ? then - Math.max(0, now - since) : then);
}

/** 1:02:03, 5:09, and 9.8 with tenths at 15 seconds or less. */
export function formatClock(leftMs: number): string {
  if (leftMs <= CLOCK_TENTHS_MS) return (Math.floor(leftMs / 100) / 10).toFixed(1);
  const hours = Math.floor(leftMs / HOUR);
  const minutes = Math.floor((leftMs % HOUR) / MINUTE);
  const seconds = String(Math.floor((leftMs % MINUTE) / SECOND)).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${seconds}` : `${minutes}:${seconds}`;
}
