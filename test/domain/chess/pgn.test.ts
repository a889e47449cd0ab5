import { describe, expect, it } from 'vitest';
import { encodeEntry, encodeMoves } from '../../../domain/chess/moves.ts';
import type { PgnGame } from '../../../domain/chess/pgn.ts';
import { replay } from '../../../domain/chess/replay.ts';
import { type Move, parseUci } from '../../../domain/chess/square.ts';
import { gamePgn } from '../../support/domain/game-pgn.ts';

const moves = (text: string): Move[] => text.split(' ').flatMap((uci) => parseUci(uci) ?? []);

const scholar: PgnGame = {
  event: 'Club "Spring" Open',
  date: '2026-11-21',
  round: 3,
  white: { name: 'Berg, Kari' },
  black: { name: 'Dahl, Ola' },
  result: 'whiteWins',
  variant: 'Chess',
  timeControl: { initial: 300, increment: 2 },
  record: encodeMoves(moves('e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7')),
};

describe('the PGN of a game', () => {
  it('a PGN has the seven tag roster first, then the other tags, then the moves and the result', () => {
    expect(gamePgn(scholar)).toBe(
      [
        '[Event "Club \\"Spring\\" Open"]',
        '[Site "?"]',
        '[Date "2026.11.21"]',
        '[Round "3"]',
        '[White "Berg, Kari"]',
        '[Black "Dahl, Ola"]',
        '[Result "1-0"]',
        '[TimeControl "300+2"]',
        '',
        '1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0',
        '',
      ].join('\n'),
    );
  });

  it('a PGN shows a draw offer as a comment after the move that it came with', () => {
    const offered =
      encodeMoves(moves('e2e4')) +
      encodeEntry({ kind: 'comment', comment: 'drawOffered', side: 'white' }) +
      encodeEntry({ kind: 'comment', comment: 'drawDeclined', side: 'black' }) +
      encodeMoves(moves('e7e5'));
    expect(gamePgn({ ...scholar, record: offered, result: 'draw' })).toContain('\n1. e4 {(=)} 1... e5 1/2-1/2\n');
  });

  it('a PGN gives the clock after each move where the times of all moves are known', () => {
    const record = encodeMoves(moves('e2e4 e7e5 d1h5'));
    const timed = gamePgn({ ...scholar, record, clocks: [300, 3_661.96, 0.04] });
    expect(timed).toContain('\n1. e4 {[%clk 0:05:00]} 1... e5 {[%clk 1:01:01.9]} 2. Qh5 {[%clk 0:00:00]} 1-0\n');
    expect(gamePgn({ ...scholar, record, clocks: [300] })).toContain('\n1. e4 e5 2. Qh5 1-0\n');
  });

  it('a PGN has the result * for a game that nobody has won or drawn', () => {
    expect(gamePgn({ ...scholar, result: null })).toContain('[Result "*"]');
    expect(gamePgn({ ...scholar, result: 'notPlayed', record: '' })).toMatch(/\n\n\*\n$/);
  });

  it('a PGN names the variant and wraps lines at eighty characters', () => {
    const long = encodeMoves(moves(Array.from({ length: 12 }, () => 'g1f3 g8f6 f3g1 f6g8').join(' ')));
    const lines = gamePgn({ ...scholar, record: long, result: null }).split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(gamePgn({ ...scholar, variant: 'PawnVsPawn', record: '', result: null })).toContain(
      '[Variant "Pawn vs Pawn"]',
    );
  });

  it('a record with an illegal move is refused with the squares of that move', () => {
    expect(replay('Chess', encodeMoves(moves('e2e5')))).toEqual({
      ok: false,
      key: 'illegalMove',
      params: { from: 'e2', to: 'e5' },
    });
  });
});
