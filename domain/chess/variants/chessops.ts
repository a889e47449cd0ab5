import type { Context, Position } from 'chessops/chess';
import { parseFen } from 'chessops/fen';
import type { Setup } from 'chessops/setup';
import { assert, ok, type Result, refuse } from '../../kernel/result.ts';
import { type Move, rankOf } from '../square.ts';
import type { MoveRefusal } from '../variant-rules.ts';
import { writeFen } from './write-fen.ts';

/** Variants are imported individually: chessops' list of all variants would be in every page's bundle. */
interface Rules<Found extends Position> {
  readonly fromSetup: (
    setup: Setup,
  ) => { readonly isOk: true; readonly value: Found } | { readonly isOk: false; readonly error: Error };
}

/** A position with its cached check and pin data; read-only. */
export interface Known<Found extends Position> {
  readonly position: Found;
  readonly context: Context;
}

/** One entry per board of the largest events, so that each board's next move hits the cache. */
const MOST_KNOWN = 1_000;

/** Caches current positions by FEN, as parsing costs more than a move. */
export class Positions<Found extends Position> {
  readonly #rules: Rules<Found>;
  readonly #known = new Map<string, Known<Found>>();
  /** The position before the latest move, as its notation is usually requested next. */
  #left: { readonly fen: string; readonly known: Known<Found> } | null = null;

  constructor(rules: Rules<Found>) {
    this.#rules = rules;
  }

  /** The returned position is shared; do not modify it. */
  at(fen: string): Known<Found> {
    const known = this.#left?.fen === fen ? this.#left.known : this.#known.get(fen);
    return known ?? this.#keep(fen, this.#read(fen));
  }

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

export const reachesLastRank = ({ board, turn }: Position, { from, to }: Move): boolean =>
  board[turn].has(from) && board.pawn.has(from) && rankOf(to) === (turn === 'white' ? 7 : 0);

function refusalOf<Found extends Position>({ position, context }: Known<Found>, move: Move): MoveRefusal | null {
  // Chessops accepts castling onto the rook; Rokade accepts only the king's target square.
  if (position.board[position.turn].has(move.to)) return 'illegalMove';
  if (move.promotion === undefined && reachesLastRank(position, move))
    return position.isLegal({ ...move, promotion: 'queen' }, context) ? 'promotionRequired' : 'illegalMove';
  return position.isLegal(move, context) ? null : 'illegalMove';
}
