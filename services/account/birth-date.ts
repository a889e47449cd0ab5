import { checkBirthDate } from '../../domain/people/birth-date.ts';
import type { Deps } from '../deps.ts';
import { orRefuse } from '../refusal.ts';

/** Refuses birth dates in the future or implausibly long ago. */
export function requireBirthDate({ now }: Deps, day: string): void {
  orRefuse(checkBirthDate(day, new Date(now()).toISOString().slice(0, 10)));
}
