import { checkBirthDate } from '../../domain/birth-date.ts';
import type { Deps } from '../deps.ts';
import { orRefuse } from '../refusal.ts';

/** Refuses a birth date on which nobody who plays today was born. */
export function requireBirthDate({ now }: Deps, day: string): void {
  orRefuse(checkBirthDate(day, new Date(now()).toISOString().slice(0, 10)));
}
