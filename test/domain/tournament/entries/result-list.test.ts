import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readResultList } from '../../../../domain/tournament/standings/result-list.ts';

const read = (text: string) =>
  readResultList(text).map((entry) =>
    entry.kind === 'result' ? `${entry.board} ${entry.result}` : `${entry.from}-${entry.to} ${entry.fault}`,
  );

describe('a list of results', () => {
  it('[BOARD-7] a list of results has each board followed by its result', () => {
    expect(read('12 1, 13 =, 14 0, 15 +-; 16 -+\n17 --, 18 *')).toEqual([
      '12 whiteWins',
      '13 draw',
      '14 blackWins',
      '15 whiteWinsByForfeit',
      '16 blackWinsByForfeit',
      '17 notPlayed',
      '18 null',
    ]);
  });

  it('[BOARD-7] results can be written as in a cross table, with any dash and without spaces', () => {
    expect(read('1 1-0, 2 0–1, 3 ½-½, 4 1/2, 5=, 6 +:−, 7 D, 8 r')).toEqual([
      '1 whiteWins',
      '2 blackWins',
      '3 draw',
      '4 draw',
      '5 draw',
      '6 whiteWinsByForfeit',
      '7 draw',
      '8 draw',
    ]);
  });

  it('[BOARD-7] results after a penalty are read: 0-0, and half a point against nothing', () => {
    expect(read('1 0-0, 2 ½-0, 3 1/2–0, 4 =-0, 5 0-½, 6 0−1/2, 7 0-=, 8 1/2-1/2')).toEqual([
      '1 bothLose',
      '2 whiteDrawBlackLoses',
      '3 whiteDrawBlackLoses',
      '4 whiteDrawBlackLoses',
      '5 whiteLosesBlackDraw',
      '6 whiteLosesBlackDraw',
      '7 whiteLosesBlackDraw',
      '8 draw',
    ]);
  });

  it('[BOARD-7] a board of a match is named by the match and the board', () => {
    expect(read('3.2 1')).toEqual(['3.2 whiteWins']);
  });

  it.each([
    ['121', '0-3 result'],
    ['12', '0-2 result'],
    ['1-0', '0-3 result'],
    ['12 +', '0-4 result'],
    ['12 10', '0-5 result'],
    ['12 1 13 =', '0-9 result'],
    ['Aas 1', '0-5 board'],
    ['0 1', '0-3 board'],
  ])('[BOARD-7] the ambiguous entry %s is an error', (text, fault) => {
    expect(read(text)).toEqual([fault]);
  });

  it('[BOARD-7] each error of a list has its position, and a repeated board is an error', () => {
    expect(read(' 1 1,, x, 2 ?, 1 0')).toEqual(['1 whiteWins', '7-8 board', '10-13 result', '15-18 twice']);
  });

  it('[BOARD-7] every entry of any text gives one line, in the order of the text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const entries = readResultList(text);
        for (const { from, to, text: told } of entries) expect(text.slice(from, to)).toBe(told);
        expect(entries).toHaveLength(text.split(/[,;\n]/).filter((entry) => entry.trim() !== '').length);
      }),
    );
  });
});
