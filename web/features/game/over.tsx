import { useTranslation } from 'react-i18next';
import type { GameMessage } from '../../../contract/live.ts';
import { ButtonLink } from '../../ui/links.tsx';
import classes from './actions.module.css';
import { outcomeOfMessage, resultWords } from './result-words.ts';

interface OverProps {
  readonly gameId: string;
  readonly message: GameMessage;
  readonly isPlayer: boolean;
  readonly className: string | undefined;
}

/** In the place of the players' buttons once the game is over: the result, and where to go on. */
export function Over({ gameId, message, isPlayer, className }: OverProps) {
  const { t } = useTranslation('game');
  return (
    <div className={`${classes.actions} ${className}`}>
      <div className={classes.line}>
        <span role="status" className={classes.standing} data-strong>
          {resultWords(t, outcomeOfMessage(message), message.reason)}
        </span>
      </div>
      <div className={classes.pair}>
        <ButtonLink to="/game/view/$gameId" params={{ gameId }} variant="default">
          {t('over.review')}
        </ButtonLink>
        {isPlayer && <ButtonLink to="/calendar">{t('over.next')}</ButtonLink>}
      </div>
    </div>
  );
}
