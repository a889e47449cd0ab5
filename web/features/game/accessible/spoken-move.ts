import type { TFunction } from 'i18next';
import { type Placement, placementOf } from '../../../../domain/chess/placement.ts';
import type { PlayedMove } from '../../../../domain/chess/replay.ts';
import { makeSquare, type Role, type Square } from '../../../../domain/chess/square.ts';
import type { Color } from '../../../../domain/tournament/value/field.ts';
import { roleOfSan } from './typed-move.ts';

/** A move in words, for screen readers: White: knight takes on e5, check. */
export function spokenMove(t: TFunction<'game'>, { move, san }: PlayedMove, name: string): string {
  const spoken = withPromotion(t, move.promotion, plainMove(t, san, makeSquare(move.to), name));
  if (san.endsWith('#')) return t('spoken.mate', { move: spoken });
  return san.endsWith('+') ? t('spoken.check', { move: spoken }) : spoken;
}

function plainMove(t: TFunction<'game'>, san: string, to: string, side: string): string {
  if (san.startsWith('O-O-O')) return t('spoken.castleLong', { side });
  if (san.startsWith('O-O')) return t('spoken.castleShort', { side });
  const words = { side, piece: t(`pieces.${roleOfSan(san)}`), to };
  return san.includes('x') ? t('spoken.capture', words) : t('spoken.move', words);
}

function withPromotion(t: TFunction<'game'>, promotion: Role | undefined, move: string): string {
  return promotion === undefined || promotion === 'pawn'
    ? move
    : t('spoken.promotion', { move, piece: t(`pieces.${promotion}`) });
}

/** The side that made the last of so many half-moves. */
export const moverOf = (ply: number): Color => (ply % 2 === 1 ? 'white' : 'black');

/** All pieces with their squares, or those of one kind, for screen readers. */
export function spokenPosition(t: TFunction<'game'>, fen: string, only?: Role): string {
  const pieces = [...placementOf(fen)].filter(([, { role }]) => only === undefined || role === only);
  const piecesOf = (side: Color): string =>
    pieces
      .filter(([, { color }]) => color === side)
      .map(([square, { role }]) => (role === only ? '' : `${t(`pieces.${role}`)} `) + makeSquare(square))
      .join(', ') || t('nobody');
  return t('position', { white: piecesOf('white'), black: piecesOf('black') });
}

/** The translations that describe a board. */
export interface SpokenWords {
  readonly game: TFunction<'game'>;
  readonly chess: TFunction<'chess'>;
}

/** Describes a square: e4, White, knight. */
export function spokenSquare({ game, chess }: SpokenWords, pieces: Placement, at: Square): string {
  const square = makeSquare(at);
  const piece = pieces.get(at);
  if (piece === undefined) return game('cursor.empty', { square });
  return game('cursor.piece', { square, side: chess(piece.color), piece: game(`pieces.${piece.role}`) });
}
