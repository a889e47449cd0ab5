import type { LocalTime } from '../../../../domain/kernel/time-zone.ts';
import { dayAfter } from '../../../../domain/tournament/rounds/evenings.ts';
import type { DaysOff, RoundPlan } from '../../../../domain/tournament/value/round-plan.ts';
import type { BuildValues } from '../build-form.ts';

/** A line of the plan in order of time. */
export type PlanLine =
  | { readonly kind: 'round'; readonly round: number; readonly evening: LocalTime }
  | { readonly kind: 'postponedGames'; readonly place: number; readonly evening: LocalTime }
  | { readonly kind: 'dayOff'; readonly days: DaysOff };

export function planLines({ laterRounds, postponedGames, daysOff }: RoundPlan, first: LocalTime): PlanLine[] {
  const lines: PlanLine[] = [
    ...[first, ...laterRounds].map((evening, at) => ({ kind: 'round', round: at + 1, evening }) as const),
    ...postponedGames.map((evening, place) => ({ kind: 'postponedGames', place, evening }) as const),
    ...daysOff.map((days) => ({ kind: 'dayOff', days }) as const),
  ];
  return lines.sort((one, other) => startOf(one).localeCompare(startOf(other)));
}

const startOf = (line: PlanLine): string =>
  line.kind === 'dayOff' ? line.days.from : `${line.evening.date} ${line.evening.time}`;

/** The plan, with the last day of the tournament on the last evening that has one. */
export function withPlan(values: BuildValues, roundPlan: RoundPlan): Pick<BuildValues, 'roundPlan' | 'endDate'> {
  const days = [...roundPlan.laterRounds, ...roundPlan.postponedGames].map(({ date }) => date).sort();
  const last = days.at(-1) ?? values.endDate;
  return { roundPlan, endDate: last > values.endDate ? last : values.endDate };
}

/** A round and all after it, so many days later. */
export const movedFrom = (plan: RoundPlan, round: number, days: number): RoundPlan => ({
  ...plan,
  laterRounds: plan.laterRounds.map((evening, at) =>
    at + 2 < round ? evening : { ...evening, date: dayAfter(evening.date, days) },
  ),
});

/** Another time of one round. */
export const withRound = (plan: RoundPlan, round: number, evening: LocalTime): RoundPlan => ({
  ...plan,
  laterRounds: plan.laterRounds.map((other, at) => (at + 2 === round ? evening : other)),
});

export const withPostponedGames = (plan: RoundPlan, place: number, evening: LocalTime | null): RoundPlan => ({
  ...plan,
  postponedGames: plan.postponedGames.flatMap((other, at) => (at === place ? (evening ?? []) : other)),
});

export const isSameDays = (one: Pick<DaysOff, 'from' | 'until'>, other: Pick<DaysOff, 'from' | 'until'>): boolean =>
  one.from === other.from && one.until === other.until;
