import { describe, expect, it } from 'vitest';
import { readEngineLine } from '../../../web/engine/uci.ts';

describe('what the engine says', () => {
  it('an engine line is read with its score as White sees it', () => {
    const line = 'info depth 12 seldepth 18 multipv 2 score cp 35 nodes 91 nps 1 time 9 pv e2e4 e7e5 g1f3';
    const thought = { kind: 'thought', place: 2, depth: 12 };
    const moves = ['e2e4', 'e7e5', 'g1f3'];
    expect(readEngineLine(line, true)).toEqual({
      ...thought,
      line: { score: { kind: 'pawns', centipawns: 35 }, moves },
    });
    expect(readEngineLine(line, false)).toEqual({
      ...thought,
      line: { score: { kind: 'pawns', centipawns: -35 }, moves },
    });
  });

  it('an engine line is read as a mate for the side to move or against it', () => {
    const line = 'info depth 5 score mate -3 nodes 4 pv a7a8q b1b2';
    expect(readEngineLine(line, true)).toMatchObject({ place: 1, line: { score: { kind: 'mate', moves: -3 } } });
    expect(readEngineLine(line, false)).toMatchObject({ line: { score: { kind: 'mate', moves: 3 } } });
  });

  it('an engine line is read as ready or as done', () => {
    expect(readEngineLine('readyok', true)).toEqual({ kind: 'ready' });
    expect(readEngineLine('bestmove e2e4 ponder e7e5', true)).toEqual({ kind: 'done' });
  });

  it.each([
    'Stockfish 10 by T. Romstad',
    'info depth 9 score cp 20 upperbound nodes 2 pv e2e4',
    'info depth 9 currmove e2e4 currmovenumber 1',
    'info string hello',
    '',
  ])('the engine line “%s” is ignored', (line) => {
    expect(readEngineLine(line, true)).toBeNull();
  });
});
