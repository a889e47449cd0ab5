import type { Context, Position } from 'chessops/chess';
import { parseFen } from 'chessops/fen';
import type { Setup } from 'chessops/setup';
import { assert, ok, type Result, refuse } from '../../result.ts';
import { type Move, rankOf } from '../square.ts';
import type { MoveRefusal } from '../variant-rules.ts';
import { writeFen } from './write-fen.ts';

/** The rules of a variant. They are named one by one, as chessops' list of all its variants would be in every page. */
interface Rules<Found extends Position> {
  readonly fromSetup: (
    setup: Setup,
  ) => { readonly isOk: true; readonly value: Found } | { readonly isOk: false; readonly error: Error };
}

/** A position with what its legal moves are told by: who gives check, and which pieces are pinned. To be looked at only. */
export interface Known<Found extends Position> {
  readonly position: Found;
  readonly context: Context;
}

/** As many as the largest events have boards: each board's next move then finds the position that its last one has left. */
const MOST_KNOWN = 1_000;

/**
 * The positions of a variant by the FEN that its rules have written. Reading one takes longer than a move on it, so those
 * are kept that moves have led to and none has left; a position that is known no more is read again.
 */
export class Positions<Found extends Position> {
  readonly #rules: Rules<Found>;
  readonly #known = new Map<string, Known<Found>>();
  /** Where the latest move was made: its notation is asked for next. */
  #left: { readonly fen: string; readonly known: Known<Found> } | null = null;

  constructor(rules: Rules<Found>) {
    this.#rules = rules;
  }

  /** Others get the same one. */
  at(fen: string): Known<Found> {
    const known = this.#left?.fen === fen ? this.#left.known : this.#known.get(fen);
    return known ?? this.#keep(fen, this.#read(fen));
  }

  /** Makes a legal move. Answers the FEN after it. */
  play(fen: string, move: Move): Result<string, MoveRefusal> {
    const before = this.at(fen);
    const refused = refusalOf(before, move);
    if (refused !== null) return refuse(refused);
    const after = before.position.clone() as Found;
    after.play(move);
    const written = writeFen(after.toSetup());
    this.#known.delete(fen);
    this.#left = { fen, known: before };
    this.#keep(written, after);
    return ok(written);
  }

  #read(fen: string): Found {
    const setup = parseFen(fen);
    assert(setup.isOk, `no FEN: ${fen}`);
    const position = this.#rules.fromSetup(setup.value);
    assert(position.isOk, `no position: ${fen}`);
    return position.value;
  }

  #keep(fen: string, position: Found): Known<Found> {
    if (this.#known.size >= MOST_KNOWN) this.#forgetOldest();
    const known = { position, context: position.ctx() };
    this.#known.set(fen, known);
    return known;
  }

  #forgetOldest(): void {
    const [oldest] = this.#known.keys();
    if (oldest !== undefined) this.#known.delete(oldest);
  }
}

/** Whether this is a pawn's move to the last rank. */
export const reachesLastRank = ({ board, turn }: Position, { from, to }: Move): boolean =>
  board[turn].has(from) && board.pawn.has(from) && rankOf(to) === (turn === 'white' ? 7 : 0);

/** Why a move cannot be made; null where it is legal. */
function refusalOf<Found extends Position>({ position, context }: Known<Found>, move: Move): MoveRefusal | null {
  // Chessops takes a castling king that is put upon his rook; here he is moved to his square.
  if (position.board[position.turn].has(move.to)) return 'illegalMove';
  if (move.promotion === undefined && reachesLastRank(position, move))
    return position.isLegal({ ...move, promotion: 'queen' }, context) ? 'promotionRequired' : 'illegalMove';
  return position.isLegal(move, context) ? null : 'illegalMove';
}
