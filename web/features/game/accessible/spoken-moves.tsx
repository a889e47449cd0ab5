import { useTranslation } from 'react-i18next';
import classes from '../play/play-page.module.css';
import { outcomeOfMessage, resultWords } from '../review/result-words.ts';
import type { GameState } from '../state/game-state.ts';
import { moverOf, spokenMove } from './spoken-move.ts';

/**
 * Announces each move that the server has accepted to screen readers, own moves too: a premove is announced when it is
 * played. At the end it announces the result.
 */
export function SpokenMoves({ state }: { readonly state: GameState }) {
  const { t: game } = useTranslation('game');
  const { t: chess } = useTranslation('chess');
  const moves = state.serverGame?.moves ?? [];
  const last = moves.at(-1);
  const message = state.serverGame?.message;
  const end = message?.finished === true ? resultWords(game, outcomeOfMessage(message), message.reason) : '';
  return (
    <p aria-live="polite" className={classes.spoken}>
      {last !== undefined && `${spokenMove(game, last, chess(moverOf(moves.length)))}. `}
      {end}
    </p>
  );
}
