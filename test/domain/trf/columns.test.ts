import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { halfPoints } from '../../../domain/kernel/points.ts';
import { makePoints, parsePoints, placeTexts } from '../../../domain/trf/columns.ts';
import type { TrfRecord } from '../../../domain/trf/document.ts';
import { readTrf } from '../../../domain/trf/read/read.ts';
import { makeRecord } from '../../../domain/trf/write/write.ts';
import { findingsOf, playerLine } from '../../support/domain/trf.ts';

/** Where what stands, as the two specifications print it: from, to, and the text with its blanks. */
type Places = readonly (readonly [from: number, to: number, text: string])[];

const PERSON: Places = [
  [5, 8, '   1'],
  [10, 10, 'w'],
  [11, 13, 'WGM'],
  [15, 47, 'Ødegård-Langnavn, Åse Bergljot Ann'.slice(0, 33)],
  [49, 52, '2401'],
  [54, 56, 'NOR'],
  [58, 68, '    1500001'],
  [70, 79, '1990/05/17'],
];
const person = {
  number: 1,
  sex: 'w',
  title: 'WGM',
  name: 'Ødegård-Langnavn, Åse Bergljot Ann',
  rating: 2401,
  federation: 'NOR',
  id: '1500001',
  birth: '1990/05/17',
} as const;

const RECORDS: readonly (readonly [id: string, rule: string, record: TrfRecord, places: Places])[] = [
  [
    '001',
    '[TRF-8]',
    {
      kind: 'player',
      ...person,
      points: halfPoints(23),
      rank: 12,
      rounds: [
        { opponent: 2, color: 'w', result: '1' },
        null,
        { opponent: null, color: '-', result: 'U' },
        { opponent: 1234, color: 'b', result: '=' },
      ],
    },
    [
      ...PERSON,
      [81, 84, '11.5'],
      [86, 89, '  12'],
      [90, 99, '     2 w 1'],
      [100, 109, ' '.repeat(10)],
      [110, 119, '  0000 - U'],
      [122, 125, '1234'],
      [127, 127, 'b'],
      [129, 129, '='],
    ],
  ],
  ['NOR', '[TRF-13]', { kind: 'national', country: 'NOR', ...person }, PERSON],
  [
    '310',
    '[TRF-23]',
    {
      kind: 'team',
      number: 7,
      name: 'Moss Schakklub av 1912, annetlag',
      shortName: 'MOSS2',
      strength: '2012.5',
      matchPoints: halfPoints(26),
      gamePoints: halfPoints(2223),
      rank: 3,
      players: [11, 12, 1234],
    },
    [
      [5, 7, '  7'],
      [9, 40, 'Moss Schakklub av 1912, annetlag'],
      [42, 46, 'MOSS2'],
      [48, 53, '2012.5'],
      [55, 60, '  13.0'],
      [62, 67, '1111.5'],
      [69, 71, '  3'],
      [74, 77, '  11'],
      [79, 82, '  12'],
      [84, 87, '1234'],
    ],
  ],
  [
    '013',
    '[TRF-23]',
    { kind: 'old-team', name: 'Moss', players: [1, 22, 333] },
    [
      [5, 36, `Moss${' '.repeat(28)}`],
      [37, 40, '   1'],
      [42, 45, '  22'],
      [47, 50, ' 333'],
    ],
  ],
  [
    '300',
    '[TRF-24]',
    { kind: 'lineup', round: 2, team: 3, opponent: 14, players: [9, 0, 12] },
    [
      [5, 7, '  2'],
      [9, 11, '  3'],
      [13, 15, ' 14'],
      [17, 20, '   9'],
      [22, 25, '0000'],
      [27, 30, '  12'],
    ],
  ],
  [
    '320',
    '[TRF-24]',
    { kind: 'team-byes', matchPoints: halfPoints(2), gamePoints: halfPoints(4), teams: [5, 0, 7] },
    [
      [5, 8, ' 1.0'],
      [10, 13, ' 2.0'],
      [15, 17, '  5'],
      [19, 21, '000'],
      [23, 25, '  7'],
    ],
  ],
  [
    '330',
    '[TRF-24]',
    { kind: 'forfeited-match', result: '-+', round: 4, white: 12, black: 3 },
    [
      [5, 6, '-+'],
      [8, 10, '  4'],
      [12, 14, ' 12'],
      [16, 18, '  3'],
    ],
  ],
  [
    '240',
    '[TRF-25]',
    { kind: 'byes', bye: 'H', round: 3, numbers: [1, 20] },
    [
      [5, 5, 'H'],
      [7, 9, '  3'],
      [11, 14, '   1'],
      [16, 19, '  20'],
    ],
  ],
  [
    '250',
    '[TRF-26]',
    {
      kind: 'acceleration',
      matchPoints: halfPoints(4),
      gamePoints: halfPoints(1),
      firstRound: 1,
      lastRound: 12,
      firstNumber: 1,
      lastNumber: 120,
    },
    [
      [5, 8, ' 2.0'],
      [10, 13, ' 0.5'],
      [15, 17, '  1'],
      [19, 21, ' 12'],
      [23, 26, '   1'],
      [28, 31, ' 120'],
    ],
  ],
  [
    '260',
    '[TRF-27]',
    { kind: 'forbidden', firstRound: 1, lastRound: 9, numbers: [4, 5, 1006] },
    [
      [5, 7, '  1'],
      [9, 11, '  9'],
      [13, 16, '   4'],
      [18, 21, '   5'],
      [23, 26, '1006'],
    ],
  ],
  [
    '299',
    '[TRF-24]',
    {
      kind: 'adjustment',
      type: 'W',
      matchPoints: halfPoints(-1),
      gamePoints: halfPoints(-4),
      round: 5,
      numbers: [1, 30],
    },
    [
      [5, 5, 'W'],
      [8, 11, '-0.5'],
      [14, 17, '-2.0'],
      [20, 22, '  5'],
      [24, 27, '   1'],
      [29, 32, '  30'],
    ],
  ],
  [
    '162',
    '[TRF-19]',
    {
      kind: 'points',
      values: [
        { symbol: 'W', points: halfPoints(6) },
        { symbol: 'D', points: halfPoints(2) },
        { symbol: 'A', points: halfPoints(-1) },
      ],
    },
    [
      [6, 6, 'W'],
      [7, 10, ' 3.0'],
      [15, 15, 'D'],
      [16, 19, ' 1.0'],
      [24, 24, 'A'],
      [25, 28, '-0.5'],
    ],
  ],
  [
    '362',
    '[TRF-19]',
    {
      kind: 'match-points',
      values: [
        { symbol: 'TW', points: halfPoints(4) },
        { symbol: 'TD', points: halfPoints(2) },
        { symbol: 'TL', points: halfPoints(0) },
      ],
    },
    [
      [5, 6, 'TW'],
      [7, 10, ' 2.0'],
      [14, 15, 'TD'],
      [16, 19, ' 1.0'],
      [23, 24, 'TL'],
      [25, 28, ' 0.0'],
    ],
  ],
  [
    '132',
    '[TRF-17]',
    { kind: 'round-dates', dates: ['26/11/20', '26/11/21', '26/11/22'] },
    [
      [92, 99, '26/11/20'],
      [102, 109, '26/11/21'],
      [112, 119, '26/11/22'],
    ],
  ],
];

/** The record of one line, and what is said of it, in a file whose players need not be there. */
function readLine(line: string) {
  const reading = readTrf(line);
  const issues = reading.ok ? reading.value.warnings : [...reading.errors, ...reading.warnings];
  const record = reading.ok ? reading.value.document.lines[0]?.record : null;
  return { record, issues: issues.map(({ column, key }) => `${column} ${key}`) };
}

describe.each(RECORDS)('record %s', (id, rule, record, places) => {
  const text = makeRecord(record);
  const characters = [...text];

  it(`${rule} [TRF-30] record ${id} is written into its columns`, () => {
    expect(characters.slice(0, 4).join('')).toBe(`${id} `.slice(0, 4));
    for (const [from, to, wanted] of places) {
      expect(
        characters
          .slice(from - 1, to)
          .join('')
          .padEnd(to - from + 1),
        `columns ${from} to ${to}`,
      ).toBe(wanted);
    }
    expect(characters.length).toBe(Math.max(...places.map(([, to]) => to)));
  });

  it(`${rule} record ${id} has only blanks between its columns`, () => {
    const inside = new Set(places.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i)));
    const between = characters.filter((_, index) => index >= 3 && !inside.has(index + 1));
    expect(between.every((character) => character === ' ')).toBe(true);
  });

  it(`${rule} [TRF-5] record ${id} is read as it was written`, () => {
    const reading = readTrf([...peopleOf(id), text].join('\n'));
    if (!reading.ok) throw new Error(`${reading.key} in line ${reading.errors[0]?.line}`);
    const { lines } = reading.value.document;
    expect(lines.at(-1)?.record).toEqual(withName(record));
    expect(lines.every(({ spelling }) => spelling === undefined)).toBe(true);
  });
});

/** The lines of those whom a record speaks of. */
const peopleOf = (id: string): string[] =>
  id === '001'
    ? [playerLine(2, 'Berg, Bo', '0.0', '1b0'), playerLine(1234, 'Lie, Cato', '0.5', '. . . 1w=')]
    : [1, 4, 5, 20, 30, 1006].map((number) => playerLine(number, 'Berg, Bo', '0.0'));

/** A name is cut to its columns. */
const withName = (record: TrfRecord): TrfRecord =>
  record.kind === 'player' || record.kind === 'national' ? { ...record, name: record.name.slice(0, 33) } : record;

describe('characters between the columns', () => {
  const fixed = RECORDS.filter(([id]) => ['001', 'NOR', '310', '013', '240', '250', '260'].includes(id));
  const described = RECORDS.filter(([id]) => ['300', '320', '330', '299'].includes(id));
  const between = (places: Places): number[] => {
    const starts = places.map(([from]) => from);
    return places.flatMap(([, to]) => (starts.includes(to + 2) ? [to + 1] : []));
  };
  const marked = (line: string, column: number): string => `${line.slice(0, column - 1)}x${line.slice(column)}`;

  it.each(fixed)(
    '[TRF-7] a character between the columns of record %s is refused with its column',
    (id, _rule, record, places) => {
      // Without the blank behind its number a national record is none.
      const columns = between(places).filter((column) => column > 9 || id !== 'NOR');
      expect(columns.length).toBeGreaterThan(0);
      for (const column of columns) {
        expect(readLine(marked(makeRecord(record), column)).issues[0]).toBe(`${column} trfMisaligned`);
      }
    },
  );

  it.each(described)(
    '[TRF-24] a character between the columns of record %s is reported, and the line is kept',
    (_id, _rule, record, places) => {
      const file = [playerLine(1, 'Berg, Anna', '0.0'), playerLine(30, 'Dahl, Bo', '0.0')];
      for (const column of between(places)) {
        const { errors, warnings } = findingsOf([...file, marked(makeRecord(record), column)].join('\n'));
        expect(errors).toEqual([]);
        expect(warnings).toEqual([`3:${column} trfUnreadRecord`]);
      }
    },
  );

  it('[TRF-7] a tab is refused anywhere before the last field', () => {
    for (const [, , record] of fixed) {
      const line = `${makeRecord(record).slice(0, 10)}\t${makeRecord(record).slice(11)}`;
      expect(readLine(line).issues[0]).toBe('11 trfTab');
    }
  });
});

describe('points in a file', () => {
  it.each([
    ['4.5', 9],
    ['4,5', 9],
    ['.5', 1],
    [',5', 1],
    ['4', 8],
    ['4.', 8],
    ['0.0', 0],
    ['-1.5', -3],
    ['11.50', 23],
  ])('[TRF-4] the points %s are read as %i half-points', (text, half) => {
    expect(parsePoints(text)).toBe(half);
  });

  it.each(['', '.', '-', '4.25', '1.3', '+1', '1e1', ' 1', '½', '1.0.0', 'x'])(
    '[TRF-4] the text %j is not a number of points',
    (text) => {
      expect(parsePoints(text)).toBeUndefined();
    },
  );

  it.each([
    [0, '0.0'],
    [1, '0.5'],
    [-1, '-0.5'],
    [-4, '-2.0'],
    [23, '11.5'],
  ])('[TRF-4] the half-points %i are written as %s', (half, text) => {
    expect(makePoints(halfPoints(half))).toBe(text);
  });

  it('[TRF-4] points are read as they were written', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999, max: 9999 }), (half) => parsePoints(makePoints(halfPoints(half))) === half),
    );
  });
});

describe('texts in columns', () => {
  const left = { from: 5, to: 8, align: 'left' } as const;
  const right = { from: 10, to: 13, align: 'right' } as const;

  it('[TRF-4] texts are aligned right or left in their field, without trailing blanks', () => {
    expect(
      placeTexts('xyz', [
        { ...left, text: 'ab' },
        { ...right, text: 'cd' },
      ]),
    ).toBe('xyz ab     cd');
    expect(
      placeTexts('xyz', [
        { ...left, text: 'ab' },
        { ...right, text: '' },
      ]),
    ).toBe('xyz ab');
  });

  it('[TRF-4] texts are cut to their field, so that they do not shift the next one', () => {
    expect(
      placeTexts('xyz', [
        { ...left, text: 'abcdef' },
        { ...right, text: '123456' },
      ]),
    ).toBe('xyz abcd 1234');
    expect(
      placeTexts('xyz', [
        { ...left, text: '𝔄𝔅ℭ𝔇𝔈' },
        { ...right, text: '1' },
      ]),
    ).toBe('xyz 𝔄𝔅ℭ𝔇    1');
  });
});
