import { describe, expect, test } from 'vitest';
import { rulesOf, type Variant } from '../../../domain/chess/rules.ts';
import { makeUci } from '../../../domain/chess/square.ts';
import { readTypedMove } from '../../../web/features/game/accessible/typed-move.ts';

const START = rulesOf('Chess').startFen;

function read(text: string, fen = START, variant: Variant = 'Chess'): string {
  const read = readTypedMove(variant, fen, text);
  return read.ok ? makeUci(read.value) : read.key;
}

describe('a typed move', () => {
  test.each([
    ['Nf3', 'g1f3'],
    ['Sf3', 'g1f3'],
    ['Ngf3', 'g1f3'],
    ['g1f3', 'g1f3'],
    ['g1-f3', 'g1f3'],
    [' e4 ', 'e2e4'],
    ['e2e4', 'e2e4'],
    ['e4!', 'e2e4'],
  ])('%s typed at the start of a game means %s', (text, move) => {
    expect(read(text)).toBe(move);
  });

  test.each(['e5', 'e2e5', 'Bc4', 'O-O', 'nf3', '', 'hello', 'e2'])('%j typed at the start is not a move', (text) => {
    expect(read(text)).toBe('notAMove');
  });

  test('a typed move that two knights can make must say which one is meant', () => {
    const fen = 'rnbqkb1r/pppppppp/5n2/8/3P4/5N2/PPP1PPPP/RNBQKB1R w KQkq - 0 1';
    expect(read('Nd2', fen)).toBe('ambiguous');
    expect(read('Nbd2', fen)).toBe('b1d2');
    expect(read('Sfd2', fen)).toBe('f3d2');
    expect(read('b1d2', fen)).toBe('b1d2');
  });

  test('castling is typed with letters or zeros, or as the move of the king', () => {
    const fen = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
    for (const short of ['O-O', '0-0', 'oo', 'e1g1', 'Kg1']) expect(read(short, fen)).toBe('e1g1');
    for (const long of ['O-O-O', '0-0-0', 'e1c1']) expect(read(long, fen)).toBe('e1c1');
  });

  test('a pawn capture is typed with or without the sign, en passant too', () => {
    const fen = 'rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3';
    for (const taken of ['exf6', 'ef6', 'exf6 e.p.', 'e5f6']) expect(read(taken, fen)).toBe('e5f6');
  });

  test('a typed promotion names its piece or leaves it open', () => {
    const fen = '8/4P2k/8/8/8/8/8/K7 w - - 0 1';
    expect(read('e8=Q', fen)).toBe('e7e8q');
    expect(read('e8D', fen)).toBe('e7e8q');
    expect(read('e7e8n', fen)).toBe('e7e8n');
    expect(read('e8', fen)).toBe('e7e8');
    expect(read('e8=K', fen)).toBe('notAMove');
  });

  test('a typed promotion of antichess can name a king, and one of Pawn vs Pawn names no piece', () => {
    expect(read('e8=K', '8/4P2k/8/8/8/8/8/K7 w - - 0 1', 'Antichess')).toBe('e7e8k');
    expect(read('e8', '8/4P2p/8/8/8/8/8/8 w - - 0 1', 'PawnVsPawn')).toBe('e7e8');
  });
});
