import { useTranslation } from 'react-i18next';
import { placementOf } from '../../../../domain/chess/placement.ts';
import type { CursorAt } from '../../../board/board.tsx';
import classes from '../play/play-page.module.css';
import { spokenSquare } from './spoken-move.ts';

/** Announces the square of the keyboard cursor, what stands there and what is picked up. */
export function SpokenCursor({ at, fen }: { readonly at: CursorAt | null; readonly fen: string }) {
  const { t: game } = useTranslation('game');
  const { t: chess } = useTranslation('chess');
  const words = (): string => {
    if (at === null) return '';
    const what = spokenSquare({ game, chess }, placementOf(fen), at.square);
    return at.picked === at.square ? game('cursor.picked', { what }) : what;
  };
  return (
    <p aria-live="polite" className={classes.spoken}>
      {words()}
    </p>
  );
}
