import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PairingView, TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { openGamesOf } from '../../../model/postponed.ts';
import { boardName } from '../../../model/progress.ts';
import { lazyComponent } from '../../../ui/hooks/lazy-component.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { OpenGame } from './open-game.tsx';
import classes from './open-games.module.css';

const PostponedDialog = lazyComponent(() => import('./postponed-dialog.tsx').then((part) => part.PostponedDialog));

interface OpenGamesProps {
  readonly page: TournamentPage;
  readonly onBoard: (round: number, board: string) => void;
}

/** Postponed and adjourned games without a result, the oldest first; nothing where there are none. */
export function OpenGames({ page, onBoard }: OpenGamesProps) {
  const { t } = useTranslation('manage');
  const [changed, setChanged] = useState<PairingView>();
  const games = openGamesOf(page);
  if (games.length === 0) return null;
  const current = changed && games.find(({ round, white }) => round === changed.round && white === changed.white);
  return (
    <Card title={t('postponed.open', { count: games.length })}>
      <ul className={classes.list}>
        {games.map((game) => (
          <li key={`${game.round}_${game.white}_${game.black}`}>
            <OpenGame page={page} game={game}>
              <Button size="compact-sm" variant="default" onClick={() => onBoard(game.round, boardName(game))}>
                {t('postponed.enter')}
              </Button>
              <Button size="compact-sm" variant="default" onClick={() => setChanged(game)}>
                {t('postponed.change')}
              </Button>
            </OpenGame>
          </li>
        ))}
      </ul>
      {current?.postponed && (
        <Suspense>
          <PostponedDialog
            page={page}
            pairing={current}
            state={current.postponed.state}
            onClose={() => setChanged(undefined)}
          />
        </Suspense>
      )}
    </Card>
  );
}
