import type { Placement } from '../../../../domain/chess/placement.ts';
import { rulesOf, type Variant } from '../../../../domain/chess/rules.ts';
import { type Move, makeSquare, parseRole, type Role, rankOf, roleLetter } from '../../../../domain/chess/square.ts';
import { ok, type Result, refuse } from '../../../../domain/kernel/result.ts';
import type { Color } from '../../../../domain/tournament/value/field.ts';
import { premoveReach } from '../../../model/game/premoves.ts';
import { PROMOTION_PIECES } from '../state/settings.ts';

/** Initials of the pieces, English and Norwegian; shared letters mean the same piece. */
const INITIALS: Readonly<Record<string, Role>> = {
  K: 'king',
  Q: 'queen',
  D: 'queen',
  R: 'rook',
  T: 'rook',
  B: 'bishop',
  L: 'bishop',
  N: 'knight',
  S: 'knight',
};

const MOVE = /^([KQDRTBLNS])?([a-h])?([1-8])?[-x:]?([a-h][1-8])=?([KQDRTBLNSkqrbn])?$/;
const CASTLING = /^[O0o]-?[O0o](-?[O0o])?$/;

/**
 * The legal move that a typed text means, as SAN (Nf3, exd5, O-O, e8=Q) or as squares (g1f3, e7e8q). Redundant signs
 * may be omitted. A promotion without its piece is returned without it, for the caller to request it.
 */
export const readTypedMove = (variant: Variant, fen: string, typed: string): TypedMove =>
  onlyOne(legalMoves(variant, fen), typed);

/** The same for a premove, with the pieces as they will stand. */
export const readTypedPremove = (pieces: Placement, color: Color, typed: string): TypedMove =>
  onlyOne(movesInAdvance(pieces, color), typed);

type TypedMove = Result<Move, 'notAMove' | 'ambiguous'>;

function onlyOne(moves: readonly WrittenMove[], typed: string): TypedMove {
  const text = typed.trim().replaceAll(/[+#!?\s]|e\.?p\.?$/g, '');
  const isWanted = CASTLING.test(text) ? castles(text) : fits(MOVE.exec(text));
  const found = moves.filter(isWanted);
  const [only, other] = found;
  if (only === undefined) return refuse('notAMove');
  return other === undefined ? ok(only.move) : refuse('ambiguous');
}

interface WrittenMove {
  readonly move: Move;
  readonly san: string;
}

/** Every legal move; a promotion once with each piece and once without. */
function legalMoves(variant: Variant, fen: string): readonly WrittenMove[] {
  const rules = rulesOf(variant);
  const [piece] = rules.promotions;
  return [...rules.legalDestinations(fen)].flatMap(([from, squares]) =>
    squares.flatMap((to) => {
      const move: Move = { from, to };
      if (piece === undefined || rules.promotions.length === 1 || !rules.isPromotion(fen, move)) {
        return [{ move, san: rules.san(fen, move) }];
      }
      const open = { move, san: rules.san(fen, { ...move, promotion: piece }) };
      return [open, ...rules.promotions.map((promotion) => ({ move: { ...move, promotion }, san: open.san }))];
    }),
  );
}

/** Pseudo-legal premoves: a promotion once with each piece and once without, a castling with its SAN. */
function movesInAdvance(pieces: Placement, color: Color): readonly WrittenMove[] {
  return [...premoveReach(pieces, color)].flatMap(([from, squares]) => {
    const role = pieces.get(from)?.role ?? 'pawn';
    return squares.flatMap((to) => {
      const move: Move = { from, to };
      if (role === 'king' && Math.abs(to - from) === 2) return [{ move, san: to > from ? 'O-O' : 'O-O-O' }];
      if (role !== 'pawn') return [{ move, san: roleLetter(role).toUpperCase() }];
      const isLast = rankOf(to) === (color === 'white' ? 7 : 0);
      const becomes = isLast ? PROMOTION_PIECES.map((promotion) => ({ move: { ...move, promotion }, san: '' })) : [];
      return [{ move, san: '' }, ...becomes];
    });
  });
}

const castles =
  (text: string) =>
  ({ san }: WrittenMove): boolean =>
    san.replaceAll(/[^O]/g, '').length === text.replaceAll('-', '').length && san.startsWith('O-O');

const fits =
  (parts: RegExpExecArray | null) =>
  ({ move, san }: WrittenMove): boolean => {
    if (parts === null) return false;
    const [, initial, file, rank, to, promotion] = parts;
    const from = makeSquare(move.from);
    // Two squares name a move of any piece; otherwise, no initial means a pawn.
    const isSquares = initial === undefined && file !== undefined && rank !== undefined;
    return (
      makeSquare(move.to) === to &&
      (file === undefined || from.startsWith(file)) &&
      (rank === undefined || from.endsWith(rank)) &&
      (isSquares || roleOf(initial) === roleOfSan(san)) &&
      (promotion === undefined ? undefined : roleOf(promotion)) === move.promotion
    );
  };

const roleOf = (initial: string | undefined): Role | undefined =>
  initial === undefined ? 'pawn' : (INITIALS[initial] ?? parseRole(initial));

/** The piece of a letter, English or Norwegian, upper or lower case; English wins where both have it. */
export const roleOfLetter = (letter: string): Role | undefined => INITIALS[letter.toUpperCase()] ?? parseRole(letter);

/** The piece that makes a move of this SAN; castling is the king's move. */
export const roleOfSan = (san: string): Role => (san.startsWith('O-O') ? 'king' : (INITIALS[san.charAt(0)] ?? 'pawn'));
