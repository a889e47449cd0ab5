/** Who may play in a category of a league (formats sheet, section 9). */
import { ok, type Result, refuse } from '../result.ts';

/** From the least to the greatest, both included; null where there is no limit. */
export interface Span {
  readonly least: number | null;
  readonly greatest: number | null;
}

/** Null where the category asks for nothing of the kind. */
export interface Restrictions {
  /** A category for women and girls, or one for men. */
  readonly sex: 'F' | 'M' | null;
  /** In whole years on the last day of the year in which the season starts. */
  readonly age: Span | null;
  readonly rating: Span | null;
}

/** What a category asks of a person. */
export interface Applicant {
  readonly sex: 'F' | 'M';
  /** `YYYY-MM-DD`; null where it is not known. */
  readonly birthDate: string | null;
  /** The highest of the person's ratings; null for somebody unrated, who counts as 0. */
  readonly rating: number | null;
}

export const RESTRICTION_REFUSALS = [
  'categoryForWomen',
  'categoryForMen',
  'categoryAgeUnknown',
  'categoryTooYoung',
  'categoryTooOld',
  'categoryRatingTooLow',
  'categoryRatingTooHigh',
] as const;
export type RestrictionRefusal = (typeof RESTRICTION_REFUSALS)[number];

/** Whether somebody may play in the category of a season that starts on this day, or the first reason why not. */
export function mayPlayIn(
  { sex, age, rating }: Restrictions,
  applicant: Applicant,
  seasonStart: string,
): Result<true, RestrictionRefusal> {
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
