/** The public holidays of Norway (act on public holidays of 1995, act on 1 and 17 May of 1947), and days near them. */
import { DAY } from './time.ts';

export const HOLIDAYS = [
  'newYear',
  'maundyThursday',
  'goodFriday',
  'easterSunday',
  'easterMonday',
  'labourDay',
  'constitutionDay',
  'ascensionDay',
  'whitSunday',
  'whitMonday',
  'christmasDay',
  'boxingDay',
] as const;
export type HolidayName = (typeof HOLIDAYS)[number];

/** Holidays by their day, `mm-dd`, or by their distance from Easter Sunday in days. */
const DAYS: Readonly<Record<HolidayName, string | number>> = {
  newYear: '01-01',
  maundyThursday: -3,
  goodFriday: -2,
  easterSunday: 0,
  easterMonday: 1,
  labourDay: '05-01',
  constitutionDay: '05-17',
  ascensionDay: 39,
  whitSunday: 49,
  whitMonday: 50,
  christmasDay: '12-25',
  boxingDay: '12-26',
};

/** `yyyy-mm-dd`. */
export function holidayOn(name: HolidayName, year: number): string {
  const day = DAYS[name];
  return typeof day === 'string' ? `${year}-${day}` : daysAfter(easterSunday(year), day);
}

/** From the Saturday before Palm Sunday to Easter Monday. */
export function easterWeek(year: number): { readonly from: string; readonly until: string } {
  const sunday = easterSunday(year);
  return { from: daysAfter(sunday, -8), until: daysAfter(sunday, 1) };
}

const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** The Gregorian computus, valid for every year of the calendar. */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const leapCorrection = Math.floor(century / 4);
  const moonCorrection = Math.floor((8 * century + 13) / 25);
  const epact = (century - leapCorrection - moonCorrection + 19 * golden + 15) % 30;
  const fullMoon = epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + fullMoon + 2 - century + leapCorrection) % 7;
  const fromMarch = fullMoon - weekday;
  const month = 3 + Math.floor((fromMarch + 40) / 44);
  const day = fromMarch + 28 - 31 * Math.floor(month / 4);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
