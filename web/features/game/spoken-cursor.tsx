import { useTranslation } from 'react-i18next';
import { placementOf } from '../../../domain/chess/placement.ts';
import { makeSquare, type Square } from '../../../domain/chess/square.ts';
import type { CursorAt } from '../../board/board.tsx';
import classes from './play-page.module.css';

/** Tells who moves the cursor by the keys where it is and what stands there, and what is picked up. */
export function SpokenCursor({ at, fen }: { readonly at: CursorAt | null; readonly fen: string }) {
  const { t } = useTranslation(['game', 'chess']);
  const pieces = placementOf(fen);
  const say = (square: Square): string => {
    const piece = pieces.get(square);
    return piece === undefined
      ? t('cursor.empty', { square: makeSquare(square) })
      : t('cursor.piece', {
          square: makeSquare(square),
          side: t(`chess:${piece.color}`),
          piece: t(`pieces.${piece.role}`),
        });
  };
  const words = (): string => {
    if (at === null) return '';
    if (at.picked === at.square) return t('cursor.picked', { what: say(at.square) });
    return say(at.square);
  };
  return (
    <p aria-live="polite" className={classes.spoken}>
      {words()}
    </p>
  );
}
