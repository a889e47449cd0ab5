import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameViewAnswer } from '../../../../../contract/game/games.ts';
import { useFormat } from '../../../../app/format.ts';
import { lazyComponent } from '../../../../ui/hooks/lazy-component.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { ICONS } from '../../../../ui/icons/icons.ts';
import { TextLink } from '../../../../ui/layout/links.tsx';
import classes from './review-bar.module.css';

const RoundBoards = lazyComponent(() => import('./round-boards.tsx').then((part) => part.RoundBoards));

interface ReviewBarProps {
  readonly view: GameViewAnswer;
  /** Whether the neighbouring boards are wanted: they need the whole tournament. */
  readonly hasBoards: boolean;
  readonly onTurn: () => void;
  readonly className: string | undefined;
}

/** The tournament of a finished game, with the neighbouring boards and the facts of the game. */
export function ReviewBar({ view, hasBoards, onTurn, className }: ReviewBarProps) {
  const { t } = useTranslation(['game', 'chess']);
  const format = useFormat();
  const { game, tournament } = view;
  return (
    <header className={`${classes.bar} ${className}`}>
      <h1 className={classes.title} tabIndex={-1}>
        {t('title', { white: game.whiteName, black: game.blackName })}
      </h1>
      <div className={classes.line}>
        <TextLink to="/tournament/view/$tid" params={{ tid: tournament.id }} className={classes.link}>
          <span className={classes.name}>{tournament.name}</span>
        </TextLink>
        <span className={classes.buttons}>
          {hasBoards && (
            <Suspense>
              <RoundBoards view={view} />
            </Suspense>
          )}
          <Button
            variant="subtle"
            color="gray"
            className={classes.button ?? ''}
            aria-label={t('view.turn')}
            title={t('view.turn')}
            onClick={onTurn}
          >
            <Icon icon={ICONS.turn} isLarge />
          </Button>
        </span>
      </div>
      <p className={classes.facts}>
        {t('chess:round', { number: game.round })}
        {' · '}
        {t('chess:timeControl', { initial: game.initialTime, increment: game.increment })}
        {game.start !== null && ` · ${format.date(game.start)}`}
        {view.runs && (
          <>
            {' · '}
            <TextLink to="/game/log/$gameId" params={{ gameId: game.id }}>
              {t('info.log')}
            </TextLink>
          </>
        )}
      </p>
    </header>
  );
}
