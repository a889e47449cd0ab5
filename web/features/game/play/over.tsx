import { useTranslation } from 'react-i18next';
import type { GameMessage } from '../../../../contract/live.ts';
import { outcomeOfMessage, resultWords } from '../review/result-words.ts';
import classes from './actions.module.css';
import { AfterGameLinks } from './after-game-links.tsx';

interface OverProps {
  readonly gameId: string;
  /** The tournament. */
  readonly tid: string;
  readonly message: GameMessage;
  readonly isPlayer: boolean;
  readonly className: string | undefined;
}

/** Replaces the players' buttons once the game is over: the result, with links to continue. */
export function Over({ gameId, tid, message, isPlayer, className }: OverProps) {
  const { t } = useTranslation('game');
  return (
    <div className={`${classes.actions} ${className}`}>
      <div className={classes.line}>
        <span role="status" className={classes.standing} data-strong>
          {resultWords(t, outcomeOfMessage(message), message.reason)}
        </span>
      </div>
      <div className={classes.pair}>
        <AfterGameLinks gameId={gameId} tid={tid} isPlayer={isPlayer} />
      </div>
    </div>
  );
}
