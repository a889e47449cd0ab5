import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../contract/tournaments.ts';
import { HostOnly } from './host-only.tsx';
import { ButtonLink } from './links.tsx';
import { Page } from './page.tsx';

interface HostPageProps {
  readonly tid: string;
  readonly page: TournamentPage;
  readonly title: string;
  /** The round that the way back to the desk leads to. */
  readonly round?: number;
  readonly children: ReactNode;
}

/** A page for those who run a tournament, beside their desk. */
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
        <ButtonLink
          to="/tournament/manage/$tid"
          params={{ tid }}
          search={round === undefined ? {} : { round }}
          variant="default"
        >
          {t('title')}
        </ButtonLink>
      }
    >
      <HostOnly allowed={page.can_manage} tid={tid}>
        {children}
      </HostOnly>
    </Page>
  );
}
