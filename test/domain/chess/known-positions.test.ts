import { Chess } from 'chessops/chess';
import { makeFen } from 'chessops/fen';
import { Antichess } from 'chessops/variant';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rulesOf } from '../../../domain/chess/rules.ts';
import { Positions } from '../../../domain/chess/variants/chessops.ts';

const picks = fc.array(fc.nat(), { minLength: 10, maxLength: 60 });

/** More than are kept. */
const MANY = 1_200;

describe.each([
  ['chess', Chess, rulesOf('Chess').startFen],
  ['antichess', Antichess, rulesOf('Antichess').startFen],
] as const)('a position of %s that is known', (_, Rules, startFen) => {
  /** Everything that the rules are asked about a position. */
  const saidOf = (positions: Positions<Chess | Antichess>, fen: string): unknown => {
    const position = positions.at(fen);
    return {
      fen: makeFen(position.toSetup()),
      moves: [...position.allDests()].map(([from, squares]) => [from, ...squares]),
      isCheck: position.isCheck(),
      material: [position.hasInsufficientMaterial('white'), position.hasInsufficientMaterial('black')],
    };
  };
  const fresh = (): Positions<Chess | Antichess> => new Positions<Chess | Antichess>(Rules);
  const legalMoves = (positions: Positions<Chess | Antichess>, fen: string) => {
    const position = positions.at(fen);
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

  it('says what the same position says that is read from its FEN', () =>
    fc.assert(
      fc.property(picks, (chosen) => {
        const known = fresh();
        let fen = startFen;
        for (const pick of chosen) {
          const moves = legalMoves(known, fen);
          const move = moves[pick % Math.max(1, moves.length)];
          if (move === undefined) return;
          const before = saidOf(known, fen);
          const played = known.play(fen, move);
          if (!played.ok) throw new Error(played.key);
          expect(saidOf(known, fen)).toEqual(before);
          fen = played.value;
          expect(saidOf(known, fen)).toEqual(saidOf(fresh(), fen));
        }
      }),
    ));

  it('is read again when it has been forgotten for others', () => {
    const known = fresh();
    for (let fullMoves = 1; fullMoves <= MANY; fullMoves += 1) known.at(startFen.replace(/1$/, String(fullMoves)));
    const [move] = legalMoves(known, startFen);
    expect(known.play(startFen, move ?? { from: 0, to: 0 }).ok).toBe(true);
  });
});

const to8 = (square: number): boolean => square >= 56;
const to1 = (square: number): boolean => square < 8;
