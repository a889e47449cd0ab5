/** Entry restrictions of a league category (formats sheet, section 9). */
import { ok, type Result, refuse } from '../kernel/result.ts';

/** Inclusive limits; null means no limit. */
export interface Span {
  readonly least: number | null;
  readonly greatest: number | null;
}

/** Null means no restriction. */
export interface Restrictions {
  readonly sex: 'F' | 'M' | null;
  /** In whole years on 31 December of the season's first year. */
  readonly age: Span | null;
  readonly rating: Span | null;
}

export interface Applicant {
  readonly sex: 'F' | 'M' | null;
  /** `YYYY-MM-DD`; null if unknown. */
  readonly birthDate: string | null;
  /** The highest rating of the person; null counts as 0. */
  readonly rating: number | null;
}

export const RESTRICTION_REFUSALS = [
  'categoryForWomen',
  'categoryForMen',
  'categorySexUnknown',
  'categoryAgeUnknown',
  'categoryTooYoung',
  'categoryTooOld',
  'categoryRatingTooLow',
  'categoryRatingTooHigh',
] as const;
export type RestrictionRefusal = (typeof RESTRICTION_REFUSALS)[number];

/** Returns the first restriction that is not met on the first day of the season. */
export function mayPlayIn(
  { sex, age, rating }: Restrictions,
  applicant: Applicant,
  seasonStart: string,
): Result<true, RestrictionRefusal> {
  if (sex !== null && applicant.sex === null) return refuse('categorySexUnknown');
  if (sex !== null && sex !== applicant.sex) return refuse(sex === 'F' ? 'categoryForWomen' : 'categoryForMen');
  const ofAge = age === null ? ok(true as const) : mayByAge(age, applicant.birthDate, seasonStart);
  if (!ofAge.ok) return ofAge;
  return rating === null ? ok(true) : mayByRating(rating, applicant.rating ?? 0);
}

function mayByAge(
  { least, greatest }: Span,
  birthDate: string | null,
  seasonStart: string,
): Result<true, RestrictionRefusal> {
  if (birthDate === null) return refuse('categoryAgeUnknown');
  const years = yearOf(seasonStart) - yearOf(birthDate);
  if (least !== null && years < least) return refuse('categoryTooYoung', { least });
  return greatest !== null && years > greatest ? refuse('categoryTooOld', { greatest }) : ok(true);
}

function mayByRating({ least, greatest }: Span, rating: number): Result<true, RestrictionRefusal> {
  if (least !== null && rating < least) return refuse('categoryRatingTooLow', { least });
  return greatest !== null && rating > greatest ? refuse('categoryRatingTooHigh', { greatest }) : ok(true);
}

const yearOf = (day: string): number => Number(day.slice(0, 4));
