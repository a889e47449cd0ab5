import { ok, type Result } from '../kernel/result.ts';
import type { Color } from '../tournament/value/field.ts';
import type { BoardEnd, ClaimableDraw, PositionEnd } from './ends.ts';
import { hasOccurred, type Reversible, reversibleAfter } from './repetition.ts';
import { rulesOf, type Variant } from './rules.ts';
import type { Move } from './square.ts';
import type { MoveRefusal } from './variant-rules.ts';

/** A position with the history that the draw rules need; a plain value. */
export interface Position extends Reversible {
  readonly variant: Variant;
  readonly ply: number;
}

export const startPosition = (variant: Variant): Position => ({
  variant,
  fen: rulesOf(variant).startFen,
  ply: 0,
  reversible: [],
});

export const turnOf = (position: Position): Color => (position.fen.split(' ')[1] === 'b' ? 'black' : 'white');

export function playMove(position: Position, move: Move): Result<Position, MoveRefusal> {
  const played = rulesOf(position.variant).play(position.fen, move);
  if (!played.ok) return played;
  const fen = played.value;
  return ok({
    variant: position.variant,
    fen,
    ply: position.ply + 1,
    reversible: reversibleAfter(position, move, fen),
  });
}

export function positionAfter(moves: readonly Move[], from: Position): Result<Position, MoveRefusal> {
  let position = from;
  for (const move of moves) {
    const played = playMove(position, move);
    if (!played.ok) return played;
    position = played.value;
  }
  return ok(position);
}

/** Adds the implied promotion: in Pawn vs Pawn the piece stays a pawn. */
export function completeMove({ variant, fen }: Position, move: Move): Move {
  const { promotions, isPromotion } = rulesOf(variant);
  const [only, ...others] = promotions;
  return only !== undefined && others.length === 0 && isPromotion(fen, move) ? { ...move, promotion: only } : move;
}

/** Automatic ends (FIDE Laws 5.1.1, 5.2.1, 5.2.2, 9.6); checkmate takes precedence over the 75-move rule. */
export function boardEnd(position: Position): BoardEnd | null {
  const end: PositionEnd | null = rulesOf(position.variant).end(position.fen);
  if (end !== null) return end;
  if (hasOccurred(position, 5)) return { winner: null, reason: 'fivefoldRepetition' };
  if (halfMoveClock(position.fen) >= 150) return { winner: null, reason: 'seventyFiveMoves' };
  return null;
}

/** The draw that the player to move may claim (FIDE Laws 9.2, 9.3). */
export function claimableDraw(position: Position): ClaimableDraw | null {
  if (hasOccurred(position, 3)) return 'threefoldRepetition';
  return halfMoveClock(position.fen) >= 100 ? 'fiftyMoves' : null;
}

export const canWin = (position: Position, color: Color): boolean =>
  rulesOf(position.variant).canWin(position.fen, color);

const halfMoveClock = (fen: string): number => Number(fen.split(' ')[4]);
