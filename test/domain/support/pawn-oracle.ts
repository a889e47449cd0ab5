import type { Color } from '../../../domain/tournament/value/field.ts';

/**
 * Pawn vs Pawn a second time, on a plain list of letters: for each square from a1 on `P`, `p` or a blank. Slow, literal,
 * and sharing nothing with the rules of the product.
 */
export interface PawnBoard {
  readonly squares: readonly string[];
  readonly turn: Color;
  /** The square behind a pawn that has just made two steps, or null. */
  readonly passed: number | null;
}

export const pawnStart: PawnBoard = {
  squares: [...' '.repeat(8), ...'P'.repeat(8), ...' '.repeat(32), ...'p'.repeat(8), ...' '.repeat(8)],
  turn: 'white',
  passed: null,
};

const rank = (square: number): number => Math.floor(square / 8);

/** All moves of the side to move, as `from-to`, sorted; none once somebody has won. */
export function pawnMoves(board: PawnBoard): string[] {
  if (pawnWinner(board) !== null) return [];
  const found: string[] = [];
  for (let from = 0; from < 64; from += 1) {
    for (let to = 0; to < 64; to += 1) if (isMove(board, from, to)) found.push(`${from}-${to}`);
  }
  return found.sort();
}

function isMove({ squares, turn, passed }: PawnBoard, from: number, to: number): boolean {
  const [own, enemy] = turn === 'white' ? ['P', 'p'] : ['p', 'P'];
  if (squares[from] !== own) return false;
  const up = (rank(to) - rank(from)) * (turn === 'white' ? 1 : -1);
  const aside = Math.abs((to % 8) - (from % 8));
  if (aside === 1 && up === 1) return squares[to] === enemy || to === passed;
  if (aside !== 0 || squares[to] !== ' ') return false;
  const isHome = rank(from) === (turn === 'white' ? 1 : 6);
  return up === 1 || (up === 2 && isHome && squares[(from + to) / 2] === ' ');
}

/** The board after a legal move. */
export function pawnAfter({ squares, turn, passed }: PawnBoard, from: number, to: number): PawnBoard {
  const next = [...squares];
  next[to] = squares[from] ?? ' ';
  next[from] = ' ';
  const isEnPassant = to === passed && to % 8 !== from % 8;
  if (isEnPassant) next[8 * rank(from) + (to % 8)] = ' ';
  return {
    squares: next,
    turn: turn === 'white' ? 'black' : 'white',
    passed: Math.abs(to - from) === 16 ? (from + to) / 2 : null,
  };
}

/** Who has a pawn on the last rank, or took the last one of the other. */
export function pawnWinner({ squares }: PawnBoard): Color | null {
  if (squares.slice(56).includes('P') || !squares.includes('p')) return 'white';
  return squares.slice(0, 8).includes('p') || !squares.includes('P') ? 'black' : null;
}
