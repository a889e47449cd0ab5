import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lossOf, type Score, slipOf, whiteChances } from '../../../domain/chess/evaluation.ts';

const pawns = (centipawns: number): Score => ({ kind: 'pawns', centipawns });
const anyScore: fc.Arbitrary<Score> = fc.oneof(
  fc.integer({ min: -20_000, max: 20_000 }).map(pawns),
  fc
    .integer({ min: -60, max: 60 })
    .filter((moves) => moves !== 0)
    .map((moves): Score => ({ kind: 'mate', moves })),
  fc.constantFrom<Score>({ kind: 'draw' }, { kind: 'mated', loser: 'white' }, { kind: 'mated', loser: 'black' }),
);

describe('the winning chances of an evaluation', () => {
  it('the winning chances grow with the lead and are symmetrical for both sides', () => {
    expect(whiteChances(pawns(0))).toBe(0);
    expect(whiteChances(pawns(100))).toBeCloseTo(0.18, 2);
    expect(whiteChances({ kind: 'mate', moves: -3 })).toBe(-1);
    expect(whiteChances({ kind: 'mated', loser: 'black' })).toBe(1);
    fc.assert(
      fc.property(fc.integer({ min: -3_000, max: 3_000 }), fc.nat(500), (lead, more) => {
        expect(whiteChances(pawns(lead + more))).toBeGreaterThanOrEqual(whiteChances(pawns(lead)));
        expect(whiteChances(pawns(-lead))).toBeCloseTo(-whiteChances(pawns(lead)), 10);
      }),
    );
  });
});

describe('the classification of mistakes', () => {
  it.each([
    [20, 10, null],
    [20, -40, 'inaccuracy'],
    [0, -120, 'mistake'],
    [50, -200, 'blunder'],
    [-900, -2_000, null],
  ] as const)(
    'a move that takes the evaluation from %i to %i centipawns is classified as %s',
    (before, after, slip) => {
      expect(slipOf(pawns(before), pawns(after), 'white')).toBe(slip);
      expect(slipOf(pawns(-before), pawns(-after), 'black')).toBe(slip);
    },
  );

  it('losing or allowing a forced mate is a blunder, and a move that improves the position is no mistake', () => {
    expect(slipOf({ kind: 'mate', moves: 2 }, { kind: 'draw' }, 'white')).toBe('blunder');
    expect(slipOf(pawns(0), { kind: 'mate', moves: 1 }, 'black')).toBe('blunder');
    expect(slipOf(pawns(0), { kind: 'mated', loser: 'black' }, 'white')).toBeNull();
  });

  it('the loss of a move is never negative and never larger than the whole range of winning chances', () => {
    fc.assert(
      fc.property(anyScore, anyScore, (before, after) => {
        const [white, black] = [lossOf(before, after, 'white'), lossOf(before, after, 'black')];
        expect(Math.min(white, black)).toBe(0);
        expect(Math.max(white, black)).toBeLessThanOrEqual(2);
      }),
    );
  });
});
