import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromPoints, halfPoints, type PointSystem, pointSystem } from '../../../domain/kernel/points.ts';
import { FORMAT_NAMES, type FormatName } from '../../../domain/tournament/value/formats.ts';
import { NO_OFFICIAL_DATA } from '../../../domain/tournament/value/official-data.ts';
import { spellFormat, tournamentFormatOf, trfFormatOf } from '../../../domain/trf/convert/format.ts';
import { toPairingInput } from '../../../domain/trf/convert/to-pairing-input.ts';
import { readTrf } from '../../../domain/trf/read/read.ts';
import { toAscii } from '../../../domain/trf/write/ascii.ts';
import { makeReport } from '../../../domain/trf/write/make-report.ts';
import type { TournamentReport } from '../../../domain/trf/write/report.ts';
import { writeTrf } from '../../../domain/trf/write/write.ts';
import { fieldOf } from '../../support/domain/field.ts';
import { documentOf, findingsOf, playerLine, trfFileOf } from '../../support/domain/trf.ts';

const open: TournamentReport = {
  name: 'Bærum Open',
  start: '2026-11-20',
  end: '2026-11-22',
  format: 'SwissDutch',
  officialData: {
    ...NO_OFFICIAL_DATA,
    city: 'Sandvika',
    federation: 'NOR',
    chiefArbiter: { name: 'Hansen, Per', title: 'IA', fideNumber: 1500000, email: 'per@example.org' },
    deputyArbiters: [{ name: 'Lie, Kari', title: 'NA', fideNumber: null, email: '' }],
    arbiters: [{ name: 'Moe, Ola', title: null, fideNumber: null, email: '' }],
  },
  timeControl: { words: '90 minutes + 30 seconds per move', code: '5400+30' },
  roundDates: ['2026-11-20', '2026-11-21', '2026-11-22'],
  initialColor: 'black',
  program: 'Rokade 1.0',
  tiebreaks: ['BHC1', 'SB'],
  field: fieldOf({
    rounds: 3,
    ratings: [2401, null, 1899],
    results: { 1: '2b1 3w=', 2: '1w0 U', 3: 'H 1b=' },
  }),
  players: [
    {
      number: 1,
      name: 'Ødegård, Åse',
      sex: 'w',
      title: 'WGM',
      federation: 'NOR',
      fideId: '1500001',
      birth: '1990-05-17',
      rank: 1,
    },
    { number: 2, name: 'Berg, Bo', birth: '2010', rank: 2 },
    { number: 3, name: 'van der Westhuizen Longfellow-Smythe, Archibald', rank: 2 },
  ],
  byes: [{ number: 3, round: 3, bye: 'half-point' }],
  forbidden: [{ numbers: [1, 2], firstRound: 1, lastRound: null }],
  virtualPoints: new Map([[1, [2, 1, 0].map(halfPoints)]]),
};

describe('a report as TRF26', () => {
  it('[TRF-30] a TRF26 report has the columns of the specification', () => {
    expect(writeTrf(makeReport(open, { edition: 'TRF26' })).split('\r\n')).toEqual([
      '012 Bærum Open',
      '022 Sandvika',
      '032 NOR',
      '042 2026/11/20',
      '052 2026/11/22',
      '062 3',
      '072 2',
      '092 Individual: Swiss-System',
      '102 IA Hansen, Per (1500000)',
      '112 Lie, Kari',
      '112 Moe, Ola',
      '122 90 minutes + 30 seconds per move',
      `132${' '.repeat(88)}26/11/20  26/11/21  26/11/22`,
      '142 3',
      '152 B',
      '182 Rokade 1.0',
      '192 FIDE_DUTCH',
      '202 BHC1,SB',
      '222 5400+30',
      '001    1 wWGM Ødegård, Åse                      2401 NOR     1500001 1990/05/17  1.5    1     2 b 1     3 w =',
      '001    2      Berg, Bo                                               2010        1.0    2     1 w 0  0000 - U',
      '001    3      van der Westhuizen, A             1899                             1.0    2  0000 - H     1 b =',
      '240 H   3    3',
      '250       1.0   1   1    1    1',
      '250       0.5   2   2    1    1',
      '260   1   3    1    2',
      '',
    ]);
  });

  it('[TRF-19] a TRF26 report states the points if they are not 1-½-0', () => {
    const field = { ...open.field, points: pointSystem(3, 1, 0) };
    const written = (points: PointSystem) =>
      writeTrf(makeReport({ ...open, field: { ...open.field, points } }, { edition: 'TRF26' }))
        .split('\r\n')
        .filter((line) => line.startsWith('162'));
    expect(written(field.points)).toEqual(['162  W 3.0    D 1.0']);
    expect(written(pointSystem())).toEqual([]);
    expect(written({ ...pointSystem(), pairingAllocatedBye: halfPoints(1) })).toEqual(['162  P 0.5']);
    expect(
      written({ ...pointSystem(3, 1, 1), pairingAllocatedBye: halfPoints(2), zeroPointBye: halfPoints(1) }),
    ).toEqual(['162  W 3.0    D 1.0    L 1.0    A 0.5    P 1.0']);
  });

  it('[TRF-23] a TRF26 report lists teams with their players in board order', () => {
    const teams = [
      {
        number: 1,
        name: 'Moss',
        shortName: 'MOS',
        matchPoints: fromPoints(3),
        gamePoints: fromPoints(7.5),
        rank: 1,
        players: [1, 3],
      },
    ];
    const text = writeTrf(makeReport({ ...open, format: 'TeamSwissDutch', teams }, { edition: 'TRF26' }));
    expect(text).toContain('082 1\r\n');
    expect(text).toContain(`310   1 Moss                             MOS             3.0    7.5   1     1    3\r\n`);
  });
});

describe('a report as TRF16', () => {
  const text = writeTrf(makeReport(open, { edition: 'TRF16', ascii: true }));

  it('[TRF-31] a TRF16 report uses the codes of pairing programs instead of TRF26 records', () => {
    expect(text).not.toMatch(/^(142|152|162|182|192|202|212|222|240|250|260|310) /m);
    expect(text).toMatch(/^XXR 3\r\nXXC black1\r$/m);
    expect(text).toMatch(/^XXA {4}1 {2}1\.0 {2}0\.5 {2}0\.0\r\nXXP 1 2\r$/m);
  });

  it('[TRF-31] a TRF16 report has byes for upcoming rounds in their columns', () => {
    expect(text).toMatch(/ {2}0000 - H {5}1 b = {2}0000 - H\r\n/);
  });

  it('[TRF-31] a TRF16 report has ASCII names on request', () => {
    expect(text).toContain('Odegard, Ase');
    expect(/\P{ASCII}/u.test(text)).toBe(false);
  });
});

describe.each(['TRF16', 'TRF26'] as const)('a report read back from %s', (edition) => {
  const text = writeTrf(makeReport(open, { edition }));

  it('[TRF-30] a written report is read back without errors or warnings', () => {
    expect(findingsOf(text)).toEqual({ errors: [], warnings: [] });
  });

  it('[TRF-30] a written report gives the same field and the same round to pair', () => {
    const { tournament } = trfFileOf(text);
    expect(tournament.field).toEqual(open.field);
    expect(toPairingInput(tournament)).toMatchObject({
      round: 3,
      present: [1, 2],
      initialColor: 'black',
      forbidden: [[1, 2]],
      virtualPoints: new Map([[1, [2, 1, 0]]]),
    });
  });
});

it('[TRF-14] a report can be read back whatever the names are', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), fc.boolean(), (name, ascii) => {
      const players = open.players.map((player) => ({ ...player, name }));
      const report = { ...open, name, city: name, players };
      const reading = readTrf(writeTrf(makeReport(report, { edition: 'TRF26', ascii })));
      return reading.ok && reading.value.warnings.length === 0;
    }),
  );
});

it('[TRF-31] names in other alphabets are converted to ASCII', () => {
  expect(toAscii('Łukasz Æsøå Müller Đoković 日')).toBe('Lukasz AEsoa Muller Dokovic ?');
});

describe('the tournament type', () => {
  it.each(FORMAT_NAMES)('[TRF-20] the format %s is recognised from its words and code', (kind) => {
    const { words, code } = spellFormat(kind);
    const document = documentOf(`092 ${words}\n192 ${code}\n${playerLine(1, 'Berg, Anna', '0.0')}`);
    expect(tournamentFormatOf(document)).toBe(kind);
  });

  it('[TRF-20] a double round robin is written with or without the reversal of its last rounds', () => {
    const code = (format: FormatName, meetings: number, reverseLastRounds: boolean) =>
      spellFormat(format, { meetings, reverseLastRounds }).code;
    expect(code('RoundRobin', 2, true)).toBe('FIDE_DOUBLEROUNDROBIN');
    expect(code('RoundRobin', 2, false)).toBe('BERGER_DOUBLEROUNDROBIN');
    expect(code('TeamRoundRobin', 2, false)).toBe('BERGER_TEAM_DOUBLEROUNDROBIN');
    expect(code('RoundRobin', 1, false)).toBe('FIDE_ROUNDROBIN');
  });

  const types: readonly (readonly [string, ReturnType<typeof trfFormatOf>])[] = [
    ['', { system: 'swiss', isTeam: false, meetings: 1, reverseLastRounds: true }],
    [
      '092 Individual: Double Round-Robin',
      { system: 'roundRobin', isTeam: false, meetings: 2, reverseLastRounds: true },
    ],
    ['192 FIDE_DOUBLEROUNDROBIN', { system: 'roundRobin', isTeam: false, meetings: 2, reverseLastRounds: true }],
    ['192 FIDE_DUTCH_2026_BAKU', { system: 'swiss', isTeam: false, meetings: 1, reverseLastRounds: true }],
    ['192 FIDE_TEAM_BAKU', { system: 'swiss', isTeam: true, meetings: 1, reverseLastRounds: true }],
    ['092 Team: Round Robin', { system: 'roundRobin', isTeam: true, meetings: 1, reverseLastRounds: true }],
    ['092 Individual: Knock-out', { system: 'knockout', isTeam: false, meetings: 1, reverseLastRounds: true }],
    ['192 BERGER_DOUBLEROUNDROBIN', { system: 'roundRobin', isTeam: false, meetings: 2, reverseLastRounds: false }],
    ['192 BERGER_ROUNDROBIN_G2', { system: 'roundRobin', isTeam: false, meetings: 2, reverseLastRounds: false }],
    ['192 BERGER_TEAM_ROUNDROBIN', { system: 'roundRobin', isTeam: true, meetings: 1, reverseLastRounds: false }],
  ];
  it.each(types)('[TRF-20] the tournament type of "%s" is recognised', (record, kind) => {
    expect(trfFormatOf(documentOf(`${record}\n${playerLine(1, 'Berg, Anna', '0.0')}`))).toEqual(kind);
  });
});
