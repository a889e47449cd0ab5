import { z } from 'zod';
import { PRIZE_AMOUNT_MAX, PRIZE_SPLITS, PRIZES_MAX } from '../../domain/tournament/value/prize-plan.ts';
import type { CamelKeys } from '../codec/case.ts';
import { list } from '../codec/record.ts';
import { nameText } from '../http/fields.ts';
import { expected } from './expectations.ts';

const prize = z
  .object({
    /** The category whose best player gets it; null for the whole table. */
    category: nameText.nullable(),
    /** In whole units of the currency; 0 without money. */
    amount: z.number().int().min(0).max(PRIZE_AMOUNT_MAX),
    /** A gift in addition to the money, or instead of it. */
    gift: z.union([z.literal(''), nameText]),
  })
  .refine(({ amount, gift }) => amount > 0 || gift !== '', { path: ['amount'], error: expected('prize') });

/** PUT /s/tournament/prizes/{id}: the whole list. The first prize of a part of the table is for its first place. */
export const prizePlan = z.object({
  currency: z.string().regex(/^[A-Z]{3}$/, expected('currency')),
  split: z.enum(PRIZE_SPLITS),
  several: z.boolean(),
  prizes: list(prize, PRIZES_MAX),
});
export type PrizePlanInput = CamelKeys<z.output<typeof prizePlan>>;

/** The prizes of a page, and their winners by the current standings. */
export const prizesView = prizePlan.extend({
  awards: z.array(
    z.object({
      /** A player, or a team for prizes of the whole table in team events. */
      who: z.string(),
      /** Points in the table; null in a team knockout. */
      points: z.number().nullable(),
      category: z.string().nullable(),
      /** Zero-based indexes of the prizes that the place brings; empty for a share of other places' prizes. */
      prizes: z.array(z.number()),
      amount: z.number(),
    }),
  ),
});
export type PrizesView = CamelKeys<z.output<typeof prizesView>>;
