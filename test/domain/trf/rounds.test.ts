import { TextDecoder } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Field, RoundResult } from '../../../domain/tournament/value/field.ts';
import { boardsOf, byesOf } from '../../../domain/trf/convert/to-boards.ts';
import { toField, wasPaired } from '../../../domain/trf/convert/to-field.ts';
import { toTournament } from '../../../domain/trf/convert/to-tournament.ts';
import { TRF_RESULTS, type TrfResult } from '../../../domain/trf/document.ts';
import { trfFileText } from '../../../domain/trf/read/file-text.ts';
import { splitLines } from '../../../domain/trf/read/source-line.ts';
import { toRoundResult, toTrfRound } from '../../../domain/trf/round-result.ts';
import { makeReport } from '../../../domain/trf/write/make-report.ts';
import { writeTrf } from '../../../domain/trf/write/write.ts';
import { fieldOf } from '../../support/domain/field.ts';
import { documentOf, findingsOf, playerLine } from '../../support/domain/trf.ts';
import { anyField } from '../support/any-field.ts';

const file = (...lines: string[]) => documentOf(lines.join('\n'));

describe('the result of a round', () => {
  const game = { kind: 'game', opponent: 2, color: 'white' } as const;
  const forfeit = { kind: 'forfeit', opponent: 2, color: 'white' } as const;

  it.each<[TrfResult, RoundResult]>([
    ['1', { ...game, outcome: 'win' }],
    ['=', { ...game, outcome: 'draw' }],
    ['0', { ...game, outcome: 'loss' }],
    ['W', { ...game, outcome: 'win', unrated: true }],
    ['D', { ...game, outcome: 'draw', unrated: true }],
    ['L', { ...game, outcome: 'loss', unrated: true }],
    ['+', { ...forfeit, outcome: 'win' }],
    ['-', { ...forfeit, outcome: 'loss' }],
    [' ', { kind: 'pending', opponent: 2, color: 'white' }],
  ])('[TRF-10] the result %j with an opponent is read and written unchanged', (result, told) => {
    const round = { opponent: 2, color: 'w', result } as const;
    expect(toRoundResult(round)).toEqual(told);
    expect(toTrfRound(told)).toEqual(round);
  });

  it.each([
    ['U', 'pairing-allocated', 'U'],
    ['F', 'full-point', 'F'],
    ['H', 'half-point', 'H'],
    ['Z', 'zero-point', 'Z'],
    ['+', 'full-point', 'F'],
    ['-', 'zero-point', 'Z'],
    ['1', 'full-point', 'F'],
    ['=', 'half-point', 'H'],
    ['0', 'zero-point', 'Z'],
    [' ', 'zero-point', 'Z'],
  ] as const)(
    '[TRF-10] the result %j without an opponent is a bye: %s, and is written as %s',
    (result, bye, written) => {
      const told = toRoundResult({ opponent: null, color: '-', result });
      expect(told).toEqual({ kind: 'bye', bye });
      expect(toTrfRound(told)).toEqual({ opponent: null, color: '-', result: written });
    },
  );

  it('[TRF-11] the result ? is an adjourned game, and a round without any entry is written as a zero-point bye', () => {
    expect(toRoundResult({ opponent: 2, color: 'b', result: '?' })).toEqual({
      kind: 'pending',
      opponent: 2,
      color: 'black',
      adjourned: true,
    });
    expect(toTrfRound(null)).toEqual({ opponent: null, color: '-', result: 'Z' });
  });

  it('[TRF-10] a forfeit may have no colour', () => {
    const told = toRoundResult({ opponent: 2, color: '-', result: '+' });
    expect(told).toEqual({ kind: 'forfeit', opponent: 2, color: null, outcome: 'win' });
    expect(toTrfRound(told)).toEqual({ opponent: 2, color: '-', result: '+' });
  });
});

describe('the two lines of a game', () => {
  /** Which letters may stand on both sides; every other pair contradicts itself. */
  const FIT = ['1 0', '= =', '= 0', '0 0', 'W L', 'D D', 'D L', 'L L', '+ -', '- -', '? ?', '?  ', '   '];
  const fit = new Set(FIT.flatMap((pair) => [pair, [...pair].reverse().join('')]));
  const letters = TRF_RESULTS.filter((result) => !['H', 'F', 'U', 'Z'].includes(result));
  const pairs = letters.flatMap((one) => letters.map((other) => [one, other] as const));

  it.each(pairs)('[TRF-12] the results %j and %j of a game are accepted only if they match', (one, other) => {
    const { errors } = findingsOf(
      [playerLine(1, 'Berg, Anna', '0.0', `2w${one}`), playerLine(2, 'Dahl, Bo', '0.0', `1b${other}`)].join('\n'),
    );
    expect(errors).toEqual(fit.has(`${one} ${other}`) ? [] : ['2:99 trfResultMismatch']);
  });

  it('[TRF-12] the colour of a forfeit may be missing on one side', () => {
    const one = playerLine(1, 'Berg, Anna', '1.0', '2w+');
    const other = playerLine(2, 'Dahl, Bo', '0.0', '1b-').replace('1 b -', '1 - -');
    expect(findingsOf(`${one}\n${other}`)).toEqual({ errors: [], warnings: [] });
  });
});

describe('any written tournament', () => {
  const report = (field: Field) => ({
    name: 'Open',
    format: 'SwissDutch' as const,
    field,
    players: field.entrants.map(({ number }) => ({ number, name: `Player, ${number}` })),
  });

  /** What a file can tell: a round without any entry is a bye without points, and rounds that nobody was paired in are none. */
  const told = (field: Field): Field => {
    const last = Math.max(
      0,
      ...field.entrants.flatMap(({ results }) => results.map((result, index) => (wasPaired(result) ? index + 1 : 0))),
    );
    const nothing: RoundResult = { kind: 'bye', bye: 'zero-point' };
    return {
      ...field,
      entrants: field.entrants.map((entrant) => ({
        ...entrant,
        results: entrant.results.slice(0, last).map((result) => result ?? nothing),
      })),
    };
  };

  it.each(['TRF26', 'TRF16'] as const)(
    '[TRF-30] a tournament written as %s reads back with the same results, points, ratings and rounds',
    (edition) => {
      fc.assert(
        fc.property(anyField, (field) => {
          const text = writeTrf(makeReport(report(field), { edition }));
          expect(toField(documentOf(text))).toEqual(told(field));
          expect(findingsOf(text)).toEqual({ errors: [], warnings: [] });
        }),
        { numRuns: 150 },
      );
    },
  );

  it('[TRF-29] every pair of a round is on one board, in the order of the scores', () => {
    fc.assert(
      fc.property(anyField, (field) => {
        for (let round = 1; round <= field.rounds; round++) {
          const boards = boardsOf(field, round);
          const seated = boards.flatMap(({ white, black }) => [white, black]);
          const sitting = byesOf(field, round).map(({ number }) => number);
          expect([...seated, ...sitting].sort()).toEqual(field.entrants.map(({ number }) => number).sort());
        }
      }),
    );
  });
});

describe('the boards of a round', () => {
  it('[TRF-29] boards are ordered by the higher score, then the sum, then the lower number', () => {
    // Before round 2: 1, 2, 7 and 8 have a point, 5 and 6 a half, 3 and 4 nothing.
    const field = fieldOf({
      rounds: 2,
      results: {
        1: '3w1 6b1',
        2: '4w1 5b=',
        3: '1b0 4w1',
        4: '2b0 3b0',
        5: '6w= 2w=',
        6: '5b= 1w0',
        7: 'F 8b1',
        8: 'F 7w0',
      },
    });
    expect(boardsOf(field, 1).map(({ white, black }) => [white, black])).toEqual([
      [1, 3],
      [2, 4],
      [5, 6],
    ]);
    expect(boardsOf(field, 2).map(({ white, black }) => [white, black])).toEqual([
      [8, 7],
      [6, 1],
      [5, 2],
      [3, 4],
    ]);
    expect(byesOf(field, 1)).toEqual([
      { number: 7, bye: 'full-point' },
      { number: 8, bye: 'full-point' },
    ]);
  });

  it('[TRF-29] a board has the result of both sides, and none while its game is unfinished', () => {
    const results = { 1: '2w+', 2: '1b-', 3: '4b-', 4: '3w-', 5: '6w?', 6: '5b?', 7: '8w=', 8: '7b0', 9: '.' };
    const field = fieldOf({ rounds: 1, results });
    expect(boardsOf(field, 1).map(({ white, result }) => [white, result])).toEqual([
      [1, 'whiteWinsByForfeit'],
      [4, 'notPlayed'],
      [5, null],
      [7, 'whiteDrawBlackLoses'],
    ]);
    expect(byesOf(field, 1)).toEqual([{ number: 9, bye: 'zero-point' }]);
  });

  it('[TRF-29] a board without colours has the lower number as White', () => {
    const lines = [playerLine(1, 'A', '0.0', '2w-'), playerLine(2, 'B', '1.0', '1b+')].map((line) =>
      line.replace(/ [wb] (.)$/, ' - $1'),
    );
    expect(boardsOf(toField(file(...lines)), 1)).toEqual([
      { white: 1, black: 2, result: 'blackWinsByForfeit', unrated: false },
    ]);
  });

  it('[TRF-10] a board notes a game that was too short to rate', () => {
    const field = toField(file(playerLine(1, 'A', '1.0', '2wW'), playerLine(2, 'B', '0.0', '1bL')));
    expect(boardsOf(field, 1)).toMatchObject([{ result: 'whiteWins', unrated: true }]);
  });
});

describe('the text of a file', () => {
  it('[TRF-2] a file is decoded as UTF-8 if its bytes are valid, else as Windows-1252', () => {
    expect(trfFileText(new TextEncoder().encode('012 Bærum Open'), TextDecoder)).toBe('012 Bærum Open');
    const latin = Uint8Array.from([...'012 B\u00e6rum \u0080'].map((letter) => letter.charCodeAt(0)));
    expect(trfFileText(latin, TextDecoder)).toBe('012 Bærum €');
  });

  it('[TRF-2] a file may begin with a byte order mark', () => {
    expect(toTournament(file(`\ufeff012 Open`, playerLine(1, 'Berg, Anna', '0.0'))).name).toBe('Open');
  });

  it('[TRF-1] a text is split at every kind of line end, and joined again unchanged', () => {
    const ends = fc.constantFrom('\n', '\r\n', '\r');
    const line = fc.string({ unit: fc.constantFrom('a', ' ', 'ø', '𝔄'), maxLength: 5 });
    fc.assert(
      fc.property(fc.array(fc.tuple(line, ends)), line, (parts, rest) => {
        const text = parts.map(([content, end]) => content + end).join('') + rest;
        const lines = splitLines(text);
        expect(lines.map(({ text: content, end }) => content + end).join('')).toBe(text);
        expect(lines.map(({ number }) => number)).toEqual(lines.map((_, index) => index + 1));
        expect(lines.slice(0, -1).every(({ end }) => end !== '')).toBe(true);
      }),
    );
  });
});

describe('the records of the tournament', () => {
  const one = playerLine(1, 'Berg, Anna', '0.0');
  const told = (...lines: string[]) => toTournament(file(...lines, one));

  it('[TRF-15] the tournament records give the name and the dates', () => {
    expect(told('012  Bærum   Open ', '042 2026/11/20', '052 22.11.2026')).toMatchObject({
      name: 'Bærum Open',
      start: '2026-11-20',
      end: '2026-11-22',
    });
    expect(told()).toMatchObject({ name: '', start: null, end: null, announcedRounds: null });
  });

  it('[TRF-15] a count may have remarks after it, but a number of rounds may not', () => {
    expect(findingsOf(`062 1 (1 rated)\n${one}`)).toEqual({ errors: [], warnings: [] });
    expect(findingsOf(`062 one\n${one}`).warnings).toEqual(['1:5 trfBadNumber']);
    expect(findingsOf(`142 5 rounds\n${one}`).errors).toEqual(['1:5 trfBadNumber']);
    expect([told('142 5').announcedRounds, told('XXR 7').announcedRounds]).toEqual([5, 7]);
    expect(told('XXR 7', '142 5').announcedRounds).toBe(5);
  });

  it('[TRF-15] a wrong count gives a warning, and a count of 0 does not', () => {
    expect(findingsOf(`062 2\n${one}`).warnings).toEqual(['1:5 trfCountMismatch']);
    expect(findingsOf(`062 0\n${one}`).warnings).toEqual([]);
  });

  it('[TRF-15] the points of upcoming byes may be included in the score or not', () => {
    const two = [playerLine(1, 'A', '1.0', '2w1 -H'), playerLine(2, 'B', '0.0', '1b0')];
    expect(findingsOf(['142 3', ...two].join('\n')).warnings).toEqual([]);
    expect(findingsOf(['142 3', ...two].join('\n').replace(' 1.0 ', ' 1.5 ')).warnings).toEqual([]);
    expect(findingsOf(['142 3', ...two].join('\n').replace(' 1.0 ', ' 2.0 ')).warnings).toEqual([
      '2:81 trfPointsMismatch',
    ]);
  });

  it('[TRF-15] a score changed by a points adjustment gives no warning', () => {
    const two = [playerLine(1, 'A', '0.0', '2w1'), playerLine(2, 'B', '0.0', '1b0')];
    expect(findingsOf(two.join('\n')).warnings).toEqual(['1:81 trfPointsMismatch']);
    expect(findingsOf([...two, '299          -1.0    1    1'].join('\n')).warnings).toEqual([]);
  });

  it('[TRF-17] the dates of the rounds are read even if they are beside their columns', () => {
    const blanks = ' '.repeat(88);
    expect(told(`132${blanks}26/11/20  26/11/21`).roundDates).toEqual(['2026-11-20', '2026-11-21']);
    expect(told(`132${blanks}  26/11/20  26/11/21`).roundDates).toEqual(['2026-11-20', '2026-11-21']);
    expect(told(`132${blanks}${' '.repeat(10)}26/11/21`).roundDates).toEqual([null, '2026-11-21']);
    expect(told('132 26/11/20 26/11/21').roundDates).toEqual(['2026-11-20', '2026-11-21']);
  });

  it.each([
    ['152 W', 'white'],
    ['152 B', 'black'],
    ['152 w', 'white'],
    ['XXC white1', 'white'],
    ['XXC black1', 'black'],
    ['XXC rank black1', 'black'],
  ])('[TRF-18] the initial colour of "%s" is %s', (line, color) => {
    expect(told(line).initialColor).toBe(color);
  });

  it.each([
    ['Individual: Swiss-System', 'SwissDutch'],
    ['Individual: Swiss-System (Dutch)', 'SwissDutch'],
    ['Individual: Berger', 'RoundRobin'],
    ['Individual: all-play-all', 'RoundRobin'],
    ['Individual: Elimination', 'Knockout'],
    ['Team: Swiss-System (Monrad)', 'TeamMonrad'],
    ['Team: Swiss-System (Konrad)', 'TeamKonrad'],
    ['Individual: Swiss-System (Monrad)', 'Monrad'],
    ['Individual: Swiss-System (Konrad)', 'Konrad'],
    ['Monrad', 'Monrad'],
    ['Team: Round-Robin', 'TeamRoundRobin'],
    ['Team: Knock-out', 'TeamKnockout'],
    ['Individual: Manual', 'ManualPairing'],
    ['Something else', 'SwissDutch'],
  ])('[TRF-20] the tournament type "%s" in 092 is %s', (words, kind) => {
    expect(told(`092 ${words}`).format).toBe(kind);
  });

  it('[TRF-20] the code in 192 takes precedence over the words in 092', () => {
    expect(told('092 Individual: Round-Robin', '192 FIDE_DUTCH_2026').format).toBe('SwissDutch');
    expect(told('092 Individual: Swiss-System', '192 FIDE_TEAM_ROUNDROBIN')).toMatchObject({
      format: 'TeamRoundRobin',
      isTeam: true,
      meetings: 1,
    });
    expect(told('192 FIDE_TEAM_DOUBLEROUNDROBIN').meetings).toBe(2);
  });

  it('[TRF-19] points for White and Black are treated as one, and the later value counts', () => {
    const { points } = told('XXS WW=3 BW=4 WD=1 BD=1.5 WL=0.5 BL=0 ZPB=0.5 FL=1 HPB=2 FPB=3 FW=3.5 PAB=2.5').field;
    expect(points).toEqual({
      win: 8,
      draw: 3,
      loss: 0,
      zeroPointBye: 1,
      forfeitLoss: 2,
      halfPointBye: 4,
      fullPointBye: 6,
      forfeitWin: 7,
      pairingAllocatedBye: 5,
    });
  });

  it('[TRF-19] BBZ and BBF set different points, and A of 162 sets both', () => {
    expect(told('BBZ  0.5', 'BBF  1.0').field.points).toMatchObject({ zeroPointBye: 1, forfeitLoss: 2 });
    expect(told('162  A 1.0').field.points).toMatchObject({ zeroPointBye: 2, forfeitLoss: 2 });
    expect(told('162  X 0.5').field.points).toEqual(told().field.points);
  });
});

describe('the lines of a file', () => {
  const one = playerLine(1, 'Berg, Anna', '0.0');

  it('[TRF-3] an unknown record is kept with a warning, and comments and summaries give none', () => {
    const lines = ['ABC something', '### a comment', '', '801 a summary', '802 another', 'DDD SSSS sTTT NNN'];
    expect(findingsOf([...lines, one].join('\n'))).toEqual({
      errors: [],
      warnings: ['1:1 trfUnknownRecord', '6:1 trfUnknownRecord'],
    });
    expect(writeTrf(file(...lines, one))).toBe([...lines, one].join('\n'));
  });

  it('[TRF-3] a record number must be followed by a blank', () => {
    expect(findingsOf(`012XOpen\n${one}`).errors).toEqual(['1:4 trfMisaligned']);
  });

  it('[TRF-13] a line with a federation code is a national record only if it has a starting number', () => {
    expect(findingsOf(`${one.replace('001', 'NOR')}\n${one}`)).toEqual({ errors: [], warnings: [] });
    expect(findingsOf(`NOR SSSS sTTT\n${one}`).warnings).toEqual(['1:1 trfUnknownRecord']);
    expect(findingsOf(`${one.replace('001', 'nor')}\n${one}`).warnings).toEqual(['1:1 trfUnknownRecord']);
  });

  it('[TRF-9] a starting number is unique and not 0', () => {
    expect(findingsOf(`${one}\n${one}`).errors).toEqual(['2:5 trfDuplicateNumber']);
    expect(findingsOf(playerLine(0, 'Berg, Anna', '0.0')).errors).toContain('1:5 trfBadNumber');
    expect(findingsOf(one.replace('   1 ', '0001 '))).toEqual({ errors: [], warnings: [] });
  });

  it.each(['0   ', '   0', '0000', '    '])('[TRF-9] the rating %j means an unrated player', (rating) => {
    const line = `${one.slice(0, 48)}${rating}${one.slice(52)}`;
    expect(toTournament(file(line)).players[0]?.rating).toBeNull();
  });
});

describe('virtual points', () => {
  const two = [playerLine(1, 'A', '0.0'), playerLine(2, 'B', '0.0')];
  const points = (...lines: string[]) => [...toTournament(file('142 3', ...two, ...lines)).virtualPoints];

  it('[TRF-26] the virtual points of a player take precedence over those of a range', () => {
    expect(points('250       1.0   1   3    1    2', 'XXA    2  0.5')).toEqual([
      [1, [2, 2, 2]],
      [2, [1, 2, 2]],
    ]);
  });

  it('[TRF-26] the virtual points of a range are match points if it has no game points', () => {
    expect(points('250  2.0       1   1    1    1')).toEqual([[1, [4, 0, 0]]]);
    expect(points('250            1   1    1    1')).toEqual([]);
  });
});
