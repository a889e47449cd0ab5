import { describe, expect, it } from 'vitest';
import { halfPoints } from '../../../domain/kernel/points.ts';
import { toTournament } from '../../../domain/trf/convert/to-tournament.ts';
import { officialDataIn } from '../../../domain/trf/official-records.ts';
import { renewReport } from '../../../domain/trf/write/renew-report.ts';
import { renumberReport, startNumbers } from '../../../domain/trf/write/renumber-report.ts';
import type { TournamentReport } from '../../../domain/trf/write/report.ts';
import { writeTrf } from '../../../domain/trf/write/write.ts';
import { fieldOf } from '../../support/domain/field.ts';
import { newField } from '../../support/domain/pairing-input.ts';
import { documentOf, findingsOf, playerLine } from '../../support/domain/trf.ts';

const NAMES = ['Berg, Anna', 'Dahl, Bo', 'Lie, Cato', 'Moe, Dina'];
const report = (changes: Partial<TournamentReport> = {}): TournamentReport => ({
  name: 'Open',
  format: 'SwissDutch',
  field: newField(4, 3),
  players: NAMES.map((name, index) => ({ number: index + 1, name, rank: index + 1 })),
  ...changes,
});
const fileOf = (...records: string[]) =>
  documentOf(
    ['012 Open', '062 4', '142 3', ...NAMES.map((name, index) => playerLine(index + 1, name, '0.0')), ...records].join(
      '\n',
    ),
  );
const numbers = (list: readonly number[]) => new Map(list.map((number) => [number, number]));
const all = numbers([1, 2, 3, 4]);

describe('the file of an imported tournament', () => {
  const rules = [
    '240 H   2    3',
    '260   1   3    1    2',
    'XXP 3',
    'XXZ 4',
    '250       1.0   1   1    1    1',
    'XXA    2  0.0  0.0',
  ];
  const asInFile: Partial<TournamentReport> = {
    byes: [
      { number: 4, round: 1, bye: 'zero-point' },
      { number: 3, round: 2, bye: 'half-point' },
    ],
    forbidden: [{ numbers: [2, 1], firstRound: 1, lastRound: null }],
    virtualPoints: new Map([[1, [2, 0, 0].map(halfPoints)]]),
  };

  it('[TRF-32] the file is unchanged while nothing has happened', () => {
    const file = fileOf(...rules);
    expect(renewReport(file, report(asInFile), all)).toBe(file);
  });

  it('[TRF-43] the file has the official data of the settings where they say something else, and its own lines else', () => {
    const file = fileOf('022 Oslo', '112 Dommer, Dag  1500002');
    const own = officialDataIn(file);
    expect(renewReport(file, report({ officialData: own }), all)).toBe(file);
    const moved = writeTrf(renewReport(file, report({ officialData: { ...own, city: 'Bergen' } }), all));
    expect(moved.split('\n').filter((line) => /^(022|112)/.test(line))).toEqual([
      '022 Bergen',
      '112 Dommer, Dag (1500002)',
    ]);
  });

  it('[TRF-32] the renewed file has the new rounds, and keeps a requested bye in the column of a later round', () => {
    const column = documentOf(writeTrf(fileOf()).replace(/(001 {4}1.*)/, `$1${' '.repeat(10)}  0000 - H`));
    const played = report({
      field: fieldOf({
        rounds: 3,
        ratings: [null, null, null, null],
        results: { 1: '3w1', 2: '4b=', 3: '1b0', 4: '2w=' },
      }),
      byes: [{ number: 1, round: 2, bye: 'half-point' }],
    });
    const text = writeTrf(renewReport(column, played, all));
    expect(text).toContain('1.0    1     3 w 1  0000 - H\n');
    expect(text).not.toContain('240');
    expect(findingsOf(text)).toEqual({ errors: [], warnings: [] });
  });

  it('[TRF-32] the renewed file drops an XXZ bye of a past round, since XXZ is about the next round', () => {
    const played = report({
      field: fieldOf({ rounds: 3, ratings: [null, null, null, null], results: { 1: '2w1', 2: '1b0', 3: 'U', 4: 'Z' } }),
    });
    const text = writeTrf(renewReport(fileOf('XXZ 4'), played, all));
    expect(text).not.toContain('XXZ');
    expect(toTournament(documentOf(text)).byes).toEqual([]);
  });

  it('[TRF-32] a withdrawal before the start leaves the numbers, byes and forbidden pairs of the others unchanged', () => {
    const left = report({
      field: { ...report().field, entrants: report().field.entrants.slice(1) },
      players: report().players.slice(1),
      byes: [{ number: 4, round: 1, bye: 'zero-point' }],
      forbidden: [{ numbers: [2, 3], firstRound: 1, lastRound: null }],
    });
    const text = writeTrf(
      renewReport(fileOf('XXP 1 4', 'XXP 2 3', 'XXZ 1 4', '299 W  1.0   1.0     0    1'), left, numbers([2, 3, 4])),
    );
    const told = toTournament(documentOf(text));
    expect(told.players.map(({ lastName }) => lastName)).toEqual(['Dahl', 'Lie', 'Moe']);
    expect(told.players.map(({ number }) => number)).toEqual([2, 3, 4]);
    expect(told.forbidden.map((group) => group.numbers)).toEqual([[2, 3]]);
    expect(told.byes).toEqual([{ number: 4, round: 1, bye: 'zero-point' }]);
    expect(text).toContain('062 3\n');
    expect(text).not.toContain('299');
  });

  it('[TRF-32] the renewed file has a late entrant, with a line as long as the others', () => {
    const entrants = [...report().field.entrants, { number: 5, rating: 1700, results: [] }];
    const more = report({
      field: { ...report().field, entrants },
      players: [...report().players, { number: 5, name: 'Ek, Geir' }],
    });
    const text = writeTrf(renewReport(fileOf(), more, all));
    expect(text.split('\n').filter((line) => line.startsWith('001'))).toHaveLength(5);
    expect(toTournament(documentOf(text)).players.at(-1)).toMatchObject({ number: 5, lastName: 'Ek', rating: 1700 });
  });
});

describe('starting numbers', () => {
  it('[TRF-33] the starting numbers are those of the file, and late entrants get the next ones', () => {
    expect(startNumbers([2, 5, 9])).toEqual([2, 5, 9]);
    expect(startNumbers([2, 5, null, null])).toEqual([2, 5, 6, 7]);
    expect(startNumbers([null, null])).toEqual([1, 2]);
  });

  it('[TRF-33] the starting numbers are counted from 1 if the list is in another order than the file', () => {
    expect(startNumbers([5, 2, 9])).toEqual([1, 2, 3]);
    expect(startNumbers([2, null, 3])).toEqual([1, 2, 3]);
  });

  it('[TRF-33] new starting numbers change every reference in the report', () => {
    const one = report({
      field: fieldOf({ rounds: 2, ratings: [1900, 1800], results: { 1: '2w1', 2: '1b0' } }),
      players: report().players.slice(0, 2),
      byes: [{ number: 2, round: 2, bye: 'half-point' }],
      forbidden: [{ numbers: [1, 2], firstRound: 1, lastRound: 2 }],
      virtualPoints: new Map([[1, [halfPoints(2)]]]),
    });
    const other = renumberReport(
      one,
      new Map([
        [1, 7],
        [2, 9],
      ]),
    );
    expect(other.field.entrants.map(({ number }) => number)).toEqual([7, 9]);
    expect(other.field.entrants[0]?.results[0]).toMatchObject({ opponent: 9 });
    expect(other.players.map(({ number }) => number)).toEqual([7, 9]);
    expect(other.byes).toEqual([{ number: 9, round: 2, bye: 'half-point' }]);
    expect(other.forbidden?.[0]?.numbers).toEqual([7, 9]);
    expect([...(other.virtualPoints ?? [])]).toEqual([[7, [2]]]);
    expect(
      renumberReport(
        other,
        new Map([
          [7, 1],
          [9, 2],
        ]),
      ),
    ).toEqual(one);
  });
});
