import { Button, Group } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PairingView, TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { blackName, whiteName } from '../../../model/names.ts';
import { openGamesOf } from '../../../model/postponed.ts';
import { boardName } from '../../../model/progress.ts';
import { lazyComponent } from '../../../ui/hooks/lazy-component.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { usePostponedText } from '../../../ui/tournament/postponed-text.ts';
import classes from './open-games.module.css';

const PostponedDialog = lazyComponent(() => import('./postponed-dialog.tsx').then((part) => part.PostponedDialog));

interface OpenGamesProps {
  readonly page: TournamentPage;
  readonly onBoard: (round: number, board: string) => void;
}

/** Postponed and adjourned games without a result, the oldest first; nothing where there are none. */
export function OpenGames({ page, onBoard }: OpenGamesProps) {
  const { t } = useTranslation('manage');
  const textOf = usePostponedText(page.tournament.timeZone);
  const [changed, setChanged] = useState<PairingView>();
  const games = openGamesOf(page);
  if (games.length === 0) return null;
  const current = changed && games.find(({ round, white }) => round === changed.round && white === changed.white);
  return (
    <Card title={t('postponed.open', { count: games.length })}>
      <ul className={classes.list}>
        {games.map((game) => (
          <li key={`${game.round}_${game.white}_${game.black}`}>
            <strong>{t('postponed.board', { round: game.round, board: boardName(game) })}</strong>
            <span>
              {whiteName(game)} – {blackName(game)}
            </span>
            <span className={classes.when}>{textOf(game)}</span>
            {game.postponed.words ? <q className={classes.words}>{game.postponed.words}</q> : null}
            <Group gap="xs">
              <Button size="compact-sm" variant="default" onClick={() => onBoard(game.round, boardName(game))}>
                {t('postponed.enter')}
              </Button>
              <Button size="compact-sm" variant="default" onClick={() => setChanged(game)}>
                {t('postponed.change')}
              </Button>
            </Group>
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
