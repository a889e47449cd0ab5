import { useTranslation } from 'react-i18next';
import type { GameState } from './game-state.ts';
import classes from './play-page.module.css';
import { moverOf, spokenMove } from './spoken-move.ts';

/** Tells who cannot see the board what the opponent has played; who watches hears both sides. */
export function SpokenMoves({ state }: { readonly state: GameState }) {
  const { t } = useTranslation(['game', 'chess']);
  const { t: game } = useTranslation('game');
  const moves = state.told?.moves ?? [];
  const last = moves.at(-1);
  const mover = moverOf(moves.length);
  const isNews = last !== undefined && mover !== state.me;
  return (
    <p aria-live="polite" className={classes.spoken}>
      {isNews && spokenMove(game, last, t(`chess:${mover}`))}
    </p>
  );
}
