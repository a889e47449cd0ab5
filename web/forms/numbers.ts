/** The value of a number field: a string while it is no number. */
export type TypedNumber = number | string;

/** The number for the contract, which refuses a missing or invalid one; it is never sent as zero. */
export const needed = (typed: TypedNumber): number => (typeof typed === 'number' ? typed : Number.NaN);

/** The same where the field may be empty. */
export const optional = (typed: TypedNumber): number | null => (typed === '' ? null : needed(typed));
