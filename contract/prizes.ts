import { z } from 'zod';
import { PRIZE_AMOUNT_MAX, PRIZE_SPLITS, PRIZES_MAX } from '../domain/tournament/prizes.ts';
import { expected } from './expectations.ts';
import { nameText } from './fields.ts';

const prize = z
  .object({
    /** The category whose best player it is for; null for the whole table. */
    category: nameText.nullable(),
    /** In whole units of the currency; 0 for what is no money. */
    amount: z.number().int().min(0).max(PRIZE_AMOUNT_MAX),
    /** What is given besides the money, or in place of it. */
    gift: z.union([z.literal(''), nameText]),
  })
  .refine(({ amount, gift }) => amount > 0 || gift !== '', { path: ['amount'], error: expected('prize') });

/** PUT /s/tournament/prizes/{id}: the whole list. The first prize of a part of the table is for its first place. */
export const prizePlan = z.object({
  currency: z.string().regex(/^[A-Z]{3}$/, expected('currency')),
  split: z.enum(PRIZE_SPLITS),
  several: z.boolean(),
  prizes: z.array(prize).max(PRIZES_MAX),
});
export type PrizePlanInput = z.output<typeof prizePlan>;

/** The prizes of a page, and how they are given as the table stands. */
export const prizesView = prizePlan.extend({
  awards: z.array(
    z.object({
      /** A player; a team where teams play and the prize is of the whole table. */
      who: z.string(),
      /** Points of the table; null in a bracket of teams. */
      points: z.number().nullable(),
      category: z.string().nullable(),
      /** Places in the list, from 0, of those that the own place brings; none of a share alone. */
      prizes: z.array(z.number()),
      amount: z.number(),
    }),
  ),
});
export type PrizesView = z.output<typeof prizesView>;
