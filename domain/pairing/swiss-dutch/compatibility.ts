import { ABSOLUTE } from './color-preference.ts';
import type { Roster } from './roster.ts';

/** C1 and C3 (art. 2.1). */
export function canMeet(roster: Roster, a: number, b: number): boolean {
  return !isBarred(roster, a, b) && !clashAbsolutely(roster, a, b);
}

/** C1: they have met, or are a forbidden pair. */
export const isBarred = (roster: Roster, a: number, b: number): boolean =>
  (roster.barred[a * roster.barredWords + (b >>> 5)] & (1 << (b & 31))) !== 0;

/** C3: both have the same absolute preference, and neither is a topscorer. */
export const clashAbsolutely = (roster: Roster, a: number, b: number): boolean =>
  wantSameAbsolutely(roster, a, b) && roster.topscorer[a] === 0 && roster.topscorer[b] === 0;

export const wantSameAbsolutely = (roster: Roster, a: number, b: number): boolean =>
  roster.strength[a] === ABSOLUTE && roster.strength[b] === ABSOLUTE && roster.wants[a] === roster.wants[b];
