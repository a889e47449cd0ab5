import type { Placement } from '../../../domain/chess/placement.ts';
import { fileOf, type Move, type Role, rankOf, type Square } from '../../../domain/chess/square.ts';
import type { Color } from '../../../domain/tournament/value/field.ts';

/**
 * Premoves, several ahead. The opponent's pieces may stand anywhere by then, so a piece may go wherever its way
 * of moving can lead it, through other pieces and onto its own side's. Legality is checked when a premove is played.
 */

/** How many premoves may wait; more is a slip. */
export const PREMOVES_MOST = 20;

/** Every square with a piece that can be premoved, and its destinations. */
export function premoveReach(pieces: Placement, color: Color): ReadonlyMap<Square, readonly Square[]> {
  const reach = new Map<Square, readonly Square[]>();
  for (const [from, piece] of pieces) {
    if (piece.color === color) reach.set(from, reachOf(pieces, from, piece.role, color));
  }
  return reach;
}

/** The pieces as they will stand if the opponent changes nothing. */
export const afterPremoves = (pieces: Placement, moves: readonly Move[]): Placement => moves.reduce(afterOne, pieces);

function afterOne(pieces: Placement, { from, to, promotion }: Move): Placement {
  const piece = pieces.get(from);
  if (piece === undefined) return pieces;
  const after = new Map(pieces);
  after.delete(from);
  const isOnLastRank = piece.role === 'pawn' && rankOf(to) === (piece.color === 'white' ? 7 : 0);
  after.set(to, isOnLastRank && promotion !== undefined ? { ...piece, role: promotion } : piece);
  if (piece.role !== 'king' || Math.abs(to - from) !== 2) return after;
  const [corner, beside] = to > from ? [from + 3, from + 1] : [from - 4, from - 1];
  const rook = pieces.get(corner);
  if (rook === undefined) return after;
  after.delete(corner);
  return after.set(beside, rook);
}

const SQUARES: readonly Square[] = Array.from({ length: 64 }, (_, square) => square);

function reachOf(pieces: Placement, from: Square, role: Role, color: Color): readonly Square[] {
  const reaches = (to: Square): boolean => to !== from && moves(role, color, from, to);
  const squares = SQUARES.filter(reaches);
  return role === 'king' ? [...squares, ...castlings(pieces, from, color)] : squares;
}

/** Whether a piece can make this move on a board arranged for it. */
function moves(role: Role, color: Color, from: Square, to: Square): boolean {
  const across = Math.abs(fileOf(to) - fileOf(from));
  const along = Math.abs(rankOf(to) - rankOf(from));
  switch (role) {
    case 'pawn':
      return pawnMoves(color, from, to, across);
    case 'knight':
      return across * along === 2;
    case 'bishop':
      return across === along;
    case 'rook':
      return across === 0 || along === 0;
    case 'queen':
      return across === along || across === 0 || along === 0;
    case 'king':
      return Math.max(across, along) === 1;
  }
}

function pawnMoves(color: Color, from: Square, to: Square, across: number): boolean {
  const forward = (rankOf(to) - rankOf(from)) * (color === 'white' ? 1 : -1);
  const isAtHome = rankOf(from) === (color === 'white' ? 1 : 6);
  return forward === 1 ? across <= 1 : forward === 2 && across === 0 && isAtHome;
}

/** Two squares towards a rook in the corner, for a king on its initial square. */
function castlings(pieces: Placement, from: Square, color: Color): readonly Square[] {
  if (from !== (color === 'white' ? 4 : 60)) return [];
  const hasRook = (corner: Square): boolean => {
    const piece = pieces.get(corner);
    return piece?.role === 'rook' && piece.color === color;
  };
  return [...(hasRook(from + 3) ? [from + 2] : []), ...(hasRook(from - 4) ? [from - 2] : [])];
}
