import { expect, it } from 'vitest';
import { reportDeadlines } from '../../../domain/tournament/readiness/deadlines.ts';

it.each([
  ['2026-11-22', '2026-12-01', '2026-11-28', '2027-02-01'],
  ['2026-11-28', '2026-12-01', '2026-11-28', '2027-02-01'],
  ['2026-11-29', '2027-01-01', '2026-12-29', '2027-02-01'],
  ['2026-12-31', '2027-02-01', '2027-01-29', '2027-03-01'],
  ['2028-02-27', '2028-03-01', '2028-02-27', '2028-05-01'],
])('[READY-4] an event that ends on %s is rated in the list of %s if sent by %s, and never after %s', (...days) => {
  const [lastDay, firstList, sendBy, lastList] = days;
  expect(reportDeadlines(lastDay)).toEqual({ firstList, sendBy, lastList });
});
