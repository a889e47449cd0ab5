import { describe, expect, it } from 'vitest';
import { parseTrfDate } from '../../../domain/trf/date.ts';

describe('a day of a report', () => {
  it.each([
    ['2026/11/21', '2026-11-21'],
    ['2026-11-21', '2026-11-21'],
    ['21.11.2026', '2026-11-21'],
    ['21/11/2026', '2026-11-21'],
    ['26/11/21', '2026-11-21'],
    ['26/1/2', '2026-01-02'],
  ])('%s is read', (text, day) => {
    expect(parseTrfDate(text)).toBe(day);
  });

  it.each(['', 'May 29, 2020', '2026', '2026/13/01', '2026/00/00', '32.01.2026', '0'])('"%s" is none', (text) => {
    expect(parseTrfDate(text)).toBeNull();
  });
});
