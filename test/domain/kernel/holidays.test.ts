import { expect, it } from 'vitest';
import { easterSunday, easterWeek, holidayOn } from '../../../domain/kernel/holidays.ts';

it.each([
  [1954, '1954-04-18'],
  [1981, '1981-04-19'],
  [2024, '2024-03-31'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
  [2076, '2076-04-19'],
  [2285, '2285-03-22'],
])('Easter Sunday of %i is %s', (year, day) => {
  expect(easterSunday(year)).toBe(day);
});

it('movable holidays follow Easter, and others have a fixed day', () => {
  expect(holidayOn('maundyThursday', 2026)).toBe('2026-04-02');
  expect(holidayOn('ascensionDay', 2026)).toBe('2026-05-14');
  expect(holidayOn('whitMonday', 2026)).toBe('2026-05-25');
  expect(holidayOn('constitutionDay', 2026)).toBe('2026-05-17');
  expect(easterWeek(2026)).toEqual({ from: '2026-03-28', until: '2026-04-06' });
});
