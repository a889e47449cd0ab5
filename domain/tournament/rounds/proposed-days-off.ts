/** Public holidays that may keep a club from playing, for the organiser to confirm (club-evenings TZ-6). */
import { easterWeek, HOLIDAYS, type HolidayName, holidayOn } from '../../kernel/holidays.ts';
import type { LocalTime } from '../../kernel/time-zone.ts';
import type { DaysOff } from '../value/round-plan.ts';

export type DaysOffName = HolidayName | 'easterWeek' | 'christmas';

export interface ProposedDaysOff extends Pick<DaysOff, 'from' | 'until'> {
  readonly name: DaysOffName;
}

/** Those with one of these evenings; of a week of holidays the week alone. */
export function proposedDaysOff(evenings: readonly LocalTime[]): ProposedDaysOff[] {
  const years = [...new Set(evenings.map(({ date }) => Number(date.slice(0, 4))))];
  const weeks = years.flatMap((year): ProposedDaysOff[] => [
    { name: 'easterWeek', ...easterWeek(year) },
    { name: 'christmas', from: `${year}-12-24`, until: `${year}-12-31` },
  ]);
  const days = years
    .flatMap((year) => HOLIDAYS.map((name): ProposedDaysOff => oneDay(name, holidayOn(name, year))))
    .filter(({ from }) => !weeks.some((week) => contains(week, from)))
    // Whit Monday may be 17 May: one holiday a day.
    .filter(({ from }, at, all) => all.findIndex((other) => other.from === from) === at);
  return [...weeks, ...days]
    .filter((off) => evenings.some(({ date }) => contains(off, date)))
    .sort((one, other) => one.from.localeCompare(other.from));
}

const oneDay = (name: HolidayName, day: string): ProposedDaysOff => ({ name, from: day, until: day });

const contains = ({ from, until }: Pick<DaysOff, 'from' | 'until'>, day: string): boolean =>
  from <= day && day <= until;
