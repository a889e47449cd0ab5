import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { RowsSkeleton } from '../../../ui/feedback/page-states.tsx';
import { InViewport } from '../../../ui/hooks/in-viewport.tsx';
import { lazyComponent } from '../../../ui/hooks/lazy-component.ts';
import { TextLink } from '../../../ui/layout/links.tsx';
import classes from '../standings/standings.module.css';

// Boards load the rules of chess, so on a phone they load when scrolled into view.
const RunningBoards = lazyComponent(() => import('./running-boards.tsx').then((part) => part.RunningBoards));

/** While a round is played online: the leaders' boards, and a link to all of them. */
export function BoardsBeside({ page }: { readonly page: TournamentPage }) {
  const { t } = useTranslation('tournament');
  return (
    <>
      <h2 className={classes.title}>{t('standings.boards')}</h2>
      <InViewport>
        <Suspense fallback={<RowsSkeleton />}>
          <RunningBoards page={page} />
        </Suspense>
      </InViewport>
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
