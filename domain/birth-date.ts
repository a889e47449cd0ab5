import { ok, type Result, refuse } from './result.ts';
import { DAY } from './time.ts';

/** Nobody who plays today was born before. */
export const FIRST_BIRTH_DATE = '1900-01-01';

/** A day, yyyy-mm-dd, on which somebody who is alive today may have been born (checklist R-527). */
export const checkBirthDate = (day: string, today: string): Result<true, 'birthDateOutOfRange'> =>
  day >= FIRST_BIRTH_DATE && day <= today
    ? ok(true)
    : refuse('birthDateOutOfRange', { first: FIRST_BIRTH_DATE, last: today });

/** Age in years of 365 days, as the specification counts it (checklist R-550). */
export const ageOn = (birthDate: string, day: string): number =>
  Math.floor((Date.parse(day) - Date.parse(birthDate)) / (365 * DAY));
