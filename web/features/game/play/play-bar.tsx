import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountsInfoAnswer, PlayAnswer } from '../../../../contract/game/games.ts';
import type { ByColor } from '../../../../domain/chess/square.ts';
import type { Contact } from '../../../live/game-socket.ts';
import { lazyComponent } from '../../../ui/hooks/lazy-component.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { ICONS } from '../../../ui/icons/icons.ts';
import { MORE_ICONS } from '../../../ui/icons/more-icons.ts';
import { TextLink } from '../../../ui/layout/links.tsx';
import type { GameState } from '../state/game-state.ts';
import type { GamePlayer } from '../state/players.ts';
import { ArbiterWord } from '../table/arbiter-word.tsx';
import classes from './play-bar.module.css';

const OtherGame = lazyComponent(() => import('./other-game.tsx').then((part) => part.OtherGame));

interface PlayBarProps {
  readonly gameId: string;
  readonly play: PlayAnswer;
  readonly accounts: AccountsInfoAnswer;
  readonly players: ByColor<GamePlayer>;
  readonly contact: Contact;
  readonly adjusted: GameState['adjusted'];
  readonly isZen: boolean;
  readonly onTurn: () => void;
  readonly onZen: () => void;
  readonly className: string | undefined;
}

/** The tournament of this game, with the link back; a lost connection is shown here in words. */
export function PlayBar({
  gameId,
  play,
  accounts,
  players,
  contact,
  adjusted,
  isZen,
  onTurn,
  onZen,
  className,
}: PlayBarProps) {
  const { t } = useTranslation(['game', 'chess']);
  const { id: tid, name, gameVariant: variant } = accounts.tournament;
  return (
    <header className={`${classes.bar} ${className}`}>
      <h1 className={classes.title} tabIndex={-1}>
        {t('title', { white: players.white.name, black: players.black.name })}
      </h1>
      {!isZen && (
        <>
          <TextLink to="/tournament/view/$tid" params={{ tid }} className={classes.link}>
            <Icon icon={MORE_ICONS.back} />
            <span className={classes.name}>{name}</span>
          </TextLink>
          <span className={classes.round}>{t('chess:round', { number: play.gameInfo.round })}</span>
        </>
      )}
      {variant === 'Antichess' && (
        <span className={classes.variant}>
          {t('chess:variants.Antichess')}
          <span className={classes.rule}>: {t('forcedCapture')}</span>
        </span>
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
          <Icon icon={ICONS.turn} isLarge />
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
          <Icon icon={MORE_ICONS.zen} isLarge />
        </Button>
      </span>
      <span role="status" className={classes.contact}>
        {contact === 'lost' ? (
          <span className={classes.lost}>{t('reconnecting')}</span>
        ) : (
          <ArbiterWord adjusted={adjusted} className={classes.lost} />
        )}
      </span>
    </header>
  );
}
