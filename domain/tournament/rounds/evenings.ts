/** Proposes the plan of a tournament with one evening a week (club-evenings TZ-5). */
import { MOST_EVENINGS } from '../../kernel/limits.ts';
import { DAY } from '../../kernel/time.ts';
import type { LocalTime } from '../../kernel/time-zone.ts';
import type { DaysOff, RoundPlan } from '../value/round-plan.ts';

export interface EveningOptions {
  /** Round 1. */
  readonly first: LocalTime;
  readonly rounds: number;
  /** Days from one evening to the next: 7 for every week, 14 for every second one. */
  readonly everyDays: number;
  readonly daysOff: readonly DaysOff[];
  /** Evenings for postponed games among the rounds. */
  readonly postponedGames: number;
}

/**
 * Evenings on days off are left out, and what follows moves on. Evenings for postponed games are spread among the
 * rounds, the last one before the last round, as its pairing needs their results.
 */
export function proposedEvenings({ first, rounds, everyDays, daysOff, postponedGames }: EveningOptions): RoundPlan {
  const evenings = openEvenings(first, { count: rounds + postponedGames, everyDays, daysOff });
  const roundsBefore = Array.from({ length: postponedGames }, (_, at) =>
    Math.max(1, Math.floor(((at + 1) * rounds) / (postponedGames + 1))),
  );
  const isForPostponedGames = new Set(roundsBefore.map((count, at) => count + at));
  return {
    laterRounds: evenings.filter((_, at) => at > 0 && !isForPostponedGames.has(at)),
    postponedGames: evenings.filter((_, at) => isForPostponedGames.has(at)),
    daysOff,
  };
}

interface Evenings extends Pick<EveningOptions, 'everyDays' | 'daysOff'> {
  readonly count: number;
}

/** The first evening is as given, also on a day off. */
function openEvenings({ date, time }: LocalTime, { count, everyDays, daysOff }: Evenings): LocalTime[] {
  const evenings: LocalTime[] = [];
  for (let step = 0; evenings.length < count && step < MOST_EVENINGS; step += 1) {
    const day = dayAfter(date, step * everyDays);
    if (step === 0 || !isOff(day, daysOff)) evenings.push({ date: day, time });
  }
  return evenings;
}

const isOff = (day: string, daysOff: readonly DaysOff[]): boolean =>
  daysOff.some(({ from, until }) => from <= day && day <= until);

export const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00Z`) + days * DAY).toISOString().slice(0, 10);
