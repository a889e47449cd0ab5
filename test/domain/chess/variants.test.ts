import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boardEnd,
  completeMove,
  type Position,
  playMove,
  startPosition,
  turnOf,
} from '../../../domain/chess/position.ts';
import { occurrencesOf } from '../../../domain/chess/repetition.ts';
import { rulesOf, VARIANTS, type Variant } from '../../../domain/chess/rules.ts';
import { type Move, makeSquare, makeUci, parseSquare, parseUci } from '../../../domain/chess/square.ts';
import { type PawnBoard, pawnAfter, pawnMoves, pawnStart, pawnWinner } from '../support/pawn-oracle.ts';

const picks = fc.array(fc.nat(), { maxLength: 90 });

const legalMoves = ({ variant, fen }: Position): Move[] => {
  const rules = rulesOf(variant);
  return [...rules.legalDestinations(fen)].flatMap(([from, squares]) =>
    squares.flatMap((to) =>
      rules.isPromotion(fen, { from, to })
        ? rules.promotions.map((promotion) => ({ from, to, promotion }))
        : { from, to },
    ),
  );
};

/** Every position of a random game, with the move that comes next. */
function* game(variant: Variant, chosen: readonly number[]): Generator<{ position: Position; move: Move | null }> {
  let position = startPosition(variant);
  for (const pick of chosen) {
    const moves = boardEnd(position) === null ? legalMoves(position) : [];
    const move = moves[pick % Math.max(1, moves.length)] ?? null;
    yield { position, move };
    if (move === null) return;
    const played = playMove(position, move);
    if (!played.ok) throw new Error(`${makeUci(move)} in ${position.fen}: ${played.key}`);
    position = played.value;
  }
}

const at = (fen: string, variant: Variant): Position => ({ ...startPosition(variant), fen });

const destinations = (variant: Variant, fen: string, from: string): string[] =>
  [
    ...(rulesOf(variant)
      .legalDestinations(fen)
      .get(parseSquare(from) ?? -1) ?? []),
  ]
    .map(makeSquare)
    .sort();

describe('Pawn vs Pawn, compared with a literal implementation of its rules', () => {
  it('Pawn vs Pawn has the same moves, end and winner as a literal implementation of its rules', () => {
    fc.assert(
      fc.property(picks, (chosen) => {
        let theirs: PawnBoard = pawnStart;
        for (const { position, move } of game('PawnVsPawn', chosen)) {
          const ours = legalMoves(position)
            .map(({ from, to }) => `${from}-${to}`)
            .sort();
          expect(ours, position.fen).toEqual(pawnMoves(theirs));
          const end = boardEnd(position);
          const winner = pawnWinner(theirs);
          expect(end?.winner ?? null, position.fen).toBe(winner);
          expect(end === null, position.fen).toBe(winner === null && pawnMoves(theirs).length > 0);
          if (move !== null) theirs = pawnAfter(theirs, move.from, move.to);
        }
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['a pawn at home has one step or two', '8/8/8/8/8/8/4P3/8 w - - 0 1', 'e2', []],
    ['a pawn at home has one step or two', '8/4p3/8/8/8/8/4P3/8 w - - 0 1', 'e2', ['e3', 'e4']],
    ['a pawn does not jump over another', '8/4p3/8/8/8/4p3/4P3/8 w - - 0 1', 'e2', []],
    ['a pawn does not step onto another', '8/4p3/8/8/4p3/8/4P3/8 w - - 0 1', 'e2', ['e3']],
    ['a pawn captures diagonally, and not its own', '8/8/8/8/8/3p1P2/4P3/8 w - - 0 1', 'e2', ['d3', 'e3', 'e4']],
    ['a pawn does not capture across the edge of the board', '8/8/8/7p/8/p7/7P/8 w - - 0 1', 'h2', ['h3', 'h4']],
    ['a pawn captures en passant', '8/8/8/3pP3/8/8/8/8 w - d6 0 1', 'e5', ['d6', 'e6']],
    ['a pawn captures en passant at once or not at all', '8/8/8/3pP3/8/8/8/8 w - - 0 1', 'e5', ['e6']],
    ['Black’s pawns move down the board', '8/4p3/8/8/8/8/P7/8 b - - 0 1', 'e7', ['e5', 'e6']],
  ])('Pawn vs Pawn moves follow the rule: %s', (_, fen, from, wanted) => {
    expect(destinations('PawnVsPawn', fen, from)).toEqual(wanted);
  });

  it('an en passant capture in Pawn vs Pawn removes the passed pawn, and capturing the last pawn wins', () => {
    const before = at('8/8/8/3pP3/8/8/8/8 w - d6 0 1', 'PawnVsPawn');
    const played = playMove(before, { from: parseSquare('e5') ?? 0, to: parseSquare('d6') ?? 0 });
    expect(played).toMatchObject({ ok: true, value: { fen: '8/8/3P4/8/8/8/8/8 b - - 0 1' } });
    expect(played.ok && boardEnd(played.value)).toEqual({ winner: 'white', reason: 'allCaptured' });
  });

  it('a Pawn vs Pawn FEN has an en passant square only if a pawn can capture there, and counts moves after Black', () => {
    const fenAfter = (fen: string, uci: string) => {
      const move = parseUci(uci);
      const played = move && playMove(at(fen, 'PawnVsPawn'), move);
      return played?.ok ? played.value.fen : null;
    };
    expect(fenAfter('8/8/8/8/3p4/8/4P3/8 w - - 0 1', 'e2e4')).toBe('8/8/8/8/3pP3/8/8/8 b - e3 0 1');
    expect(fenAfter('8/3p4/8/8/8/8/4P3/8 w - - 0 7', 'e2e4')).toBe('8/3p4/8/8/4P3/8/8/8 b - - 0 7');
    expect(fenAfter('8/3p4/8/8/8/8/4P3/8 b - - 0 7', 'd7d5')).toBe('8/8/8/3p4/8/8/4P3/8 w - - 0 8');
  });

  it.each([
    ['a step is written as its square', 'e2e4', 'e4'],
    ['a capture is written as the file and the square', 'e4d5', 'exd5'],
    ['an en passant capture is written as the file and the square', 'e5d6', 'exd6'],
    ['the last rank needs no piece', 'a7a8', 'a8'],
  ])('Pawn vs Pawn notation follows the rule: %s', (_, uci, san) => {
    const move = parseUci(uci);
    expect(move && rulesOf('PawnVsPawn').san(rulesOf('PawnVsPawn').startFen, move)).toBe(san);
  });

  it('the promotion code p is accepted on the last rank of Pawn vs Pawn and nowhere else', () => {
    const plays = (fen: string, uci: string) => {
      const move = parseUci(uci);
      return move !== undefined && rulesOf('PawnVsPawn').play(fen, move).ok;
    };
    const last = '8/P7/8/8/8/8/7p/8 w - - 0 1';
    const start = rulesOf('PawnVsPawn').startFen;
    expect([plays(last, 'a7a8p'), plays(last, 'a7a8q'), plays(start, 'e2e4p'), plays(start, 'e2e4')]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it('neither side has a move once Pawn vs Pawn is won', () => {
    expect(legalMoves(at('P7/7p/8/8/8/8/1P6/8 b - - 0 9', 'PawnVsPawn'))).toEqual([]);
    expect(legalMoves(at('8/8/8/8/8/8/1P6/8 w - - 0 9', 'PawnVsPawn'))).toEqual([]);
  });

  it('a game of Pawn vs Pawn lasts 81 half-moves at most', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 90, maxLength: 90 }), (chosen) => {
        const last = [...game('PawnVsPawn', chosen)].at(-1);
        expect(last?.position.ply).toBeLessThanOrEqual(81);
        expect(last?.move).toBeNull();
      }),
      { numRuns: 30 },
    );
  });
});

describe('antichess', () => {
  const isCapture = ({ fen }: Position, { from, to }: Move): boolean => {
    const [placement = '', , , passed = '-'] = fen.split(' ');
    const squares = placement
      .split('/')
      .reverse()
      .flatMap((row) =>
        [...row].flatMap((letter) => (/\d/.test(letter) ? Array<string>(Number(letter)).fill('') : letter)),
      );
    const isPawn = squares[from]?.toLowerCase() === 'p';
    return squares[to] !== '' || (isPawn && passed !== '-' && to === parseSquare(passed));
  };

  it('an antichess position allows captures only as soon as one is possible', () => {
    fc.assert(
      fc.property(picks, (chosen) => {
        for (const { position } of game('Antichess', chosen)) {
          const captures = legalMoves(position).map((move) => isCapture(position, move));
          expect(new Set(captures).size, position.fen).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('an antichess game is never won by the side that has just moved, and never has a check', () => {
    fc.assert(
      fc.property(picks, (chosen) => {
        for (const { position } of game('Antichess', chosen)) {
          const end = boardEnd(position);
          expect(rulesOf('Antichess').isCheck(position.fen)).toBe(false);
          if (end?.winner) expect(end.winner).toBe(turnOf(position));
        }
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    ['a king is taken like any piece', '8/8/8/3k4/4P3/8/8/8 w - - 0 1', 'e4', ['d5']],
    ['a king may stand where it can be taken', '8/8/8/8/8/r7/8/K6r w - - 0 1', 'a1', ['a2', 'b1', 'b2']],
    ['a capture elsewhere forbids every other move', '8/8/8/8/1p6/P7/8/4K3 w - - 0 1', 'e1', []],
    ['nobody castles', '8/8/8/8/8/8/8/R3K2R w KQ - 0 1', 'e1', ['d1', 'd2', 'e2', 'f1', 'f2']],
  ])('antichess moves follow the rule: %s', (_, fen, from, wanted) => {
    expect(destinations('Antichess', fen, from)).toEqual(wanted);
  });

  it('an antichess promotion must name its piece: queen, knight, rook, bishop or king (D-15)', () => {
    const fen = '8/P7/8/8/8/8/8/7k w - - 0 1';
    const move: Move = { from: parseSquare('a7') ?? 0, to: parseSquare('a8') ?? 0 };
    expect(rulesOf('Antichess').promotions).toEqual(['queen', 'knight', 'rook', 'bishop', 'king']);
    expect(rulesOf('Antichess').play(fen, move)).toEqual({ ok: false, key: 'promotionRequired' });
    for (const promotion of rulesOf('Antichess').promotions) {
      expect(rulesOf('Antichess').play(fen, { ...move, promotion }).ok).toBe(true);
    }
    expect(rulesOf('Antichess').play(fen, { ...move, promotion: 'pawn' })).toEqual({ ok: false, key: 'illegalMove' });
    expect(rulesOf('Antichess').play(fen, { ...move, to: parseSquare('b8') ?? 0 })).toEqual({
      ok: false,
      key: 'illegalMove',
    });
  });

  it.each([
    ['the one piece left is a bishop against one of the other colour', '8/8/8/8/8/8/5b2/5B2 w - - 0 1', false],
    ['there are bishops of one colour', '8/8/8/8/8/8/4b3/5B2 w - - 0 1', true],
    ['there is a rook', '8/8/8/8/8/8/4r3/5B2 w - - 0 1', true],
  ])('antichess can be won when %s: %s', (_, fen, can) => {
    expect([rulesOf('Antichess').canWin(fen, 'white'), rulesOf('Antichess').canWin(fen, 'black')]).toEqual([can, can]);
  });
});

describe.each(VARIANTS)('games of %s', (variant) => {
  it('a position counts its half-moves, turns and occurrences (9.2.3)', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 30 }), (chosen) => {
        let ply = 0;
        const seen: string[] = [];
        for (const { position } of game(variant, chosen)) {
          expect(position.ply).toBe(ply);
          expect(turnOf(position)).toBe(ply % 2 === 0 ? 'white' : 'black');
          // 9.2.3: placement, turn, castling rights, and an en passant square where such a capture is legal.
          const same = position.fen.split(' ').slice(0, 4).join(' ');
          seen.push(same);
          expect(occurrencesOf(position)).toBe(seen.filter((fen) => fen === same).length);
          ply += 1;
        }
      }),
      { numRuns: 25 },
    );
  });

  it('only chess allows premoves', () => {
    expect(rulesOf(variant).premove).toBe(variant === 'Chess');
  });

  it('a move without a promotion piece is completed where there is only one choice', () => {
    const fens = { Chess: '8/P7/8/8/8/8/8/k6K w - - 0 1', Antichess: '8/P7/8/8/8/8/8/7k w - - 0 1' };
    const fen = variant === 'PawnVsPawn' ? '8/P7/8/8/8/8/7p/8 w - - 0 1' : fens[variant];
    const move: Move = { from: parseSquare('a7') ?? 0, to: parseSquare('a8') ?? 0 };
    expect(completeMove(at(fen, variant), move).promotion).toBe(variant === 'PawnVsPawn' ? 'pawn' : undefined);
    expect(completeMove(startPosition(variant), { from: 12, to: 28 })).toEqual({ from: 12, to: 28 });
  });
});
