import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { given } from '../../../../domain/kernel/given.ts';
import { mayTakeOverRatings } from '../../../../domain/tournament/guards/entry-guards.ts';
import { withNamespaces } from '../../../app/language.ts';
import { useTournamentStream } from '../../../live/tournament-stream.ts';
import { progressOf } from '../../../model/progress.ts';
import { tournamentOf } from '../../../model/tournament-of.ts';
import { tournamentQuery } from '../../../queries/tournament.ts';
import { StaleNotice } from '../../../ui/feedback/stale-notice.tsx';
import { lazyComponent } from '../../../ui/hooks/lazy-component.ts';
import { ButtonLink } from '../../../ui/layout/links.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { OrganiserOnly } from '../../../ui/tournament/organiser-only.tsx';
import { StatusChip } from '../../../ui/tournament/status-chip.tsx';
import { RoundsDesk } from './rounds-desk.tsx';

const ArbiterCalls = lazyComponent(() =>
  withNamespaces({ namespaces: ['arbiter'], load: () => import('../print/arbiter-calls.tsx') }).then(
    (part) => part.ArbiterCalls,
  ),
);

const RatingChanges = lazyComponent(() =>
  withNamespaces({ namespaces: ['ratingLists'], load: () => import('./rating-changes.tsx') }).then(
    (part) => part.RatingChanges,
  ),
);

interface ManagePageProps {
  readonly tid: string;
  readonly round: number | undefined;
  readonly onRound: (round: number) => void;
}

/** The arbiter's desk: everything of a round on one page. */
export function ManagePage({ tid, round, onRound }: ManagePageProps) {
  const { t } = useTranslation(['manage', 'tournament', 'ui']);
  const { data: page } = useSuspenseQuery(tournamentQuery(tid));
  const contact = useTournamentStream(tid, page.tournament.finished, { positions: 'none' });
  return (
    <Page
      title={page.tournament.name}
      here={t('title')}
      crumbs={[
        { label: t('ui:home'), link: { to: '/' } },
        { label: page.tournament.name, link: { to: '/tournament/view/$tid', params: { tid } } },
      ]}
      status={<StatusChip progress={progressOf(page)} />}
      actions={
        <>
          <ButtonLink to="/tournament/players/$tid" params={{ tid }} variant="default">
            {t('tournament:actions.players')}
          </ButtonLink>
          <ButtonLink to="/tournament/log/$tid" params={{ tid }} variant="default">
            {t('log')}
          </ButtonLink>
          {Object.keys(page.games).length > 0 && (
            <ButtonLink to="/tournament/fair-play/$tid" params={{ tid }} search={given({ round })} variant="default">
              {t('times')}
            </ButtonLink>
          )}
        </>
      }
    >
      <StaleNotice contact={contact} />
      <OrganiserOnly allowed={page.canManage} tid={tid}>
        <Suspense>
          <ArbiterCalls tid={tid} isLive={contact === 'open'} />
        </Suspense>
        {mayTakeOverRatings(tournamentOf(page)).ok && (
          <Suspense>
            <RatingChanges page={page} />
          </Suspense>
        )}
        <RoundsDesk page={page} round={round} onRound={onRound} />
      </OrganiserOnly>
    </Page>
  );
}
