import { CLOCK_TENTHS_MS } from '../../domain/limits.ts';
import { HOUR, MINUTE, SECOND } from '../../domain/time.ts';
import type { Color } from '../../domain/tournament/field.ts';
import type { LiveClocks } from './live-games.ts';

/** What is left on a clock now: computed from when the browser was told, never counted down. */
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
