import { describe, expect, it } from 'vitest';
import { mustCapture } from '../../../domain/chess/capture.ts';
import { rulesOf } from '../../../domain/chess/rules.ts';

describe('forced captures', () => {
  it('a capture is compulsory in antichess as soon as one is possible, and never in chess', () => {
    expect(mustCapture('Antichess', rulesOf('Antichess').startFen)).toBe(false);
    const fen = 'rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w - - 0 2';
    expect(mustCapture('Antichess', fen)).toBe(true);
    expect(mustCapture('Chess', 'rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2')).toBe(false);
  });

  it('a compulsory capture can be en passant', () => {
    expect(mustCapture('Antichess', '8/8/8/3pP3/8/8/8/R7 w - d6 0 3')).toBe(true);
  });
});
