import type { Color } from '../tournament/value/field.ts';

/** Types that all variants share: squares, pieces and moves. */

/** 0 to 63: a1 = 0, b1 = 1, ... h8 = 63. */
export type Square = number;

export const ROLES = ['pawn', 'knight', 'bishop', 'rook', 'queen', 'king'] as const;
export type Role = (typeof ROLES)[number];

/** Castling is the king's move of two squares. */
export interface Move {
  readonly from: Square;
  readonly to: Square;
  readonly promotion?: Role;
}

export type ByColor<T> = Readonly<Record<Color, T>>;

const FILES = 'abcdefgh';
const LETTERS = {
  pawn: 'p',
  knight: 'n',
  bishop: 'b',
  rook: 'r',
  queen: 'q',
  king: 'k',
} as const satisfies Readonly<Record<Role, string>>;

export const fileOf = (square: Square): number => square % 8;
export const rankOf = (square: Square): number => Math.floor(square / 8);
export const isSquare = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 64;

/** 28 becomes e4. */
export const makeSquare = (square: Square): string => `${FILES[fileOf(square)]}${rankOf(square) + 1}`;

/** e4 becomes 28, in lower case only (decision D-51); undefined for any other text. */
export const parseSquare = (text: string): Square | undefined =>
  /^[a-h][1-8]$/.test(text) ? FILES.indexOf(text.charAt(0)) + 8 * (Number(text.charAt(1)) - 1) : undefined;

export const roleLetter = (role: Role): (typeof LETTERS)[Role] => LETTERS[role];
export const parseRole = (letter: string): Role | undefined => ROLES.find((role) => LETTERS[role] === letter);

/** Writes e2e4 or e7e8q. */
export const makeUci = (move: Move): string =>
  makeSquare(move.from) + makeSquare(move.to) + (move.promotion === undefined ? '' : LETTERS[move.promotion]);

/** Undefined for anything but UCI. */
export function parseUci(text: string): Move | undefined {
  const from = parseSquare(text.slice(0, 2));
  const to = parseSquare(text.slice(2, 4));
  const promotion = parseRole(text.slice(4));
  if (from === undefined || to === undefined || (promotion === undefined && text.length !== 4)) return undefined;
  return promotion === undefined ? { from, to } : { from, to, promotion };
}
