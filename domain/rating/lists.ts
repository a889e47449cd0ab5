/** FIDE's three rating lists; the time control says which one a game counts for. */
export const RATING_LISTS = ['standard', 'rapid', 'blitz'] as const;
export type RatingList = (typeof RATING_LISTS)[number];
