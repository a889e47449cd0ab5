import { describe, expect, it } from 'vitest';
import { halfPoints, pointSystem } from '../../../domain/kernel/points.ts';
import { NO_OFFICIAL_DATA } from '../../../domain/tournament/value/official-data.ts';
import { toTournament } from '../../../domain/trf/convert/to-tournament.ts';
import { forbiddenIn } from '../../../domain/trf/pairing-rules.ts';
import { accelerationRecords, byeRecords, forbiddenRecords } from '../../../domain/trf/write/make-pairing-records.ts';
import { makeReport } from '../../../domain/trf/write/make-report.ts';
import { renewReport } from '../../../domain/trf/write/renew-report.ts';
import type { PlayerReport, TournamentReport } from '../../../domain/trf/write/report.ts';
import { makeRecord, writeTrf } from '../../../domain/trf/write/write.ts';
import { fieldOf } from '../../support/domain/field.ts';
import { newField } from '../../support/domain/pairing-input.ts';
import { documentOf, playerLine } from '../../support/domain/trf.ts';

const NAMES = ['Berg, Anna', 'Dahl, Bo', 'Lie, Cato', 'Moe, Dina'];

const report = (changes: Partial<TournamentReport> = {}): TournamentReport => ({
  name: 'Open',
  format: 'SwissDutch',
  field: newField(4, 3),
  players: NAMES.map((name, index) => ({ number: index + 1, name, rank: index + 1 })),
  ...changes,
});

const linesOf = (changes: Partial<TournamentReport>, edition: 'TRF16' | 'TRF26' = 'TRF26'): string[] =>
  writeTrf(makeReport(report(changes), { edition })).split('\r\n');

const linesWith = (id: string, changes: Partial<TournamentReport>, edition: 'TRF16' | 'TRF26' = 'TRF26'): string[] =>
  linesOf(changes, edition).filter((line) => line.startsWith(`${id} `));

describe('a name in its columns', () => {
  const written = (name: string): string => {
    const players: PlayerReport[] = [{ number: 1, name }];
    const [line = ''] = linesWith('001', { field: newField(1, 3), players });
    return [...line].slice(14, 47).join('').trimEnd();
  };

  it.each([
    ['of 33 letters stands whole', 'a'.repeat(33), 'a'.repeat(33)],
    ['of 34 letters in one word is cut', 'a'.repeat(34), 'a'.repeat(33)],
    ['ends with the word that ends with the column', `${'a'.repeat(33)} bbb`, 'a'.repeat(33)],
    ['ends with a whole word', `${'a'.repeat(20)} ${'b'.repeat(20)}`, 'a'.repeat(20)],
    ['ends with the last whole word of several', `aaa bbb ${'c'.repeat(24)} ddd eee`, `aaa bbb ${'c'.repeat(24)}`],
    [
      'keeps the last name and the first given names',
      'Nordmann, Kari Elisabeth Margrethe',
      'Nordmann, Kari Elisabeth M',
    ],
    [
      'has initials for given names where it has to',
      'Fernández-Castro y Álvarez, María José',
      'Fernández-Castro y Álvarez, M J',
    ],
    [
      'keeps its comma where the last name is too long',
      'van der Westhuizen Longfellow-Smythe, Archibald',
      'van der Westhuizen, A',
    ],
    ['counts letters, not their halves', '𝔄'.repeat(33), '𝔄'.repeat(33)],
  ])('[TRF-30] a written name %s', (_, name, wanted) => {
    expect(written(name)).toBe(wanted);
  });
});

describe('defaults in a written report', () => {
  it('[TRF-30] a report has no empty records, no missing dates and no default points', () => {
    const ids = linesOf({ officialData: NO_OFFICIAL_DATA, tiebreaks: undefined as never }).map((line) =>
      line.slice(0, 3),
    );
    expect(ids).toEqual(['012', '062', '072', '092', '142', '192', '001', '001', '001', '001', '']);
    expect(linesOf({}, 'TRF16').map((line) => line.slice(0, 3))).toEqual([
      ...['012', '062', '072', '092', 'XXR', '001', '001', '001', '001', ''],
    ]);
  });

  it('[TRF-19] points other than 1-½-0 are written in the codes of each edition', () => {
    const field = { ...newField(4, 3), points: pointSystem(3, 1, 0) };
    expect(linesWith('162', { field })).toHaveLength(1);
    const codes = linesOf({ field }, 'TRF16').filter((line) => line.startsWith('BB'));
    expect(codes).toEqual(['BBW  3.0', 'BBD  1.0', 'BBL  0.0', 'BBZ  0.0', 'BBF  0.0', 'BBU  3.0']);
  });

  it('[TRF-20] a double round robin is written in words and as a code', () => {
    expect(linesWith('092', { format: 'RoundRobin', meetings: 2 })).toEqual(['092 Individual: Double Round-Robin']);
    expect(linesWith('192', { format: 'TeamRoundRobin', meetings: 2 })).toEqual(['192 FIDE_TEAM_DOUBLEROUNDROBIN']);
    expect(linesWith('192', { format: 'RoundRobin', meetings: 1 })).toEqual(['192 FIDE_ROUNDROBIN']);
    expect(linesWith('192', { format: 'SwissDutch', meetings: 2 })).toEqual(['192 FIDE_DUTCH']);
    expect(linesWith('192', { format: 'SwissDutch', isBaku: true })).toEqual(['192 FIDE_DUTCH_BAKU']);
  });
});

describe('written pairing constraints', () => {
  const spelled = (records: ReturnType<typeof byeRecords>) => records.map(makeRecord);

  it('[TRF-25] requested byes have a line for each round and kind, with sorted numbers', () => {
    const byes = [
      { number: 7, round: 12, bye: 'half-point' },
      { number: 9, round: 2, bye: 'zero-point' },
      { number: 3, round: 2, bye: 'zero-point' },
      { number: 4, round: 2, bye: 'full-point' },
    ] as const;
    expect(spelled(byeRecords(byes))).toEqual(['240 F   2    4', '240 Z   2    3    9', '240 H  12    7']);
  });

  it('[TRF-26] virtual points are combined for neighbouring players and for rounds with the same value', () => {
    const points = (...halves: number[]) => halves.map(halfPoints);
    const virtual = new Map([
      [4, points(2, 2, 1)],
      [1, points(2, 2, 1)],
      [2, points(2, 2, 1)],
      [5, points(0, 2, 0)],
    ]);
    expect(spelled(accelerationRecords(virtual, 'TRF26'))).toEqual([
      '250       1.0   1   2    1    2',
      '250       0.5   3   3    1    2',
      '250       1.0   1   2    4    4',
      '250       0.5   3   3    4    4',
      '250       1.0   2   2    5    5',
    ]);
    expect(spelled(accelerationRecords(virtual, 'TRF16'))).toEqual([
      'XXA    1  1.0  1.0  0.5',
      'XXA    2  1.0  1.0  0.5',
      'XXA    4  1.0  1.0  0.5',
      'XXA    5  0.0  1.0  0.0',
    ]);
  });

  it('[TRF-27] forbidden pairs are written with their rounds, or in the older code for the next round only', () => {
    const forbidden = [
      { numbers: [1, 2], firstRound: 1, lastRound: null },
      { numbers: [3, 4], firstRound: 1, lastRound: 1 },
      { numbers: [1, 4], firstRound: 5, lastRound: null },
    ];
    const field = fieldOf({ rounds: 3, results: { 1: '2w1', 2: '1b0', 3: '4w=', 4: '3b=' } });
    expect(forbiddenRecords(report({ field, forbidden }), 'TRF26').map(makeRecord)).toEqual([
      '260   1   3    1    2',
      '260   1   1    3    4',
      '260   5   5    1    4',
    ]);
    expect(forbiddenRecords(report({ field, forbidden }), 'TRF16').map(makeRecord)).toEqual(['XXP 1 2']);
  });

  it('[TRF-27] forbidden pairs hold from their first round to their last, both included', () => {
    const group = { firstRound: 2, lastRound: 3 };
    expect([1, 2, 3, 4].map((round) => forbiddenIn([group], round).length)).toEqual([0, 1, 1, 0]);
    expect([1, 2, 99].map((round) => forbiddenIn([{ firstRound: 2, lastRound: null }], round).length)).toEqual([
      0, 1, 1,
    ]);
  });
});

describe('the renewed file of an imported tournament', () => {
  const all = new Map([1, 2, 3, 4].map((number) => [number, number]));
  const file = (...more: string[]) =>
    documentOf(['012 Open', ...NAMES.map((name, index) => playerLine(index + 1, name, '0.0')), ...more].join('\n'));
  const played = (results: Readonly<Record<number, string>>) =>
    report({ field: fieldOf({ rounds: 3, ratings: [null, null, null, null], results }) });

  it('[TRF-32] the renewed file has a corrected result', () => {
    const first = renewReport(file(), played({ 1: '2w1', 2: '1b0', 3: '4w=', 4: '3b=' }), all);
    const again = renewReport(first, played({ 1: '2w0', 2: '1b1', 3: '4w=', 4: '3b=' }), all);
    expect(writeTrf(again)).toContain('0.0    1     2 w 0\n');
    expect(writeTrf(again)).toContain('1.0    2     1 b 1\n');
    expect(renewReport(again, played({ 1: '2w0', 2: '1b1', 3: '4w=', 4: '3b=' }), all)).toBe(again);
  });

  it('[TRF-32] the renewed file has another opponent with the same result', () => {
    const first = renewReport(file(), played({ 1: '2w1', 2: '1b0', 3: '4w1', 4: '3b0' }), all);
    const again = renewReport(first, played({ 1: '4w1', 4: '1b0', 3: '2w1', 2: '3b0' }), all);
    expect(toTournament(again).field.entrants.map(({ results }) => results[0])).toMatchObject([
      { opponent: 4 },
      { opponent: 3 },
      { opponent: 2 },
      { opponent: 1 },
    ]);
  });

  it('[TRF-32] a late entrant is added after the last player, and everything else keeps its place', () => {
    const entrants = [...newField(4, 3).entrants, { number: 5, rating: null, results: [] }];
    const more = report({
      field: { ...newField(4, 3), entrants },
      players: [...report().players, { number: 5, name: 'Ek, Geir' }],
    });
    const text = writeTrf(renewReport(file('### the end'), more, all));
    expect(text.split('\n').map((line) => line.slice(0, 8))).toEqual([
      ...['012 Open', '001    1', '001    2', '001    3', '001    4', '001    5', '### the '],
    ]);
  });

  it('[TRF-32] a national record follows its player to a new number, and is removed with a player who left', () => {
    const national = (number: number) =>
      playerLine(number, 'Berg, Anna', '').replace('001', 'NOR').slice(0, 79).trimEnd();
    const without = report({
      field: { ...newField(4, 3), entrants: newField(3, 3).entrants },
      players: report()
        .players.slice(1)
        .map((player, index) => ({ ...player, number: index + 1 })),
    });
    const now = new Map([2, 3, 4].map((number) => [number, number - 1]));
    const text = writeTrf(renewReport(file(national(1), national(3)), without, now));
    expect(text.split('\n').filter((line) => line.startsWith('NOR'))).toEqual([national(2)]);
  });

  it('[TRF-32] the renewed file keeps the numbers of a points adjustment for a player who stays', () => {
    const decisions = [{ points: halfPoints(-2), after: 1 }];
    const entrants = newField(4, 3).entrants.slice(1);
    const without = report({
      field: { ...newField(4, 3), entrants: entrants.map((one) => (one.number === 2 ? { ...one, decisions } : one)) },
      players: report().players.slice(1),
    });
    const now = new Map([2, 3, 4].map((number) => [number, number]));
    const text = writeTrf(renewReport(file('299          -1.0    1    1    2'), without, now));
    expect(text).toContain('299          -1.0    1    2');
  });

  it('[TRF-32] the renewed file requests the current byes, in whatever order they are given', () => {
    const byes = [
      { number: 2, round: 3, bye: 'half-point' },
      { number: 1, round: 2, bye: 'zero-point' },
    ] as const;
    const asked = file('142 3', '240 Z   2    1', '240 H   3    2');
    expect(renewReport(asked, report({ byes }), all)).toBe(asked);
    const text = writeTrf(renewReport(asked, report({ byes: byes.slice(0, 1) }), all));
    expect(toTournament(documentOf(text)).byes).toEqual([byes[0]]);
  });

  it('[TRF-1] new lines end as the first line of the file does', () => {
    const unix = file('142 3');
    const dos = documentOf(writeTrf(unix).replaceAll('\n', '\r\n'));
    const mac = documentOf(writeTrf(unix).replaceAll('\n', '\r'));
    const asked = report({ byes: [{ number: 1, round: 1, bye: 'half-point' }] });
    const endOf = (document: Parameters<typeof renewReport>[0]) =>
      /240 H {3}1 {4}1(\r\n|\n|\r)$/.exec(writeTrf(renewReport(document, asked, all)))?.[1];
    expect([endOf(unix), endOf(dos), endOf(mac)]).toEqual(['\n', '\r\n', '\r']);
  });
});
