import type { Position } from 'chessops/chess';
import { makeFen, parseFen } from 'chessops/fen';
import type { Setup } from 'chessops/setup';
import { assert, ok, type Result, refuse } from '../../result.ts';
import { type Move, rankOf } from '../square.ts';
import type { MoveRefusal } from '../variant-rules.ts';

/** The rules of a variant. They are named one by one, as chessops' list of all its variants would be in every page. */
interface Rules<Found extends Position> {
  readonly fromSetup: (
    setup: Setup,
  ) => { readonly isOk: true; readonly value: Found } | { readonly isOk: false; readonly error: Error };
}

/** The position of a FEN that the rules of this variant have written. */
export function readPosition<Found extends Position>(rules: Rules<Found>, fen: string): Found {
  const setup = parseFen(fen);
  assert(setup.isOk, `no FEN: ${fen}`);
  const position = rules.fromSetup(setup.value);
  assert(position.isOk, `no position: ${fen}`);
  return position.value;
}

/** Whether this is a pawn's move to the last rank. */
export const reachesLastRank = ({ board, turn }: Position, { from, to }: Move): boolean =>
  board[turn].has(from) && board.pawn.has(from) && rankOf(to) === (turn === 'white' ? 7 : 0);

/** Makes a legal move; the position is used up by it. Answers the FEN after it. */
export function playOn(position: Position, move: Move): Result<string, MoveRefusal> {
  // Chessops takes a castling king that is put upon his rook; here he is moved to his square.
  if (position.board[position.turn].has(move.to)) return refuse('illegalMove');
  if (move.promotion === undefined && reachesLastRank(position, move))
    return refuse(position.isLegal({ ...move, promotion: 'queen' }) ? 'promotionRequired' : 'illegalMove');
  if (!position.isLegal(move)) return refuse('illegalMove');
  position.play(move);
  return ok(makeFen(position.toSetup()));
}
