import { describe, expect, it } from 'vitest';
import { reportMonths } from '../../../web/features/manage/report/report-months.ts';

const round = (number: number, startDate: string, paired = true) => ({ number, startDate, paired });

describe('the months of a long event', () => {
  it('[TRF-46] rounds in a row of one month are a report, in the time zone of the tournament', () => {
    const rounds = [
      round(1, '2026-10-05T17:00:00.000Z'),
      round(2, '2026-10-26T17:00:00.000Z'),
      // Half past midnight on 1 November in Oslo.
      round(3, '2026-10-31T23:30:00.000Z'),
      round(4, '2026-11-09T17:00:00.000Z'),
      round(5, '2026-12-07T17:00:00.000Z', false),
    ];
    expect(reportMonths(rounds, 'Europe/Oslo')).toEqual([
      { month: 202_610, first: 1, last: 2 },
      { month: 202_611, first: 3, last: 4 },
    ]);
    expect(reportMonths(rounds, 'UTC').map(({ last }) => last)).toEqual([3, 4]);
  });

  it('[TRF-46] a round without a date is in no report of a month, and parts the rounds around it', () => {
    const rounds = [round(1, '2026-10-05T17:00:00.000Z'), round(2, ''), round(3, '2026-10-19T17:00:00.000Z')];
    expect(reportMonths(rounds, 'Europe/Oslo')).toEqual([
      { month: 202_610, first: 1, last: 1 },
      { month: 202_610, first: 3, last: 3 },
    ]);
  });
});
