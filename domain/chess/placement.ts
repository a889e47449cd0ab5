import type { Color } from '../tournament/value/field.ts';
import { parseRole, type Role, roleLetter, type Square } from './square.ts';

export interface PieceOn {
  readonly color: Color;
  readonly role: Role;
}

export type Placement = ReadonlyMap<Square, PieceOn>;

/** Parses the first FEN field, from the eighth rank down. Unknown characters are skipped. */
export function placementOf(fen: string): Placement {
  const pieces = new Map<Square, PieceOn>();
  const [field = ''] = fen.split(' ');
  for (const [fromTop, rank] of field.split('/').entries()) {
    let file = 0;
    for (const sign of rank) {
      const role = parseRole(sign.toLowerCase());
      if (role === undefined) {
        file += Number(sign) || 0;
        continue;
      }
      pieces.set(8 * (7 - fromTop) + file, { role, color: sign === sign.toLowerCase() ? 'black' : 'white' });
      file += 1;
    }
  }
  return pieces;
}

export const makePlacement = (pieces: Placement): string =>
  [7, 6, 5, 4, 3, 2, 1, 0].map((rank) => makeRank(pieces, rank)).join('/');

function makeRank(pieces: Placement, rank: number): string {
  const signs = [0, 1, 2, 3, 4, 5, 6, 7].map((file) => signOf(pieces.get(8 * rank + file)));
  return signs.join('').replaceAll(/1+/g, (empty) => String(empty.length));
}

function signOf(piece: PieceOn | undefined): string {
  if (piece === undefined) return '1';
  const letter = roleLetter(piece.role);
  return piece.color === 'white' ? letter.toUpperCase() : letter;
}
