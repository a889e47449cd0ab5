import { describe, expect, it } from 'vitest';
import {
  boardEnd,
  canWin,
  claimableDraw,
  type Position,
  playMove,
  startPosition,
} from '../../../domain/chess/position.ts';
import { rulesOf, type Variant } from '../../../domain/chess/rules.ts';
import { parseUci } from '../../../domain/chess/square.ts';

const at = (fen: string, variant: Variant = 'Chess'): Position => ({ ...startPosition(variant), fen });

const tryMove = (position: Position, uci: string) => {
  const move = parseUci(uci);
  if (move === undefined) throw new Error(`no move: ${uci}`);
  return playMove(position, move);
};

function line(position: Position, text: string): Position {
  return text.split(' ').reduce((before, uci) => {
    const after = tryMove(before, uci);
    if (!after.ok) throw new Error(`${uci}: ${after.key}`);
    return after.value;
  }, position);
}

describe('a chess position', () => {
  it.each([
    ['checkmate', 'k7/1Q6/1K6/8/8/8/8/8 b - - 0 1', 'white'],
    ['stalemate', 'k7/2Q5/1K6/8/8/8/8/8 b - - 0 1', null],
    ['deadPosition', 'k7/8/1K6/8/8/8/8/8 b - - 0 1', null],
    ['deadPosition', 'k7/8/1K6/8/8/8/8/5B2 b - - 0 1', null],
    ['deadPosition', 'k7/8/1K6/8/8/8/8/5N2 b - - 0 1', null],
    ['deadPosition', 'k1b5/8/1K6/8/8/8/8/5B2 b - - 0 1', null],
  ] as const)('a chess position ends by %s: %s', (reason, fen, winner) =>
    expect(boardEnd(at(fen))).toEqual({ winner, reason }),
  );

  it.each([
    ['knight against knight', 'kn6/8/1K6/8/8/8/8/5N2 w - - 0 1'],
    ['two knights against the king', 'k7/8/1K6/8/8/8/8/4NN2 w - - 0 1'],
    ['bishops of opposite colours', 'kb6/8/1K6/8/8/8/8/5B2 w - - 0 1'],
  ])('a chess position does not end with %s', (_, fen) => expect(boardEnd(at(fen))).toBeNull());

  it.each([
    ['a bare king', '8/4k3/8/8/8/8/8/QK6 w - - 0 1', false],
    ['a knight against a queen', '8/4kn2/8/8/8/8/8/QK6 w - - 0 1', false],
    ['a knight against a rook', '8/4kn2/8/8/8/8/8/RK6 w - - 0 1', true],
    ['a bishop against a queen', '8/4kb2/8/8/8/8/8/QK6 w - - 0 1', false],
    ['a bishop against a pawn', '8/4kb2/8/8/8/8/P7/1K6 w - - 0 1', true],
    ['a pawn', '8/4kp2/8/8/8/8/8/QK6 w - - 0 1', true],
  ])('a chess position with %s for Black knows whether Black can still win on time', (_, fen, can) =>
    expect(canWin(at(fen), 'black')).toBe(can),
  );

  it('castling is accepted only as the king’s move of two squares', () => {
    const castling = at('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1');
    expect(tryMove(castling, 'e1h1')).toEqual({ ok: false, key: 'illegalMove' });
    expect(line(castling, 'e1g1 e8c8').fen).toBe('2kr3r/8/8/8/8/8/8/R4RK1 w - - 2 2');
    expect(rulesOf('Chess').legalDestinations(castling.fen).get(4)).toEqual(expect.arrayContaining([2, 6]));
    expect(rulesOf('Chess').legalDestinations(castling.fen).get(4)).not.toEqual(expect.arrayContaining([7]));
  });

  it('a pawn move to the last rank is refused until it names a promotion piece', () => {
    const promotion = at('6n1/P6P/8/8/8/4k3/8/4K3 w - - 0 1');
    expect(tryMove(promotion, 'h7g8')).toEqual({ ok: false, key: 'promotionRequired' });
    for (const uci of ['h7g8p', 'h7g8k', 'e1d1q', 'h7f8', 'h7f8q']) {
      expect(tryMove(promotion, uci)).toEqual({ ok: false, key: 'illegalMove' });
    }
    expect(tryMove(promotion, 'h7g8n').ok).toBe(true);
  });

  it('a draw can be claimed at the third occurrence of a position, and the fifth ends the game', () => {
    const shuffle = 'g1f3 g8f6 f3g1 f6g8';
    const twice = line(startPosition('Chess'), shuffle);
    expect(claimableDraw(twice)).toBeNull();
    const thrice = line(twice, shuffle);
    expect([claimableDraw(thrice), boardEnd(thrice)]).toEqual(['threefoldRepetition', null]);
    const fourth = line(thrice, shuffle);
    expect(boardEnd(line(fourth, 'g1f3 g8f6 f3g1'))).toBeNull();
    expect(boardEnd(line(fourth, shuffle))).toEqual({ winner: null, reason: 'fivefoldRepetition' });
  });

  it('a position does not repeat across a change of castling rights or a pawn move', () => {
    const rights = line(at('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1'), 'h1g1 h8g8 g1h1 g8h8 h1g1 h8g8 g1h1 g8h8');
    expect(claimableDraw(rights)).toBeNull();
    const pawn = line(startPosition('Chess'), 'g1f3 g8f6 e2e4');
    expect(pawn.reversible).toEqual([]);
  });

  it('a position with a possible en passant capture is a different one, unless the capture would expose the king', () => {
    const shuffle = 'e8d8 h1h2 d8e8 h2h1';
    const possible = at('4k3/8/8/8/4p3/8/3P4/5R1K w - - 0 1');
    const pinned = at('4k3/8/8/8/4p3/8/3P4/4R2K w - - 0 1');
    expect(line(possible, 'd2d4').fen).toContain(' d3 ');
    expect(line(pinned, 'd2d4').fen).toContain(' - - ');
    expect(claimableDraw(line(possible, `d2d4 ${shuffle} ${shuffle}`))).toBeNull();
    expect(claimableDraw(line(pinned, `d2d4 ${shuffle} ${shuffle}`))).toBe('threefoldRepetition');
  });

  it('a draw can be claimed after fifty moves, and the game ends after seventy-five unless the last move is mate', () => {
    const near = (halfMoves: number) => at(`k7/7R/1K6/8/8/8/8/8 w - - ${halfMoves} 90`);
    expect(claimableDraw(line(near(98), 'h7g7'))).toBeNull();
    expect(claimableDraw(line(near(99), 'h7g7'))).toBe('fiftyMoves');
    expect(boardEnd(line(near(149), 'h7g7'))).toEqual({ winner: null, reason: 'seventyFiveMoves' });
    expect(boardEnd(line(near(149), 'h7h8'))).toEqual({ winner: 'white', reason: 'checkmate' });
  });
});

describe('an antichess position', () => {
  it('an antichess player must capture, and the king can be captured', () => {
    const forced = line(startPosition('Antichess'), 'e2e3 b7b5');
    for (const uci of ['d2d4', 'f1c4', 'e1e2']) expect(tryMove(forced, uci).ok).toBe(false);
    const taken = line(forced, 'f1b5 d7d6 b5e8 d8e8');
    expect(boardEnd(taken)).toBeNull();
  });

  it('an antichess pawn can promote to a king', () => {
    expect(tryMove(at('8/P7/8/8/8/8/7p/8 w - - 0 1', 'Antichess'), 'a7a8k').ok).toBe(true);
  });

  it.each([
    ['lostAllPieces', '8/8/8/8/8/8/8/7r w - - 0 1', 'white'],
    ['noLegalMove', '8/8/8/8/p7/P7/8/8 w - - 0 1', 'white'],
    ['deadPosition', '8/8/8/8/8/8/5b2/5B2 w - - 0 1', null],
  ] as const)('an antichess position ends by %s', (reason, fen, winner) => {
    expect(boardEnd(at(fen, 'Antichess'))).toEqual({ winner, reason });
  });
});

describe('a Pawn vs Pawn position', () => {
  it('the first pawn on the last rank wins Pawn vs Pawn, with or without the promotion code p', () => {
    const before = at('8/P7/8/8/8/8/7p/8 w - - 0 1', 'PawnVsPawn');
    for (const uci of ['a7a8p', 'a7a8']) {
      expect(boardEnd(line(before, uci))).toEqual({ winner: 'white', reason: 'lastRank' });
    }
    expect(tryMove(before, 'a7a8q')).toEqual({ ok: false, key: 'illegalMove' });
  });

  it('the player who captures the last enemy pawn wins Pawn vs Pawn', () => {
    expect(boardEnd(line(at('8/8/8/3p4/4P3/8/8/8 w - - 0 1', 'PawnVsPawn'), 'e4d5'))).toEqual({
      winner: 'white',
      reason: 'allCaptured',
    });
  });

  it('Pawn vs Pawn is drawn when the side to move is blocked', () => {
    expect(boardEnd(line(at('8/8/8/4p3/8/4P3/8/8 w - - 0 1', 'PawnVsPawn'), 'e3e4'))).toEqual({
      winner: null,
      reason: 'blocked',
    });
  });

  it('Pawn vs Pawn has no other pieces and does not end by insufficient material', () => {
    const start = startPosition('PawnVsPawn');
    for (const uci of ['e1e2', 'g1f3', 'e2e5', 'e2d3']) expect(tryMove(start, uci).ok).toBe(false);
    expect(canWin(at('8/8/8/p7/8/8/7P/8 w - - 0 1', 'PawnVsPawn'), 'white')).toBe(true);
  });
});
