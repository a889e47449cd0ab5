import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { normsQuery } from '../../../queries/norms.ts';
import { tournamentQuery } from '../../../queries/tournament.ts';
import { Empty, RowsSkeleton } from '../../../ui/feedback/page-states.tsx';
import { Hint } from '../../../ui/layout/card.tsx';
import { DeskParts } from '../../../ui/layout/desk.tsx';
import { HostPage } from '../../../ui/layout/host-page.tsx';
import { ButtonLink } from '../../../ui/layout/links.tsx';
import { DeclaredCard } from './declared-card.tsx';
import { EventCard } from './event-card.tsx';
import { FormsCard } from './forms-card.tsx';
import { queryOf } from './norm-notes.ts';
import { PlayersCard } from './players-card.tsx';
import { useNormNotes } from './use-norm-notes.ts';

/** Who may reach a title norm, what the event lacks, and the forms, for the tournament's organisers. */
export function NormsPage({ tid }: { readonly tid: string }) {
  const { t } = useTranslation('norms');
  const { data: page } = useSuspenseQuery(tournamentQuery(tid));
  return (
    <HostPage tid={tid} page={page} title={t('title')}>
      <Norms page={page} />
    </HostPage>
  );
}

function Norms({ page }: { readonly page: TournamentPage }) {
  const { t } = useTranslation('norms');
  const { id: tid, revision } = page.tournament;
  const [notes, change] = useNormNotes(tid);
  const query = queryOf(notes);
  const { data: norms } = useQuery(normsQuery(tid, revision, query));
  if (norms === undefined) return <RowsSkeleton />;
  if (!norms.offered) {
    return (
      <Empty title={t('notOffered')} hint={t('notOfferedText')}>
        <ButtonLink to="/tournament/edit/$tid" params={{ tid }}>
          {t('forms.settings')}
        </ButtonLink>
      </Empty>
    );
  }
  return (
    <DeskParts>
      <Hint>{t('hint')}</Hint>
      <PlayersCard page={page} candidates={norms.candidates} query={query} />
      <EventCard norms={norms} />
      <DeclaredCard notes={notes} onChange={change} />
      <FormsCard tid={tid} norms={norms} notes={notes} onChange={change} />
    </DeskParts>
  );
}
