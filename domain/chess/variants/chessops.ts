import type { Position } from 'chessops/chess';
import { parseFen } from 'chessops/fen';
import { setupPosition } from 'chessops/variant';
import { assert } from '../../result.ts';

/** The position of a FEN that the rules of this variant have written. */
export function readPosition(variant: 'chess' | 'antichess', fen: string): Position {
  const setup = parseFen(fen);
  assert(setup.isOk, `no FEN: ${fen}`);
  const position = setupPosition(variant, setup.value);
  assert(position.isOk, `no position of ${variant}: ${fen}`);
  return position.value;
}
