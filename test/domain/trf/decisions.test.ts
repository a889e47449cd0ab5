import { describe, expect, it } from 'vitest';
import { checkStandings } from '../../../domain/checker/check-standings.ts';
import { nextRound } from '../../../domain/checker/swiss-round.ts';
import { halfPoints, pointSystem } from '../../../domain/kernel/points.ts';
import { pairSwissDutch } from '../../../domain/pairing/swiss-dutch/pair.ts';
import { pointsBefore } from '../../../domain/tournament/standings/points-before.ts';
import { standings } from '../../../domain/tournament/standings/standings.ts';
import { toField } from '../../../domain/trf/convert/to-field.ts';
import { decisionRecords } from '../../../domain/trf/decisions.ts';
import { makeReport } from '../../../domain/trf/write/make-report.ts';
import { makeRecord, writeTrf } from '../../../domain/trf/write/write.ts';
import { fieldOf } from '../../support/domain/field.ts';
import { documentOf, findingsOf, playerLine, trfFileOf } from '../../support/domain/trf.ts';

const six = [
  playerLine(1, 'Aas, Ivar', '1.5', '4w1 2b='),
  playerLine(2, 'Bruun, Mia', '1.5', '5b1 1w='),
  playerLine(3, 'Colban, Tor', '1.0', '6w1 4b1'),
  playerLine(4, 'Dyb, Nina', '0.0', '1b0 3w0'),
  playerLine(5, 'Elde, Pal', '0.5', '2w0 6b='),
  playerLine(6, 'Falk, Rut', '0.5', '3b0 5w='),
];
const file = (...decisions: string[]) => ['142 4', '152 W', '202 BH', ...six, ...decisions].join('\n');
const taken = '299          -1.0    2    3';

describe('points adjustments (299)', () => {
  const trf = trfFileOf(file(taken));
  const { field } = trf.tournament;

  it('[TRF-42] a points adjustment counts for the score and the places', () => {
    const { rows } = standings(field, { system: 'swiss', tiebreaks: ['buchholz'] });
    expect(rows.map(({ number, points }) => `${number} ${points / 2}`).slice(0, 3)).toEqual(['2 1.5', '1 1.5', '3 1']);
    expect(findingsOf(file(taken))).toEqual({ errors: [], warnings: [] });
    expect(findingsOf(file()).warnings).toEqual(['6:81 trfPointsMismatch']);
    expect(checkStandings(trf).differences).toEqual([]);
  });

  it('[TRF-42] a points adjustment counts for the next round, and for none that was paired before', () => {
    expect([2, 3].map((round) => pointsBefore(field, round).get(3))).toEqual([2, 2]);
    const input = nextRound(trf.tournament);
    const pairing = input.ok ? pairSwissDutch(input.value) : null;
    const games = pairing?.ok ? pairing.value.pairs.map(({ white, black }) => [white, black].sort().join('-')) : [];
    // With two points 3 would lead alone, and meet one of those with 1.5 as well; with one, 1 and 2 lead.
    expect(games).toEqual(['2-3', '1-6', '4-5']);
  });

  it('[TRF-42] a points adjustment counts in no tie-break of the opponents', () => {
    const values = (text: string) =>
      new Map(
        standings(toField(documentOf(text)), { system: 'swiss', tiebreaks: ['buchholz', 'sonnebornBerger'] }).rows.map(
          (row) => [row.number, row.values],
        ),
      );
    expect(values(file(taken))).toEqual(values(file()));
  });

  it.each([
    ['from round 1 on', '299           0.5    0    4', { points: 1, after: 0 }, [1, 1, 1]],
    ['in the final standings only', '299          -0.5  999    4', { points: -1, after: null }, [0, 0, 0]],
    ['with the points of a loss in one round', '299 L         0.5    2    4', { points: 1, after: 2 }, [0, 0, 1]],
  ])('[TRF-42] a points adjustment is read: %s', (_, line, decision, before) => {
    const field = toField(documentOf(file(taken, line)));
    expect(field.entrants[3]?.decisions).toEqual([decision]);
    expect([1, 2, 3].map((round) => pointsBefore(field, round).get(4))).toEqual(before);
  });

  it('[TRF-42] points adjustments are read as they were written', () => {
    const field = {
      ...fieldOf({ rounds: 2, results: { 1: '2w1', 2: '1b0' } }),
      points: pointSystem(),
    };
    const entrants = field.entrants.map((entrant) => ({
      ...entrant,
      decisions: [
        { points: halfPoints(-1), after: 1 },
        ...(entrant.number === 2
          ? [
              { points: halfPoints(-1), after: 1 },
              { points: halfPoints(4), after: null },
            ]
          : []),
      ],
    }));
    expect(decisionRecords(entrants).map(makeRecord)).toEqual([
      '299          -0.5    1    1    2',
      '299          -0.5    1    2',
      '299           2.0  999    2',
    ]);
    const players = [1, 2].map((number) => ({ number, name: `Player, ${number}` }));
    const report = { name: 'Cup', format: 'SwissDutch', field: { ...field, entrants }, players } as const;
    const written = writeTrf(makeReport(report, { edition: 'TRF26' }));
    expect(written).toContain(' 0.5          2 w 1');
    expect(written).toContain('-1.0          1 b 0');
    expect(toField(documentOf(written)).entrants.map(({ decisions }) => decisions)).toEqual(
      entrants.map(({ decisions }) => decisions),
    );
  });
});
