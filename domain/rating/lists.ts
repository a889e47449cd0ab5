import { secondsForMeasuredMoves, type TimeControl } from '../kernel/time-control.ts';

/** FIDE's rating lists; the time control decides which one applies. */
export const RATING_LISTS = ['standard', 'rapid', 'blitz'] as const;
export type RatingList = (typeof RATING_LISTS)[number];

/** Minutes for 60 moves: standard from an hour on, blitz up to ten minutes (FIDE Laws, Appendices A and B; RATE-11). */
const STANDARD_FROM_MINUTES = 60;
const BLITZ_TO_MINUTES = 10;

/** Where the sides differ, by White's time. */
export function listByTime({ white }: TimeControl): RatingList {
  const minutes = secondsForMeasuredMoves(white) / 60;
  if (minutes >= STANDARD_FROM_MINUTES) return 'standard';
  return minutes > BLITZ_TO_MINUTES ? 'rapid' : 'blitz';
}
