/** Below which ratings organisers give prizes. */
export const RATING_LIMITS = [2200, 2000, 1800, 1600, 1400, 1200, 1000] as const;

/** A part of the table with places of its own: the rated players below a limit, or those without a rating. */
export type RatingGroup = number | 'unrated';

/** Whether an address names such a part. A page reads its address before it has what makes the parts. */
export const isRatingGroup = (value: unknown): value is RatingGroup =>
  value === 'unrated' || RATING_LIMITS.some((limit) => limit === value);
