/** The prizes of a tournament (PRIZE-1 to PRIZE-6), in whole currency units. */

export const PRIZES_MAX = 100;
export const PRIZE_AMOUNT_MAX = 1_000_000;

/** Tied winners keep their own prizes, share equally, or by Hort (half equally, half by place). */
export const PRIZE_SPLITS = ['none', 'equal', 'hort'] as const;
export type PrizeSplit = (typeof PRIZE_SPLITS)[number];

export interface Prize {
  /** Null for the whole table (of teams in a team event). The first prize of a part is for its first place. */
  readonly category: string | null;
  /** In whole currency units; 0 for non-cash prizes. */
  readonly amount: number;
  /** Non-cash part; empty for none. */
  readonly gift: string;
}

export interface PrizePlan {
  readonly currency: string;
  readonly split: PrizeSplit;
  /** True if one winner may have several prizes; otherwise the first in the list counts. */
  readonly several: boolean;
  readonly prizes: readonly Prize[];
}

export const NO_PRIZES: PrizePlan = { currency: 'NOK', split: 'none', several: false, prizes: [] };

/** Checks that category names are unique, and that each prize is for one of them or the whole table. */
export function areOfOneTable(
  categories: readonly { readonly name: string }[],
  prizes: readonly Pick<Prize, 'category'>[],
): boolean {
  const names = new Set(categories.map(({ name }) => name));
  return names.size === categories.length && prizes.every(({ category }) => category === null || names.has(category));
}
