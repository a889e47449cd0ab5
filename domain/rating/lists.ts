/** FIDE's three rating lists; the time control says which one a game counts for. */
export const RATING_LISTS = ['standard', 'rapid', 'blitz'] as const;
export type RatingList = (typeof RATING_LISTS)[number];

/** A game of 60 moves is standard from an hour on, blitz up to ten minutes (FIDE Laws, Appendices A and B; RATE-11). */
const STANDARD_FROM_MINUTES = 60;
const BLITZ_TO_MINUTES = 10;

interface TimeControl {
  readonly initialMinutes: number;
  readonly incrementSeconds: number;
}

/** The list that games with this thinking time count for. */
export function listByTime({ initialMinutes, incrementSeconds }: TimeControl): RatingList {
  // Sixty moves of as many seconds each are as many minutes.
  const minutes = initialMinutes + incrementSeconds;
  if (minutes >= STANDARD_FROM_MINUTES) return 'standard';
  return minutes > BLITZ_TO_MINUTES ? 'rapid' : 'blitz';
}
