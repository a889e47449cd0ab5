import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TablesSearch } from '../../../app/search.ts';
import { organizationQuery } from '../../../queries/clubs.ts';
import { Empty } from '../../../ui/feedback/page-states.tsx';
import { ButtonLink, TextLink } from '../../../ui/layout/links.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { About, MailLink, Part, WebLink } from '../about.tsx';
import { Cards } from '../cards.tsx';
import { PersonLink } from '../person-link.tsx';
import { TournamentsTable } from '../tournaments-table.tsx';

interface OrganizationPageProps {
  readonly id: string;
  readonly search: TablesSearch<'tournaments'>;
  readonly onSearch: (search: TablesSearch<'tournaments'>) => void;
}

/** The public page of an organisation. */
export function OrganizationPage({ id, search, onSearch }: OrganizationPageProps) {
  const { t } = useTranslation(['clubs', 'ui']);
  const { data: organization } = useSuspenseQuery(organizationQuery(id));
  return (
    <Page
      title={organization.name}
      crumbs={[
        { label: t('ui:home'), link: { to: '/' } },
        { label: t('browse.title'), link: { to: '/browse' } },
      ]}
      actions={
        (organization.canManage || organization.canEdit) && (
          <ButtonLink to="/organization/manage" search={{ id }}>
            {t('view.manage')}
          </ButtonLink>
        )
      }
    >
      <About
        name={organization.name}
        picture={organization.profilePicture}
        banner={organization.bannerPicture}
        description={organization.description}
        facts={[
          [t('view.manager'), <PersonLink key="manager" account={organization.manager} />],
          [t('view.website'), organization.website && <WebLink to={organization.website} />],
          [t('view.email'), organization.email && <MailLink to={organization.email} />],
          [t('view.address'), organization.address],
          [t('view.country'), organization.country],
        ]}
      />
      <Part title={t('view.clubs')}>
        {organization.clubs.length === 0 ? (
          <Empty title={t('view.noClubs')} />
        ) : (
          <Cards
            rows={organization.clubs}
            link={(club) => (
              <TextLink to="/club/view/$cid" params={{ cid: club.id }}>
                {club.name}
              </TextLink>
            )}
          />
        )}
      </Part>
      <Part title={t('view.tournaments')}>
        <TournamentsTable
          of={{ type: 'organization', id: organization.id }}
          search={search.tournaments ?? {}}
          onSearch={(tournaments) => onSearch({ tournaments })}
        />
      </Part>
    </Page>
  );
}
