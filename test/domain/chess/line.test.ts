import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countMoves, sanOfLine } from '../../../domain/chess/line.ts';
import { playMove, startPosition } from '../../../domain/chess/position.ts';
import { rulesOf } from '../../../domain/chess/rules.ts';
import { makeUci } from '../../../domain/chess/square.ts';

const rules = rulesOf('Chess');

describe('the line of an engine', () => {
  it('an engine line is written in SAN, including castling, promotion and mate', () => {
    expect(sanOfLine('r3k3/6P1/8/8/8/8/8/R3K2R w KQq - 0 1', ['e1g1', 'e8c8', 'g7g8q'])).toEqual([
      'O-O',
      'O-O-O',
      'g8=Q',
    ]);
    expect(sanOfLine(rules.startFen, ['f2f3', 'e7e5', 'g2g4', 'd8h4'])).toEqual(['f3', 'e5', 'g4', 'Qh4#']);
  });

  it('an engine line ends before the first illegal or null move', () => {
    expect(sanOfLine(rules.startFen, ['e2e4', 'e2e4', 'e7e5'])).toEqual(['e4']);
    expect(sanOfLine(rules.startFen, ['0000'])).toEqual([]);
  });

  it('an engine line has the same notation and the same move counts as the rules by which games are played', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 40 }), (choices) => {
        let position = startPosition('Chess');
        const line: string[] = [];
        const written: string[] = [];
        for (const choice of choices) {
          const moves = [...rules.legalDestinations(position.fen)].flatMap(([from, squares]) =>
            squares.flatMap((to) =>
              rules.isPromotion(position.fen, { from, to })
                ? rules.promotions.map((promotion) => ({ from, to, promotion }))
                : [{ from, to }],
            ),
          );
          expect(countMoves(position.fen)).toBe(moves.length);
          const move = moves[choice % Math.max(1, moves.length)];
          if (move === undefined) break;
          line.push(makeUci(move));
          written.push(rules.san(position.fen, move));
          const next = playMove(position, move);
          if (!next.ok) throw new Error(`${makeUci(move)} is not legal in ${position.fen}`);
          position = next.value;
        }
        expect(sanOfLine(rules.startFen, line)).toEqual(written);
      }),
      { numRuns: 30 },
    );
  });
});
