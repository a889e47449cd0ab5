import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../contract/tournaments.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { TextLink } from '../../ui/links.tsx';
import { RowsSkeleton } from '../../ui/page-states.tsx';
import { WhenNear } from '../../ui/when-near.tsx';
import classes from './standings.module.css';

// Boards know the rules of chess: on a phone they come when one has read the table.
const RunningBoards = lazyPart(() => import('./running-boards.tsx').then((part) => part.RunningBoards));

/** While a round is played on the screen: the boards of the leaders, and the way to all of them. */
export function BoardsBeside({ page }: { readonly page: TournamentPage }) {
  const { t } = useTranslation('tournament');
  return (
    <>
      <h2 className={classes.title}>{t('standings.boards')}</h2>
      <WhenNear>
        <Suspense fallback={<RowsSkeleton />}>
          <RunningBoards page={page} />
        </Suspense>
      </WhenNear>
      <TextLink
        to="/tournament/view/$tid"
        params={{ tid: page.tournament.id }}
        search={{ tab: 'pairings', boards: true }}
      >
        {t('standings.allBoards')}
      </TextLink>
    </>
  );
}
