import type { TFunction } from 'i18next';
import type { PlayedMove } from '../../../domain/chess/replay.ts';
import { type ByColor, makeSquare, parseRole, type Role } from '../../../domain/chess/square.ts';
import type { Color } from '../../../domain/tournament/field.ts';
import { roleOfSan } from './typed-move.ts';

/** A move in words, for who hears the game: White: knight takes on e5, check. */
export function spokenMove(t: TFunction<'game'>, { move, san }: PlayedMove, name: string): string {
  const said = withPromotion(t, move.promotion, plainMove(t, san, makeSquare(move.to), name));
  if (san.endsWith('#')) return t('spoken.mate', { move: said });
  return san.endsWith('+') ? t('spoken.check', { move: said }) : said;
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

/** Who made the last of so many half-moves. */
export const moverOf = (ply: number): Color => (ply % 2 === 1 ? 'white' : 'black');

/** All pieces and where they stand, for who cannot see the board. */
export function spokenPosition(t: TFunction<'game'>, fen: string): string {
  const { white, black } = piecesOf(fen);
  const say = (pieces: readonly Standing[]): string =>
    pieces.map(({ role, square }) => `${t(`pieces.${role}`)} ${square}`).join(', ') || t('nobody');
  return t('position', { white: say(white), black: say(black) });
}

interface Standing {
  readonly role: Role;
  readonly square: string;
}

/** The first field of a FEN: ranks from the eighth down, digits for empty squares. */
function piecesOf(fen: string): ByColor<readonly Standing[]> {
  const found: Record<Color, Standing[]> = { white: [], black: [] };
  const [placement = ''] = fen.split(' ');
  placement.split('/').forEach((rank, fromTop) => {
    let file = 0;
    for (const sign of rank) {
      const role = parseRole(sign.toLowerCase());
      if (role === undefined) {
        file += Number(sign) || 0;
        continue;
      }
      found[sign === sign.toLowerCase() ? 'black' : 'white'].push({
        role,
        square: makeSquare(8 * (7 - fromTop) + file),
      });
      file++;
    }
  });
  return found;
}
