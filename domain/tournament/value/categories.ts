/** The rules of the categories (CAT-1 to CAT-4). */
import type { AccountId } from '../../kernel/ids.ts';

export const CATEGORIES_MAX = 30;

/** Inclusive limits; null means no restriction. */
export interface CategoryRule {
  readonly bornFrom: number | null;
  readonly bornTo: number | null;
  readonly sex: 'F' | 'M' | null;
  readonly ratingFrom: number | null;
  readonly ratingTo: number | null;
  /** Club name in any spelling (CAT-6). */
  readonly club: string | null;
}

/** In the organiser's order, identified by name. */
export interface Category extends CategoryRule {
  readonly name: string;
}

/** A stored category; older versions of Rokade have no club. */
export type KeptCategory = Omit<Category, 'club'> & Partial<Pick<Category, 'club'>>;

export const keptCategory = (kept: KeptCategory): Category => ({ ...kept, club: kept.club ?? null });

export interface CategoryWish extends Category {
  readonly chosen: readonly AccountId[];
}
