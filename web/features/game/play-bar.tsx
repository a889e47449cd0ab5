import { useTranslation } from 'react-i18next';
import type { AccountsInfoAnswer, PlayAnswer } from '../../../contract/games.ts';
import type { ByColor } from '../../../domain/chess/square.ts';
import type { Contact } from '../../live/game-socket.ts';
import { TextLink } from '../../ui/links.tsx';
import classes from './play-bar.module.css';
import type { GamePlayer } from './players.ts';

interface PlayBarProps {
  readonly play: PlayAnswer;
  readonly accounts: AccountsInfoAnswer;
  readonly players: ByColor<GamePlayer>;
  readonly contact: Contact;
  readonly className: string | undefined;
}

/** Where this game belongs, and the way back; a lost connection is told here in words. */
export function PlayBar({ play, accounts, players, contact, className }: PlayBarProps) {
  const { t } = useTranslation(['game', 'chess']);
  const { id: tid, name } = accounts.tournament;
  return (
    <header className={`${classes.bar} ${className}`}>
      <h1 className={classes.title} tabIndex={-1}>
        {t('title', { white: players.white.name, black: players.black.name })}
      </h1>
      <TextLink to="/tournament/view/$tid" params={{ tid }} className={classes.link}>
        <span aria-hidden="true">←</span>
        <span className={classes.name}>{name}</span>
      </TextLink>
      <span className={classes.round}>{t('chess:round', { number: play.game_info.round })}</span>
      <span role="status" className={classes.contact}>
        {contact === 'lost' && <span className={classes.lost}>{t('reconnecting')}</span>}
      </span>
    </header>
  );
}
