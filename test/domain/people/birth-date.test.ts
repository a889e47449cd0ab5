import { describe, expect, it } from 'vitest';
import { checkBirthDate } from '../../../domain/people/birth-date.ts';

describe('birth dates (R-527)', () => {
  it.each(['1900-01-01', '1990-05-17', '2026-11-22'])('the birth date %s is accepted on 22 November 2026', (day) => {
    expect(checkBirthDate(day, '2026-11-22').ok).toBe(true);
  });

  it.each(['0000-01-01', '1800-05-17', '1899-12-31', '2026-11-23', '2199-01-01'])(
    'the birth date %s is refused',
    (day) => {
      expect(checkBirthDate(day, '2026-11-22')).toMatchObject({
        key: 'birthDateOutOfRange',
        params: { first: '1900-01-01', last: '2026-11-22' },
      });
    },
  );
});
