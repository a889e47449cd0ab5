/** What stands in a field of a number: a text while it is none. */
export type TypedNumber = number | string;

/** The number as the contract reads it; what is not there, or is no number, is refused by it and not sent as zero. */
export const needed = (typed: TypedNumber): number => (typeof typed === 'number' ? typed : Number.NaN);

/** The same where the field may stay empty. */
export const optional = (typed: TypedNumber): number | null => (typed === '' ? null : needed(typed));
