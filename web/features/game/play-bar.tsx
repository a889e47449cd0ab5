import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountsInfoAnswer, PlayAnswer } from '../../../contract/games.ts';
import type { ByColor } from '../../../domain/chess/square.ts';
import type { Contact } from '../../live/game-socket.ts';
import { FURTHER_SIGNS } from '../../ui/further-signs.ts';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { TextLink } from '../../ui/links.tsx';
import { SIGNS } from '../../ui/signs.ts';
import classes from './play-bar.module.css';
import type { GamePlayer } from './players.ts';

const OtherGame = lazyPart(() => import('./other-game.tsx').then((part) => part.OtherGame));

interface PlayBarProps {
  readonly gameId: string;
  readonly play: PlayAnswer;
  readonly accounts: AccountsInfoAnswer;
  readonly players: ByColor<GamePlayer>;
  readonly contact: Contact;
  readonly isZen: boolean;
  readonly onTurn: () => void;
  readonly onZen: () => void;
  readonly className: string | undefined;
}

/** Where this game belongs, and the way back; a lost connection is told here in words. */
export function PlayBar({ gameId, play, accounts, players, contact, isZen, onTurn, onZen, className }: PlayBarProps) {
  const { t } = useTranslation(['game', 'chess']);
  const { id: tid, name } = accounts.tournament;
  return (
    <header className={`${classes.bar} ${className}`}>
      <h1 className={classes.title} tabIndex={-1}>
        {t('title', { white: players.white.name, black: players.black.name })}
      </h1>
      {!isZen && (
        <>
          <TextLink to="/tournament/view/$tid" params={{ tid }} className={classes.link}>
            <Icon sign={FURTHER_SIGNS.back} />
            <span className={classes.name}>{name}</span>
          </TextLink>
          <span className={classes.round}>{t('chess:round', { number: play.game_info.round })}</span>
        </>
      )}
      <span className={classes.buttons}>
        <Suspense>
          <OtherGame gameId={gameId} />
        </Suspense>
        <Button
          variant="subtle"
          color="gray"
          className={classes.button ?? ''}
          aria-label={t('view.turn')}
          title={t('turnKey')}
          onClick={onTurn}
        >
          <Icon sign={SIGNS.turn} isLarge />
        </Button>
        <Button
          variant={isZen ? 'light' : 'subtle'}
          color="gray"
          className={classes.button ?? ''}
          aria-label={t('zen')}
          aria-pressed={isZen}
          title={t('zenKey')}
          onClick={onZen}
        >
          <Icon sign={FURTHER_SIGNS.zen} isLarge />
        </Button>
      </span>
      <span role="status" className={classes.contact}>
        {contact === 'lost' && <span className={classes.lost}>{t('reconnecting')}</span>}
      </span>
    </header>
  );
}
