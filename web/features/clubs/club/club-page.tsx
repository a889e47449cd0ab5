import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TablesSearch } from '../../../app/search.ts';
import { clubQuery } from '../../../queries/clubs.ts';
import { Empty } from '../../../ui/feedback/page-states.tsx';
import { ButtonLink, TextLink } from '../../../ui/layout/links.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { About, MailLink, Part, WebLink, WebLinks } from '../about.tsx';
import { Cards } from '../cards.tsx';
import { PersonLink } from '../person-link.tsx';
import { TournamentsTable } from '../tournaments-table.tsx';
import { MembersTable } from './members-table.tsx';

type ClubSearch = TablesSearch<'members' | 'tournaments'>;

interface ClubPageProps {
  readonly id: string;
  readonly search: ClubSearch;
  readonly onSearch: (search: ClubSearch) => void;
}

/** The public page of a club. */
export function ClubPage({ id, search, onSearch }: ClubPageProps) {
  const { t } = useTranslation(['clubs', 'ui']);
  const { data: club } = useSuspenseQuery(clubQuery(id));
  return (
    <Page
      title={club.name}
      crumbs={[
        { label: t('ui:home'), link: { to: '/' } },
        { label: t('browse.title'), link: { to: '/browse' } },
      ]}
      actions={
        (club.canManage || club.canEdit) && (
          <ButtonLink to="/club/manage" search={{ id }}>
            {t('view.manage')}
          </ButtonLink>
        )
      }
    >
      <About
        name={club.name}
        picture={club.profilePicture}
        banner={club.bannerPicture}
        description={club.description}
        facts={[
          [t('view.manager'), <PersonLink key="manager" account={club.manager} />],
          [
            t('view.organization'),
            club.organization && <OrganizationLink id={club.organization} name={club.organizationName} />,
          ],
          [t('view.website'), club.website && <WebLink to={club.website} />],
          [t('view.elsewhere'), club.socialLinks.length > 0 && <WebLinks links={club.socialLinks} />],
          [t('view.email'), club.email && <MailLink to={club.email} />],
          [t('view.address'), club.address],
          [t('view.region'), club.region],
          [t('view.country'), club.country],
        ]}
      />
      <Part title={t('view.teams')}>
        {club.teams.length === 0 ? (
          <Empty title={t('view.noTeams')} />
        ) : (
          <Cards
            rows={club.teams}
            link={(team) => (
              <TextLink to="/team/view/$id" params={{ id: team.id }}>
                {team.name}
              </TextLink>
            )}
          />
        )}
      </Part>
      <Part title={t('view.members')}>
        <MembersTable
          members={club.members}
          search={search.members ?? {}}
          onSearch={(members) => onSearch({ ...search, members })}
        />
      </Part>
      <Part title={t('view.tournaments')}>
        <TournamentsTable
          of={{ type: 'club', id: club.id }}
          search={search.tournaments ?? {}}
          onSearch={(tournaments) => onSearch({ ...search, tournaments })}
        />
      </Part>
    </Page>
  );
}

const OrganizationLink = ({ id, name }: { readonly id: string; readonly name: string | null }) => (
  <TextLink to="/organization/view/$oid" params={{ oid: id }} inherit>
    {name ?? id}
  </TextLink>
);
