import { describe, expect, it } from 'vitest';
import type { Judged, Score } from '../../../domain/chess/evaluation.ts';
import { encodeMoves } from '../../../domain/chess/moves.ts';
import { type PlayedMove, replay } from '../../../domain/chess/replay.ts';
import { parseUci } from '../../../domain/chess/square.ts';
import { marksOf } from '../../../web/features/game/engine/game-analysis.ts';

const pawns = (centipawns: number): Score => ({ kind: 'pawns', centipawns });
const judged = (centipawns: number, best: string): Judged => ({ score: pawns(centipawns), best });

function played(line: string): readonly PlayedMove[] {
  const moves = line.split(' ').flatMap((uci) => parseUci(uci) ?? []);
  const done = replay('Chess', encodeMoves(moves));
  if (!done.ok) throw new Error(`not played: ${line}`);
  return done.value;
}

describe('the marks of a game', () => {
  it('moves that give much away are marked as blunders, for both sides', () => {
    const found = [judged(20, 'e2e4'), judged(-300, 'g8f6'), judged(10, 'd2d4')];
    expect(marksOf(found, played('f2f3 e7e5'), 0)).toEqual([
      { ply: 1, slip: 'blunder' },
      { ply: 2, slip: 'blunder' },
    ]);
  });

  it('a move that the engine would choose is not marked as a mistake, even if the evaluation after it is worse', () => {
    const found = [judged(20, 'f2f3'), judged(-300, 'e7e5'), judged(10, 'd2d4')];
    expect(marksOf(found, played('f2f3 e7e5'), 0)).toEqual([]);
  });

  it('a move of the opening book gets no verdict, however little the engine likes it', () => {
    const found = [judged(20, 'e2e4'), judged(-300, 'g8f6'), judged(10, 'd2d4')];
    const moves = played('f2f3 e7e5');
    expect(marksOf(found, moves, 1)).toEqual([{ ply: 2, slip: 'blunder' }]);
    expect(marksOf(found, moves, 2)).toEqual([]);
  });

  it('castling and promotion are recognised as the choice of the engine', () => {
    const castled = 'e2e4 e7e5 g1f3 b8c6 f1c4 g8f6 e1g1';
    const promoted = 'a2a4 b7b5 a4b5 a7a6 b5a6 c8b7 a6b7 h7h6 b7a8q';
    for (const line of [castled, promoted]) {
      const moves = played(line);
      const best = line.split(' ').at(-1) ?? '';
      const quiet = moves.slice(1).map(() => judged(0, ''));
      expect(marksOf([...quiet, judged(0, best), judged(-500, '')], moves, 0)).toEqual([]);
      expect(marksOf([...quiet, judged(0, 'h2h3'), judged(-500, '')], moves, 0)).toEqual([
        { ply: moves.length, slip: 'blunder' },
      ]);
    }
  });
});
