import { describe, expect, it } from 'vitest';
import { suddenDeath } from '../../../domain/kernel/time-control.ts';
import { recordsOf } from '../../../domain/trf/document.ts';
import { requestedByes } from '../../../domain/trf/pairing-rules.ts';
import { timeControlIn } from '../../../domain/trf/time-control.ts';
import { documentOf, findingsOf, playerLine } from '../../support/domain/trf.ts';

const anna = playerLine(1, 'Berg, Anna', '1.0', '2w1');
const bo = playerLine(2, 'Dahl, Bo', '0.0', '1b0');
const people = [anna, bo];

const errors = (...lines: string[]) => findingsOf(lines.join('\n')).errors;
const warnings = (...lines: string[]) => findingsOf(lines.join('\n')).warnings;
const recordsIn = <Kind extends Parameters<typeof recordsOf>[1]>(kind: Kind, ...lines: string[]) =>
  recordsOf(documentOf([...lines, ...people].join('\n')), kind);

/** The line with a letter in a column. */
const at = (line: string, column: number, letters: string): string =>
  line.slice(0, column - 1) + letters + line.slice(column - 1 + letters.length);

describe('the columns of a round', () => {
  it('[TRF-10] capital colours and small results are read', () => {
    const [one, other] = [at(at(anna, 97, 'W'), 99, 'w'), at(at(bo, 97, 'B'), 99, 'l')];
    expect(errors(one, other)).toEqual([]);
    const [first, second] = recordsOf(documentOf([one, other].join('\n')), 'player');
    expect([first?.rounds, second?.rounds]).toEqual([
      [{ opponent: 2, color: 'w', result: 'W' }],
      [{ opponent: 1, color: 'b', result: 'L' }],
    ]);
  });

  it.each(['H', 'F', 'U', 'Z', 'h', 'z'])('[TRF-10] the bye %s against an opponent is refused', (letter) => {
    expect(errors(at(anna, 99, letter), bo)).toEqual(['1:99 trfBadResult']);
  });

  it.each(['W', 'D', 'L', '?'])('[TRF-10] the game result %s without an opponent is refused', (letter) => {
    expect(errors(playerLine(1, 'A', '0.0', `-${letter}`), playerLine(2, 'B', '0.0'))).toEqual(['1:99 trfBadResult']);
  });

  it.each(['1', '=', '0', 'W', 'D', 'L'])('[TRF-10] the game result %s without a colour is refused', (letter) => {
    expect(errors(at(at(anna, 97, '-'), 99, letter), bo)).toEqual(['1:97 trfBadColor']);
  });

  it.each([90, 91, 96, 98, 100, 101])('[TRF-7] a character in column %i of a round is refused', (column) => {
    const line = playerLine(1, 'Berg, Anna', '1.0', '2w1 2b1');
    expect(errors(at(line, column, 'x'), bo)[0]).toBe(`1:${column} trfMisaligned`);
  });

  it('[TRF-11] the rounds of a player end with the last one that has an entry', () => {
    const [player] = recordsOf(documentOf(`${playerLine(1, 'A', '0.0', '-H . .')}\n${bo.slice(0, 89)}`), 'player');
    expect(player?.rounds).toEqual([{ opponent: null, color: '-', result: 'H' }]);
  });

  it('[TRF-11] a line may be cut off: what is missing is blank', () => {
    const [player] = recordsOf(
      documentOf(`${playerLine(1, 'A', '0.0').slice(0, 84)}\n${playerLine(2, 'B', '0.0')}`),
      'player',
    );
    expect(player).toMatchObject({ rank: null, rounds: [] });
    expect(errors(playerLine(1, 'A', '0.0').slice(0, 30))).toEqual([]);
  });
});

describe('the records of points', () => {
  it('[TRF-19] every group of a points record has a symbol and its points, and nothing before the symbol', () => {
    expect(recordsIn('points', '162  W 3.0    D 1.0')[0]?.values).toEqual([
      { symbol: 'W', points: 6 },
      { symbol: 'D', points: 2 },
    ]);
    expect(errors('162 xW 3.0', ...people)).toEqual(['1:5 trfMisaligned']);
    expect(errors('162  W 3.0   xD 1.0', ...people)).toEqual(['1:14 trfMisaligned']);
    expect(errors('162  W', ...people)).toEqual(['1:7 trfBadPoints']);
  });

  it('[TRF-19] a blank group of a points record is skipped', () => {
    expect(recordsIn('points', `162  W 3.0${' '.repeat(13)}L 0.5`)[0]?.values).toEqual([
      { symbol: 'W', points: 6 },
      { symbol: 'L', points: 1 },
    ]);
  });

  it('[TRF-19] the match points of teams have symbols of two letters', () => {
    expect(recordsIn('match-points', '362 TW 2.0   TD 1.0')[0]?.values).toEqual([
      { symbol: 'TW', points: 4 },
      { symbol: 'TD', points: 2 },
    ]);
    expect(errors('362 XX 2.0', ...people)).toEqual(['1:5 trfBadRecord']);
  });

  it.each(['XXS W=x', 'XXS Q=3', 'XXS W', 'BBW', 'BBW x'])('[TRF-19] the points record %s is refused', (line) => {
    expect(errors(line, ...people)[0]).toMatch(/trfBadPoints$/);
  });
});

describe('lists of numbers', () => {
  it('[TRF-25] the list of numbers in a bye record may have blank places', () => {
    expect(recordsIn('byes', '240 H   2         2    1')[0]?.numbers).toEqual([2, 1]);
    expect(recordsIn('absent', 'XXZ 2 1')[0]?.numbers).toEqual([2, 1]);
  });

  it('[TRF-25] requested byes are sorted by round, then by number', () => {
    const lines = ['142 5', '240 H   4    2    1', '240 Z   3    2', ...people];
    expect(requestedByes(documentOf(lines.join('\n')), 1).map(({ round, number }) => [round, number])).toEqual([
      [3, 2],
      [4, 1],
      [4, 2],
    ]);
  });

  it.each(['XXZ 1 x', 'XXP one two', 'XXA x 1.0', 'XXA'])(
    '[TRF-27] the record %s is refused because it lacks a number',
    (line) => {
      expect(errors(line, ...people)[0]).toMatch(/trfBadNumber$/);
    },
  );

  it('[TRF-27] a number of an unknown player is refused in every list', () => {
    expect(errors(...people, '260   1   2    1    9')).toEqual(['3:21 trfUnknownNumber']);
    expect(errors(...people, 'XXZ 9')).toEqual(['3:5 trfUnknownNumber']);
    expect(errors(...people, 'XXA    9  1.0')).toEqual(['3:5 trfUnknownNumber']);
  });

  it('[TRF-23] a bye of a team may name a number that no team line has', () => {
    expect(errors('192 FIDE_TEAM_TYPEA_MP_GP', ...people, '240 H   1    7')).toEqual([]);
  });
});

describe('the columns of a person', () => {
  it.each(['m', 'w', 'f', 'M', 'W', ' '])('[TRF-14] the sex %j is read without a warning', (letter) => {
    expect(warnings(at(anna, 10, letter), bo)).toEqual([]);
  });

  it.each(['1990/05/17', '1990-05-17', '1990.05.17', '17.05.1990', '1990', '0', '0000/00/00', ''])(
    '[TRF-16] the birth date %j is read without a warning',
    (text) => {
      expect(warnings(at(anna, 70, text.padEnd(10)), bo)).toEqual([]);
    },
  );

  it.each(['90/05/17', 'May 1990', '1990/5/17', '19900517'])('[TRF-16] the birth date %j gives a warning', (text) => {
    expect(warnings(at(anna, 70, text.padEnd(10)), bo)).toEqual(['1:70 trfBadDate']);
  });
});

describe('the time control', () => {
  const of = (line: string) => timeControlIn(documentOf([line, ...people].join('\n')));

  it.each([
    ['122 90 minutes', 90, 0],
    ['122 5 min + 3 sec/move', 5, 3],
    ['122 15 min. and 10 sec. per move', 15, 10],
    ['122 3 min pluss 2', null, null],
    ['122 10m+5s', 10, 5],
    ['122 60 min og 30 sek tillegg', 60, 30],
    ['222 180+2', 3, 2],
    ['222 300+', null, null],
  ])('[TRF-22] the time control of "%s" is read correctly or left unknown', (line, minutes, seconds) => {
    const wanted = minutes === null ? null : suddenDeath(minutes * 60, seconds);
    expect(of(line)).toEqual(wanted);
  });
});
