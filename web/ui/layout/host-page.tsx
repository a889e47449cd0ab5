import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../contract/tournament/tournaments.ts';
import { given } from '../../../domain/kernel/given.ts';
import { OrganiserOnly } from '../tournament/organiser-only.tsx';
import { ButtonLink } from './links.tsx';
import { Page } from './page.tsx';

interface HostPageProps {
  readonly tid: string;
  readonly page: TournamentPage;
  readonly title: string;
  /** The round that the link back to the desk opens. */
  readonly round?: number;
  readonly children: ReactNode;
}

/** A page for the tournament's organisers, besides their desk. */
export function HostPage({ tid, page, title, round, children }: HostPageProps) {
  const { t } = useTranslation(['manage', 'ui']);
  return (
    <Page
      title={title}
      crumbs={[
        { label: t('ui:home'), link: { to: '/' } },
        { label: page.tournament.name, link: { to: '/tournament/view/$tid', params: { tid } } },
      ]}
      actions={
        <ButtonLink to="/tournament/manage/$tid" params={{ tid }} search={given({ round })} variant="default">
          {t('title')}
        </ButtonLink>
      }
    >
      <OrganiserOnly allowed={page.canManage} tid={tid}>
        {children}
      </OrganiserOnly>
    </Page>
  );
}
