/** Categories and prizes as the organiser defines them. */
import { z } from 'zod';
import { CATEGORY_BIRTHS, CATEGORY_RATINGS } from '../../domain/kernel/limits.ts';
import { CATEGORIES_MAX } from '../../domain/tournament/value/categories.ts';
import { areOfOneTable, NO_PRIZES } from '../../domain/tournament/value/prize-plan.ts';
import type { CamelKeys } from '../codec/case.ts';
import { nameText, optionalName } from '../http/fields.ts';
import { expected } from './expectations.ts';
import { prizePlan } from './prizes.ts';

const limit = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z.number().int().min(min).max(max).nullable().default(null);

const isSpan = (least: number | null, greatest: number | null): boolean =>
  least === null || greatest === null || least <= greatest;

/** The rules of a category: year of birth, sex, rating and club. */
export const categoryRule = z
  .object({
    name: nameText,
    born_from: limit(CATEGORY_BIRTHS),
    born_to: limit(CATEGORY_BIRTHS),
    sex: z.enum(['F', 'M']).nullable().default(null),
    rating_from: limit(CATEGORY_RATINGS),
    rating_to: limit(CATEGORY_RATINGS),
    club: optionalName,
  })
  .refine(({ born_from: from, born_to: to }) => isSpan(from, to), {
    path: ['born_to'],
    error: expected('notBelowLeast'),
  })
  .refine(({ rating_from: from, rating_to: to }) => isSpan(from, to), {
    path: ['rating_to'],
    error: expected('notBelowLeast'),
  });
export type CategoryRuleInput = CamelKeys<z.output<typeof categoryRule>>;

/** The categories and prizes of a new tournament; a category prize requires the category. */
export const tableParts = {
  categories: z.array(categoryRule).max(CATEGORIES_MAX).default([]),
  prizes: prizePlan.default({ ...NO_PRIZES, prizes: [] }),
};
export const ofOneTable = ({ categories, prizes }: z.output<z.ZodObject<typeof tableParts>>): boolean =>
  areOfOneTable(categories, prizes.prizes);
