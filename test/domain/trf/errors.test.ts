import { describe, expect, it } from 'vitest';
import { isErrorKey } from '../../../contract/http/errors.ts';
import { TRF_ERRORS, TRF_WARNINGS } from '../../../domain/trf/check/issues.ts';
import { findingsOf, playerLine } from '../../support/domain/trf.ts';

const anna = playerLine(1, 'Berg, Anna', '1.0', '2w1');
const bo = playerLine(2, 'Dahl, Bo', '0.0', '1b0');

/** The text with one column (from 1) of a line replaced by the given characters. */
const at = (line: string, column: number, characters: string): string =>
  line.slice(0, column - 1) + characters + line.slice(column - 1 + characters.length);

const errors = (...lines: string[]) => findingsOf(lines.join('\n')).errors;
const warnings = (...lines: string[]) => findingsOf(lines.join('\n')).warnings;

describe('errors of a report', () => {
  const faults: readonly (readonly [what: string, lines: readonly string[], errors: readonly string[]])[] = [
    ['an empty file has no players', [''], ['1:1 trfNoPlayers']],
    ['a start number is a number', [at(anna, 5, '   x'), bo], ['1:8 trfBadNumber']],
    ['a start number must be there', [at(anna, 5, '    '), bo], ['1:5 trfBadNumber']],
    ['a rating is a number', [at(anna, 49, '24x0'), bo], ['1:49 trfBadNumber']],
    ['points are halves', [at(anna, 81, ' 1.3'), bo], ['1:82 trfBadPoints']],
    ['the column before the name stays blank', [at(anna, 14, 'X'), bo], ['1:14 trfMisaligned']],
    ['a rating one column to the left hits a blank column', [at(anna, 48, '2400'), bo], ['1:48 trfMisaligned']],
    ['a colour between its columns is found', [at(anna, 96, 'ww'), bo], ['1:96 trfMisaligned']],
    ['a colour is w, b or -', [at(anna, 97, 'x'), bo], ['1:97 trfBadColor']],
    ['a played game has a colour', [at(anna, 97, '-'), bo], ['1:97 trfBadColor']],
    ['a result is one of the letters', [at(anna, 99, '2'), bo], ['1:99 trfBadResult']],
    ['a half-point bye has no opponent', [at(anna, 99, 'H'), bo], ['1:99 trfBadResult']],
    ['an opponent is a number', [at(anna, 92, '  1x'), bo], ['1:92 trfBadNumber']],
    ['tabs are no columns', [at(anna, 47, '\t'), bo], ['1:47 trfTab']],
    ['a start number is used once', [anna, bo, playerLine(2, 'Lie, Cato', '0.0')], ['3:5 trfDuplicateNumber']],
    ['an opponent exists', [playerLine(1, 'Berg, Anna', '1.0', '3w1')], ['1:92 trfUnknownNumber']],
    ['nobody plays themselves', [playerLine(1, 'Berg, Anna', '1.0', '1w1')], ['1:92 trfSelfPaired']],
    [
      'opponents name each other',
      [anna, playerLine(2, 'Dahl, Bo', '0.0', '3b0'), playerLine(3, 'Lie, Cato', '0.0', '2w1')],
      ['1:92 trfOpponentMismatch'],
    ],
    ['two players do not both have White', [anna, at(bo, 97, 'w')], ['2:97 trfColorMismatch']],
    ['two players do not both win', [anna, at(bo, 99, '1')], ['2:99 trfResultMismatch']],
    ['an unknown result is worth a draw', ['162  X 1.0', anna, bo], ['1:1 trfUnknownPoints']],
    ['a win is not lost by forfeit', [anna, at(bo, 99, '-')], ['2:99 trfResultMismatch']],
    ['rounds are a number', ['142 many', anna, bo], ['1:5 trfBadNumber']],
    ['the initial colour is W or B', ['152 green', anna, bo], ['1:5 trfBadColor']],
    ['points of a win are points', ['162  W 3.x', anna, bo], ['1:7 trfBadPoints']],
    ['a points symbol is known', ['162  Q 3.0', anna, bo], ['1:6 trfBadRecord']],
    ['a bye record names its kind', [anna, bo, '240 X   2    1'], ['3:5 trfBadBye']],
    ['a bye is for a player who is there', [anna, bo, '240 H   2    1    7'], ['3:19 trfUnknownNumber']],
    ['a bye record keeps its columns', [anna, bo, '240 H   2  1 2'], ['3:12 trfBadNumber']],
    ['forbidden pairs are of players who are there', [anna, bo, 'XXP 1 9'], ['3:7 trfUnknownNumber']],
    ['virtual points are points', [anna, bo, 'XXA    1  1.0  x.0'], ['3:16 trfBadPoints']],
    ['a record is followed by a blank', [`0011${anna.slice(4)}`, bo], ['1:4 trfMisaligned']],
  ];
  it.each(faults)('[TRF-6] a broken report is refused with line and column: %s', (_, lines, expected) => {
    expect(errors(...lines)).toEqual(expected);
  });

  it('[TRF-6] every error of a report has a test', () => {
    const shown = new Set(faults.flatMap(([, , found]) => found.map((place) => place.split(' ')[1])));
    expect(TRF_ERRORS.filter((key) => !shown.has(key))).toEqual([]);
  });

  it.each(faults)('[TRF-6] a broken report is refused wherever the error is in the file: %s', (_, lines, expected) => {
    for (const above of [1, 7]) {
      const comments = Array.from({ length: above }, (_, place) => `### ${place + 1}`);
      const moved = expected.map((place) => place.replace(/^\d+/, (line) => String(Number(line) + above)));
      // A file without any players is at fault as a whole.
      expect(errors(...comments, ...lines)).toEqual(lines[0] === '' ? expected : moved);
    }
  });

  it('[TRF-6] all errors of a report are listed in the order of the file', () => {
    expect(errors('142 x', at(anna, 97, 'x'), at(bo, 99, '7'))).toEqual([
      '1:5 trfBadNumber',
      '2:97 trfBadColor',
      '3:99 trfBadResult',
    ]);
  });

  it('[TRF-2] [TRF-6] columns are counted in characters, not in bytes or UTF-16 units', () => {
    const named = anna.replace('Berg, Anna', 'Øye, 𝔄sa '.padEnd(11));
    const shifted = [...named];
    shifted[96] = 'x';
    expect(errors(shifted.join(''), bo)).toEqual(['1:97 trfBadColor']);
  });

  it('[TRF-6] the contract has a text for every error of a report', () => {
    expect(TRF_ERRORS.filter((key) => !isErrorKey(key))).toEqual([]);
  });
});

describe('warnings of a report', () => {
  const oddities: readonly (readonly [what: string, lines: readonly string[], warnings: readonly string[]])[] = [
    ['a plain file has none', [anna, bo], []],
    ['rulers and unknown records', ['DDD SSSS sTTT', anna, bo], ['1:1 trfUnknownRecord']],
    ['comments and empty lines are silent', ['### ruler', '', anna, bo], []],
    ['dates in English', ['042 May 29, 2020', anna, bo], []],
    ['a date that is none', ['042 Whitsun 2020', anna, bo], ['1:5 trfBadDate']],
    ['a tab behind the last field', [anna, bo, '240 H   2    1\t '], []],
    [
      'notes to a player in the words of another program',
      ['DAT 0001 EMAIL a@example.org', anna, bo],
      ['1:1 trfUnknownRecord'],
    ],
    [
      'an adjourned game',
      [playerLine(1, 'Berg, Anna', '0.5', '2w?'), playerLine(2, 'B', '0.5', '1b?')],
      ['1:99 trfAdjourned'],
    ],
    [
      'a late result without the rounds that were paired before',
      ['### Adjournment @ Round 1: 1-2: ? => 1-0', anna, bo],
      ['1:1 trfLateResult'],
    ],
    [
      'a colour without an opponent',
      [at(playerLine(1, 'Berg, Anna', '0.0', '-Z'), 97, 'w'), playerLine(2, 'B', '0.0')],
      ['1:97 trfColorAlone'],
    ],
    [
      'the bye of a round that is to be paired',
      [playerLine(1, 'Berg, Anna', '0.0', '-U'), playerLine(2, 'B', '0.0')],
      ['1:99 trfByeInRoundToCome'],
    ],
    ['tie-breaks that nobody knows', ['202 BH/C1,OTHER_X,SB', anna, bo], ['1:11 trfUnknownTiebreak']],
    ['the number of players', ['062 3', anna, bo], ['1:5 trfCountMismatch']],
    ['points that no result explains', [at(anna, 81, ' 5.5'), bo], ['1:81 trfPointsMismatch']],
    ['a sex nobody has', [at(anna, 10, 'q'), bo], ['1:10 trfBadSex']],
    ['names padded by bytes', [anna.replace('Berg, Anna  ', 'Bjørge, Å '), bo], ['1:15 trfByteColumns']],
    [
      'a name with letters that cannot be seen',
      [anna.replace('Berg, Anna ', 'Berg, Anna\u200b'), bo],
      ['1:15 trfBadName'],
    ],
    ['a name with a tag', [anna.replace('Berg, Anna', '<b>Anna</b'), bo], ['1:15 trfBadName']],
    ['a title nobody has', [at(anna, 11, 'XYZ'), bo], ['1:11 trfBadTitle']],
    ['ranking by the rank column', ['XXC rank', anna, bo], ['1:5 trfUnsupported']],
    ['a decision out of its columns', [anna, bo, '299 +  2.0  2.5   1    1'], ['3:13 trfUnreadRecord']],
    [
      'a game without opponent is a bye',
      [playerLine(1, 'Berg, Anna', '1.0', '-1'), playerLine(2, 'B', '0.0')],
      ['1:99 trfByeSpelling'],
    ],
  ];
  it.each(oddities)('[TRF-6] an odd report is read with the right warnings: %s', (_, lines, expected) => {
    expect(errors(...lines)).toEqual([]);
    expect(warnings(...lines)).toEqual(expected);
  });

  it('[TRF-6] every warning of a report has a test', () => {
    const shown = new Set(oddities.flatMap(([, , found]) => found.map((place) => place.split(' ')[1])));
    expect(TRF_WARNINGS.filter((key) => !shown.has(key))).toEqual([]);
  });

  it('[TRF-6] [TRF-12] a decision can leave both players without the point', () => {
    const lost = playerLine(1, 'Berg, Anna', '0.0', '2w0');
    expect(findingsOf([lost, bo].join('\n'))).toEqual({ errors: [], warnings: [] });
  });
});
