import { describe, expect, test } from 'vitest';
import type { PlayedMove } from '../../../domain/chess/replay.ts';
import { rulesOf, type Variant } from '../../../domain/chess/rules.ts';
import { parseUci } from '../../../domain/chess/square.ts';
import { materialOf } from '../../../web/model/game/material.ts';

function taken(line: string, start = rulesOf('Chess').startFen, variant: Variant = 'Chess') {
  const rules = rulesOf(variant);
  const moves: PlayedMove[] = [];
  let fen = start;
  for (const uci of line.split(' ')) {
    const move = parseUci(uci);
    const next = move && rules.play(fen, move);
    if (move === undefined || next?.ok !== true) throw new Error(`no move: ${uci}`);
    moves.push({ move, san: rules.san(fen, move), fen: next.value, drawOffers: [] });
    fen = next.value;
  }
  return materialOf(start, moves);
}

describe('what has been taken', () => {
  test('before the first capture, neither side has captured a piece or is ahead', () => {
    expect(taken('e2e4 e7e5')).toEqual({ white: { taken: [], ahead: 0 }, black: { taken: [], ahead: 0 } });
  });

  test('each side has what it captured, and the side with more is ahead by the difference', () => {
    expect(taken('e2e4 d7d5 e4d5 d8d5 b1c3 d5e5')).toMatchObject({
      white: { taken: ['pawn'], ahead: 0 },
      black: { taken: ['pawn'], ahead: 0 },
    });
    expect(taken('e2e4 d7d5 e4d5 d8d5 b1c3 a7a6 c3d5').white).toEqual({ taken: ['pawn', 'queen'], ahead: 9 });
  });

  test('a pawn that is captured en passant counts as captured', () => {
    expect(taken('e2e4 a7a6 e4e5 d7d5 e5d6').white).toEqual({ taken: ['pawn'], ahead: 1 });
  });

  test('a pawn that becomes a queen does not count as captured, but puts its side ahead', () => {
    const start = '4k3/P7/8/8/8/8/8/4K3 w - - 0 1';
    expect(taken('a7a8q', start)).toMatchObject({ white: { taken: [], ahead: 9 }, black: { taken: [] } });
  });
});
