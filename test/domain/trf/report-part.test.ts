import { describe, expect, it } from 'vitest';
import { checkStandings } from '../../../domain/checker/check-standings.ts';
import { halfPoints } from '../../../domain/kernel/points.ts';
import type { Field } from '../../../domain/tournament/value/field.ts';
import { makeReport } from '../../../domain/trf/write/make-report.ts';
import type { TournamentReport } from '../../../domain/trf/write/report.ts';
import { partOfReport } from '../../../domain/trf/write/report-part.ts';
import { writeTrf } from '../../../domain/trf/write/write.ts';
import { visibilityFor } from '../../../domain/view/audience.ts';
import { toReport } from '../../../services/printout/report.ts';
import { fieldOf } from '../../support/domain/field.ts';
import { HOST } from '../../support/domain/played-tournament.ts';
import { formatOf, reportedTournament } from '../../support/domain/report-tournaments.ts';
import { findingsOf, trfFileOf } from '../../support/domain/trf.ts';

const decided = (field: Field): Field => ({
  ...field,
  entrants: field.entrants.map((one) =>
    one.number === 1
      ? {
          ...one,
          decisions: [
            { points: halfPoints(-1), after: 1 },
            { points: halfPoints(2), after: 3 },
            { points: halfPoints(4), after: null },
          ],
        }
      : one,
  ),
});

const whole: TournamentReport = {
  name: 'Long Open',
  start: '2026-10-01',
  end: '2026-11-20',
  format: 'SwissDutch',
  roundDates: ['2026-10-01', '2026-10-20', '2026-11-03', '', '2026-11-20'],
  initialColor: 'white',
  isBaku: true,
  tiebreaks: ['BH'],
  byes: [{ number: 1, round: 5, bye: 'half-point' }],
  comments: [],
  forbidden: [
    { numbers: [1, 2], firstRound: 1, lastRound: 2 },
    { numbers: [3, 4], firstRound: 2, lastRound: null },
  ],
  virtualPoints: new Map([[1, [2, 2, 1, 0, 0].map(halfPoints)]]),
  field: decided(
    fieldOf({
      rounds: 5,
      ratings: [2000, 1900, 1800, 1700],
      results: { 1: '2w1 3b1 4w1 2b0', 2: '1b0 4w1 3b= 1w1', 3: '4b= 1w0 2w= 4w0', 4: '3w= 2b0 1b0 3b1' },
    }),
  ),
  players: [1, 2, 3, 4].map((number) => ({ number, name: `Player${number}`, rank: number })),
};

const partLines = (first: number, last: number): string[] =>
  writeTrf(makeReport(partOfReport(whole, 'Long Open (November 2026)', { first, last }), { edition: 'TRF26' })).split(
    '\r\n',
  );

describe('the report of some rounds', () => {
  it('[TRF-46] the part has its rounds, dates, points and places only', () => {
    expect(partLines(3, 4)).toEqual([
      '012 Long Open (November 2026)',
      '042 2026/11/03',
      '052 2026/11/03',
      '062 4',
      '072 4',
      '092 Individual: Swiss-System',
      `132${' '.repeat(88)}26/11/03`,
      '142 2',
      '192 FIDE_DUTCH',
      '202 BH',
      '001    1      Player1                           2000                             2.0    1     4 w 1     2 b 0',
      '001    2      Player2                           1900                             1.5    2     3 b =     1 w 1',
      '001    3      Player3                           1800                             0.5    4     2 w =     4 w 0',
      '001    4      Player4                           1700                             1.0    3     1 b 0     3 b 1',
      '250       0.5   1   1    1    1',
      '260   1   2    3    4',
      '299           1.0    1    1',
      '',
    ]);
  });

  it('[TRF-46] the part from round 1 on has the initial colour, and its file the points of its rounds', () => {
    const lines = partLines(1, 2);
    expect(lines).toContain('152 W');
    expect(lines).toContain('192 FIDE_DUTCH_BAKU');
    expect(lines).toContain('260   1   2    1    2');
    expect(lines).toContain('260   2   2    3    4');
    expect(lines.filter((line) => line.startsWith('299'))).toEqual(['299          -0.5    1    1']);
  });

  it('[TRF-46] a round without a date moves no other date', () => {
    const dates = partLines(4, 5).find((line) => line.startsWith('132'));
    expect(dates).toBe(`132${' '.repeat(98)}26/11/20`);
  });

  it('[TRF-46] the parts of tournaments of all kinds read back with their points and places', () => {
    for (let index = 0; index < 18; index += 1) {
      if (formatOf(index) === 'TeamKnockout') continue;
      const tournament = reportedTournament(index);
      const report = toReport(tournament, visibilityFor(HOST, tournament), () => true);
      const part = partOfReport(report, 'Part', { first: 2, last: 3 });
      const text = writeTrf(makeReport(part, { edition: 'TRF26' }));
      expect(findingsOf(text), text).toEqual({ errors: [], warnings: [] });
      const file = trfFileOf(text);
      expect(file.tournament.pairedRounds).toBeLessThanOrEqual(2);
      expect(checkStandings(file).differences, formatOf(index)).toEqual([]);
    }
  });
});
