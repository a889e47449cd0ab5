import { ADULT_AGE } from '../kernel/limits.ts';
import { ok, type Result, refuse } from '../kernel/result.ts';
import { DAY } from '../kernel/time.ts';

/** No active player was born earlier. */
export const FIRST_BIRTH_DATE = '1900-01-01';

/** Accepts yyyy-mm-dd between the earliest plausible birth date and today (checklist R-527). */
export const checkBirthDate = (day: string, today: string): Result<true, 'birthDateOutOfRange'> =>
  day >= FIRST_BIRTH_DATE && day <= today
    ? ok(true)
    : refuse('birthDateOutOfRange', { first: FIRST_BIRTH_DATE, last: today });

/** Age in years of 365 days, as specified (checklist R-550). */
export const ageOn = (birthDate: string, day: string): number =>
  Math.floor((Date.parse(day) - Date.parse(birthDate)) / (365 * DAY));

/** Uses the real birthday rather than 365-day years. */
export const isMinorOn = (birthDate: string, day: string): boolean =>
  `${Number(birthDate.slice(0, 4)) + ADULT_AGE}${birthDate.slice(4)}` > day;
