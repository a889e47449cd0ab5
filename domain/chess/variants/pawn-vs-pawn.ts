import { assert, ok, refuse } from '../../kernel/result.ts';
import { type Color, opposite } from '../../tournament/value/field.ts';
import type { PositionEnd } from '../ends.ts';
import { fileOf, type Move, makeSquare, parseSquare, rankOf, type Square } from '../square.ts';
import type { VariantRules } from '../variant-rules.ts';

/**
 * Pawn vs Pawn of school chess: eight pawns a side (decision D-14). Reaching the last rank or capturing the last enemy
 * pawn wins. Every move is irreversible, so draws by repetition or move count cannot occur.
 */
export const pawnVsPawn: VariantRules = {
  startFen: '8/pppppppp/8/8/8/8/PPPPPPPP/8 w - - 0 1',
  promotions: ['pawn'],
  premove: false,
  legalDestinations: (fen) => legalDestinations(read(fen)),
  isPromotion: (fen, move) => rankOf(move.to) === lastRank(read(fen).turn),
  play: (fen, move) => {
    const board = read(fen);
    const isLegal = decision(board) === null && destinations(board, move.from).includes(move.to);
    return isLegal && namesNoOtherPiece(board, move) ? ok(write(after(board, move))) : refuse('illegalMove');
  },
  end: (fen) => end(read(fen)),
  canWin: () => true,
  isCheck: () => false,
  san: (_fen, { from, to }) =>
    fileOf(from) === fileOf(to) ? makeSquare(to) : `${makeSquare(from).charAt(0)}x${makeSquare(to)}`,
};

/** A side without a move draws, as in stalemate. Rule texts differ on this. */
const BLOCKED: PositionEnd = { winner: null, reason: 'blocked' };

interface Board {
  readonly pawns: ReadonlyMap<Square, Color>;
  readonly turn: Color;
  /** The square of a double step that can be captured en passant. */
  readonly enPassant: Square | undefined;
  readonly fullMoves: number;
}

const forward = (color: Color): number => (color === 'white' ? 8 : -8);
const startRank = (color: Color): number => (color === 'white' ? 1 : 6);
const lastRank = (color: Color): number => (color === 'white' ? 7 : 0);

/** Pawns do not promote; a named pawn promotion is accepted. */
const namesNoOtherPiece = (board: Board, { to, promotion }: Move): boolean =>
  promotion === undefined || (promotion === 'pawn' && rankOf(to) === lastRank(board.turn));

function destinations(board: Board, from: Square): readonly Square[] {
  const { pawns, turn } = board;
  if (pawns.get(from) !== turn) return [];
  const step = forward(turn);
  const one = from + step;
  const two = one + step;
  const canStep = !pawns.has(one);
  const canDouble = canStep && rankOf(from) === startRank(turn) && !pawns.has(two);
  return [...(canStep ? [one] : []), ...(canDouble ? [two] : []), ...attacks(from, turn).filter(isPrey(board))];
}

const attacks = (from: Square, color: Color): readonly Square[] =>
  [from + forward(color) - 1, from + forward(color) + 1].filter((to) => Math.abs(fileOf(to) - fileOf(from)) === 1);

const isPrey =
  ({ pawns, turn, enPassant }: Board) =>
  (square: Square): boolean =>
    square === enPassant || pawns.get(square) === opposite(turn);

function legalDestinations(board: Board): ReadonlyMap<Square, readonly Square[]> {
  if (decision(board) !== null) return new Map();
  const movable = [...board.pawns.keys()].map((from) => [from, destinations(board, from)] as const);
  return new Map(movable.filter(([, to]) => to.length > 0));
}

function after(board: Board, { from, to }: Move): Board {
  const { turn } = board;
  const enemy = opposite(turn);
  const pawns = new Map(board.pawns);
  pawns.delete(from);
  if (to === board.enPassant) pawns.delete(to - forward(turn));
  pawns.set(to, turn);
  const passed = (from + to) / 2;
  const canBeTaken = Math.abs(to - from) === 16 && attacks(passed, turn).some((square) => pawns.get(square) === enemy);
  return {
    pawns,
    turn: enemy,
    enPassant: canBeTaken ? passed : undefined,
    fullMoves: board.fullMoves + (turn === 'black' ? 1 : 0),
  };
}

function end(board: Board): PositionEnd | null {
  return decision(board) ?? (legalDestinations(board).size === 0 ? BLOCKED : null);
}

function decision({ pawns }: Board): PositionEnd | null {
  for (const [square, color] of pawns) {
    if (rankOf(square) === lastRank(color)) return { winner: color, reason: 'lastRank' };
  }
  const [first, ...others] = new Set(pawns.values());
  return first !== undefined && others.length === 0 ? { winner: first, reason: 'allCaptured' } : null;
}

const LETTERS: Readonly<Record<Color, string>> = { white: 'P', black: 'p' };

function read(fen: string): Board {
  const [placement = '', turn, , enPassant = '-', , fullMoves] = fen.split(' ');
  const ranks = placement.split('/');
  assert(ranks.length === 8 && (turn === 'w' || turn === 'b'), `no FEN: ${fen}`);
  const pawns = new Map<Square, Color>();
  ranks.forEach((rank, index) => {
    let square = 8 * (7 - index);
    for (const letter of rank) {
      if (letter === 'P' || letter === 'p') pawns.set(square, letter === 'P' ? 'white' : 'black');
      square += /\d/.test(letter) ? Number(letter) : 1;
    }
  });
  return {
    pawns,
    turn: turn === 'w' ? 'white' : 'black',
    enPassant: parseSquare(enPassant),
    fullMoves: Number(fullMoves),
  };
}

/** The halfmove clock is always 0, as every move is a pawn move. */
function write({ pawns, turn, enPassant, fullMoves }: Board): string {
  const rank = (number: number): string =>
    Array.from({ length: 8 }, (_, file) => letterAt(pawns, 8 * number + file))
      .join('')
      .replace(/ +/g, (gap) => String(gap.length));
  const placement = [7, 6, 5, 4, 3, 2, 1, 0].map(rank).join('/');
  return `${placement} ${turn.charAt(0)} - ${enPassant === undefined ? '-' : makeSquare(enPassant)} 0 ${fullMoves}`;
}

function letterAt(pawns: ReadonlyMap<Square, Color>, square: Square): string {
  const color = pawns.get(square);
  return color === undefined ? ' ' : LETTERS[color];
}
