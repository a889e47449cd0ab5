import { Chess } from 'chessops/chess';
import { makeFen } from 'chessops/fen';
import { Antichess } from 'chessops/variant';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rulesOf } from '../../../domain/chess/rules.ts';
import { Positions } from '../../../domain/chess/variants/chessops.ts';
import { writeFen } from '../../../domain/chess/variants/write-fen.ts';

const picks = fc.array(fc.nat(), { minLength: 10, maxLength: 60 });

/** Where castling, captures en passant and promotions come soon, for both sides, and numbers of moves are long. */
const STARTS = [
  'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
  '4k2r/PPp5/8/1P1pP3/3Pp1p1/8/6Pp/R3K3 b Qk d3 0 99',
  '6k1/8/8/8/8/8/8/K6R w - - 147 9998',
] as const;

/** More than are kept. */
const MANY = 1_200;

describe.each([
  ['chess', Chess, rulesOf('Chess').startFen],
  ['antichess', Antichess, rulesOf('Antichess').startFen],
] as const)('the cache of %s positions', (_, Rules, startFen) => {
  /** Everything that the rules are asked about a position. */
  const entrantDetailsOf = (positions: Positions<Chess | Antichess>, fen: string): unknown => {
    const { position, context } = positions.at(fen);
    return {
      fen: makeFen(position.toSetup()),
      moves: [...position.allDests(context)].map(([from, squares]) => [from, ...squares]),
      isCheck: context.checkers.nonEmpty(),
      material: [position.hasInsufficientMaterial('white'), position.hasInsufficientMaterial('black')],
    };
  };
  const fresh = (): Positions<Chess | Antichess> => new Positions<Chess | Antichess>(Rules);
  const legalMoves = (positions: Positions<Chess | Antichess>, fen: string) => {
    const { position } = positions.at(fen);
    const own = position.board[position.turn];
    return [...position.allDests()].flatMap(([from, squares]) =>
      [...squares]
        .filter((to) => !own.has(to))
        .map((to) => ({ from, to }))
        .map((move) =>
          position.board.pawn.has(from) && (to8(move.to) || to1(move.to))
            ? { ...move, promotion: 'rook' as const }
            : move,
        ),
    );
  };

  it('a position reached by moves has the same details as the same position read from its FEN', () =>
    fc.assert(
      fc.property(picks, (chosen) => {
        const known = fresh();
        let fen = startFen;
        for (const pick of chosen) {
          const moves = legalMoves(known, fen);
          const move = moves[pick % Math.max(1, moves.length)];
          if (move === undefined) return;
          const before = entrantDetailsOf(known, fen);
          const played = known.play(fen, move);
          if (!played.ok) throw new Error(played.key);
          expect(entrantDetailsOf(known, fen)).toEqual(before);
          fen = played.value;
          expect(entrantDetailsOf(known, fen)).toEqual(entrantDetailsOf(fresh(), fen));
        }
      }),
    ));

  it('a position is written as the same FEN that chessops writes', () =>
    fc.assert(
      fc.property(fc.constantFrom(startFen, ...STARTS), picks, (start, chosen) => {
        const known = fresh();
        let fen = start;
        for (const pick of chosen) {
          const { position } = known.at(fen);
          expect(writeFen(position.toSetup())).toBe(makeFen(position.toSetup()));
          const moves = legalMoves(known, fen);
          const played = known.play(fen, moves[pick % Math.max(1, moves.length)] ?? { from: 0, to: 0 });
          if (!played.ok) return;
          fen = played.value;
        }
      }),
    ));

  it('a position that was evicted from the cache is read from its FEN again', () => {
    const known = fresh();
    for (let fullMoves = 1; fullMoves <= MANY; fullMoves += 1) known.at(startFen.replace(/1$/, String(fullMoves)));
    const [move] = legalMoves(known, startFen);
    expect(known.play(startFen, move ?? { from: 0, to: 0 }).ok).toBe(true);
  });
});

const to8 = (square: number): boolean => square >= 56;
const to1 = (square: number): boolean => square < 8;
