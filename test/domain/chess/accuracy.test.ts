import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accuracyOf } from '../../../domain/chess/accuracy.ts';
import type { Score } from '../../../domain/chess/evaluation.ts';

const pawns = (centipawns: number): Score => ({ kind: 'pawns', centipawns });
const scores = fc.array(fc.integer({ min: -1_500, max: 1_500 }).map(pawns), { minLength: 3, maxLength: 120 });

describe('the accuracy of a game', () => {
  it('moves that lose nothing have an accuracy of 100 percent', () => {
    expect(accuracyOf([20, 20, 20, 20, 20].map(pawns), 'white')).toEqual({ white: 100, black: 100 });
  });

  it('a blunder costs the side that made it', () => {
    const { white, black } = accuracyOf([20, 20, 20, -600, -600, -600, -600].map(pawns), 'white');
    expect(white).toBeLessThan(60);
    expect(black).toBe(100);
  });

  it('one move that loses a tenth of the winning chances has the accuracy that Lichess gives', () => {
    // From 50 to 40.7 percent: 103.1668 e^(-0.043544 * 9.3) - 3.1669 + 1.
    const { white, black } = accuracyOf([0, -102].map(pawns), 'white');
    expect(white).toBeCloseTo(66.6, 0);
    expect(black).toBeNull();
  });

  it('a side that did not move has no accuracy, and the first mover can be Black', () => {
    expect(accuracyOf([pawns(0)], 'white')).toEqual({ white: null, black: null });
    expect(accuracyOf([0, 300].map(pawns), 'black').white).toBeNull();
    expect(accuracyOf([0, 300].map(pawns), 'black').black).toBeLessThan(60);
  });

  it('accuracies are percentages, and both sides are treated alike', () => {
    fc.assert(
      fc.property(scores, (game) => {
        const { white, black } = accuracyOf(game, 'white');
        for (const one of [white, black]) {
          expect(one).toBeGreaterThanOrEqual(0);
          expect(one).toBeLessThanOrEqual(100);
        }
        const mirrored = game.map((score) => (score.kind === 'pawns' ? pawns(-score.centipawns) : score));
        const turned = accuracyOf(mirrored, 'black');
        expect(turned.black).toBeCloseTo(white ?? -1, 6);
        expect(turned.white).toBeCloseTo(black ?? -1, 6);
      }),
    );
  });
});
