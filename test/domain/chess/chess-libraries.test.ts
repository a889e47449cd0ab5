import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rulesOf } from '../../../domain/chess/rules.ts';
import { type Move, makeUci, ROLES } from '../../../domain/chess/square.ts';
import { ChessJsChess } from '../support/chess-js-chess.ts';
import { ChessopsChess } from '../support/chessops-chess.ts';

const rules = rulesOf('Chess');

type Library = typeof ChessJsChess | typeof ChessopsChess;
type TheirChess = ReturnType<Library['at']>;

/** Where random games find castling, promotion, pinned pawns and little material soon. */
const STARTS = [
  rules.startFen,
  'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
  'n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1',
  '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1',
  'r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1',
  '8/8/8/8/k1pP3Q/8/8/4K3 b - d3 0 1',
  '4k3/8/8/q7/8/n1B5/1P6/R3K2R w KQ - 0 1',
  '8/5k2/8/8/2b1n3/8/1P3K2/8 w - - 0 1',
] as const;

const game = fc.record({
  start: fc.constantFrom(...STARTS),
  picks: fc.array(fc.nat(), { minLength: 10, maxLength: 80 }),
});

/** What a player or a foreign client may send: any squares, or those of a legal move, with or without a piece. */
const attempt = fc.record({
  from: fc.integer({ min: 0, max: 63 }),
  to: fc.integer({ min: 0, max: 63 }),
  role: fc.option(fc.constantFrom(...ROLES)),
  legalSquares: fc.option(fc.nat(), { freq: 4 }),
});

const sorted = (moves: readonly Move[]): string[] => moves.map(makeUci).sort();

const ourMoves = (fen: string): readonly Move[] =>
  [...rules.legalDestinations(fen)].flatMap(([from, squares]) =>
    squares.flatMap((to) =>
      rules.isPromotion(fen, { from, to })
        ? rules.promotions.map((promotion) => ({ from, to, promotion }))
        : { from, to },
    ),
  );

/** Plays picks of the legal moves one after the other and shows each position on the way, the first included. */
function walk(
  library: Library,
  { start, picks }: { readonly start: string; readonly picks: readonly number[] },
  visit: (fen: string, theirs: TheirChess) => void,
): void {
  let theirs: TheirChess = library.at(start);
  visit(start, theirs);
  for (const pick of picks) {
    const moves = theirs.legalMoves();
    const move = moves[pick % Math.max(1, moves.length)];
    if (move === undefined) return;
    const fen = theirs.fen();
    const after = rules.play(fen, move);
    const next = theirs.after(move);
    expect({ after, san: rules.san(fen, move) }).toEqual({
      after: { ok: true, value: next.fen() },
      san: theirs.san(move),
    });
    theirs = next;
    visit(next.fen(), next);
  }
}

describe.each([
  ['chess.js', ChessJsChess, 10],
  ['chessops', ChessopsChess, 60],
] as const)('the rules of chess, held against %s in random games', (_, library, numRuns) => {
  it('the rules of chess allow the same moves and end games in the same positions as the reference library', () => {
    fc.assert(
      fc.property(game, (one) =>
        walk(library, one, (fen, theirs) => {
          expect(sorted(ourMoves(fen)), fen).toEqual(sorted(theirs.legalMoves()));
          expect(rules.isCheck(fen), fen).toBe(theirs.isCheck());
          expect(rules.end(fen)?.reason ?? null, fen).toBe(theirs.end());
        }),
      ),
      { numRuns },
    );
  });

  it('the rules of chess refuse the same moves as the library, and require a promotion piece only where due', () => {
    fc.assert(
      fc.property(game, fc.infiniteStream(attempt), ({ start, picks }, attempts) =>
        walk(library, { start, picks: picks.slice(0, 30) }, (fen, theirs) => {
          const { from, to, role, legalSquares } = attempts.next().value;
          const legal = theirs.legalMoves();
          const squares = legalSquares === null ? undefined : legal[legalSquares % Math.max(1, legal.length)];
          const bare: Move = { from: squares?.from ?? from, to: squares?.to ?? to };
          const tried: Move = role === null ? bare : { ...bare, promotion: role };
          const played = rules.play(fen, tried);
          const asksForPiece = !played.ok && played.key === 'promotionRequired';
          expect(played.ok, `${makeUci(tried)} in ${fen}`).toBe(theirs.isLegal(tried));
          expect(asksForPiece, `${makeUci(tried)} in ${fen}`).toBe(
            role === null && !played.ok && theirs.isLegal({ ...bare, promotion: 'queen' }),
          );
        }),
      ),
      { numRuns },
    );
  });
});
