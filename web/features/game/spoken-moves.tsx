import { useTranslation } from 'react-i18next';
import type { GameState } from './game-state.ts';
import classes from './play-page.module.css';
import { outcomeOfMessage, resultWords } from './result-words.ts';
import { moverOf, spokenMove } from './spoken-move.ts';

/**
 * Tells who cannot see the board each move that the server has taken, the own ones too: one that was laid down in advance
 * is heard when it is played. At last how the game has ended.
 */
export function SpokenMoves({ state }: { readonly state: GameState }) {
  const { t: game } = useTranslation('game');
  const { t: chess } = useTranslation('chess');
  const moves = state.told?.moves ?? [];
  const last = moves.at(-1);
  const message = state.told?.message;
  const end = message?.finished === true ? resultWords(game, outcomeOfMessage(message), message.reason) : '';
  return (
    <p aria-live="polite" className={classes.spoken}>
      {last !== undefined && `${spokenMove(game, last, chess(moverOf(moves.length)))}. `}
      {end}
    </p>
  );
}
