/** Common limits of rating prizes. */
export const RATING_LIMITS = [2200, 2000, 1800, 1600, 1400, 1200, 1000] as const;

/** A part of the table with its own ranks: the rated players below a limit, or those without a rating. */
export type RatingGroup = number | 'unrated';

/** Whether a value of an address is such a group. An address is parsed before the data of the page is loaded. */
export const isRatingGroup = (value: unknown): value is RatingGroup =>
  value === 'unrated' || RATING_LIMITS.some((limit) => limit === value);
