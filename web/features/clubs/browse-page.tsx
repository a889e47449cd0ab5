import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ClubListRow } from '../../../contract/clubs/clubs.ts';
import { isLoggedIn } from '../../../contract/codec/session-user.ts';
import type { ListSearch } from '../../app/search.ts';
import { userQuery } from '../../queries/account.ts';
import { clubListQuery, organizationListQuery } from '../../queries/clubs.ts';
import { HelpBox } from '../../ui/feedback/help-box.tsx';
import { Empty } from '../../ui/feedback/page-states.tsx';
import { TextLink } from '../../ui/layout/links.tsx';
import { Page } from '../../ui/layout/page.tsx';
import type { Column } from '../../ui/table/data-table.tsx';
import { SearchedTable } from '../../ui/table/searched-table.tsx';
import { Part } from './about.tsx';
import { Cards } from './cards.tsx';
import { FindByFideNumber } from './find-by-fide-number.tsx';

interface BrowsePageProps {
  readonly search: ListSearch;
  readonly onSearch: (search: ListSearch) => void;
}

/** The organisations and clubs; logged-in users also find people by FIDE number. */
export function BrowsePage({ search, onSearch }: BrowsePageProps) {
  const { t } = useTranslation(['clubs', 'ui']);
  const { data: organizations } = useSuspenseQuery(organizationListQuery);
  const { data: clubs } = useSuspenseQuery(clubListQuery);
  const { data: user } = useQuery(userQuery);
  return (
    <Page title={t('browse.title')} crumbs={[{ label: t('ui:home'), link: { to: '/' } }]}>
      <HelpBox name="browse" guide={2}>
        {t('browseHelp')}
      </HelpBox>
      {isLoggedIn(user) && <FindByFideNumber />}
      <Part title={t('browse.organizations')}>
        {organizations.length === 0 ? (
          <Empty title={t('browse.noOrganizations')} />
        ) : (
          <Cards
            rows={organizations}
            link={({ id, name }) => (
              <TextLink to="/organization/view/$oid" params={{ oid: id }}>
                {name}
              </TextLink>
            )}
            line={({ country }) => country}
          />
        )}
      </Part>
      <Part title={t('browse.clubs')}>
        <ClubTable clubs={clubs} search={search} onSearch={onSearch} />
      </Part>
    </Page>
  );
}

function ClubTable({ clubs, ...search }: BrowsePageProps & { readonly clubs: readonly ClubListRow[] }) {
  const { t } = useTranslation('clubs');
  const columns: readonly Column<ClubListRow>[] = [
    {
      id: 'name',
      header: t('browse.columns.club'),
      main: true,
      cell: ({ id, name }) => (
        <TextLink to="/club/view/$cid" params={{ cid: id }} inherit>
          {name}
        </TextLink>
      ),
      compare: (one, other) => one.name.localeCompare(other.name),
    },
    {
      id: 'organization',
      header: t('browse.columns.organization'),
      minor: true,
      cell: ({ organization }) =>
        organization === null ? (
          '–'
        ) : (
          <TextLink to="/organization/view/$oid" params={{ oid: organization.id }} inherit>
            {organization.name}
          </TextLink>
        ),
      compare: (one, other) => (one.organization?.name ?? '').localeCompare(other.organization?.name ?? ''),
    },
    {
      id: 'region',
      header: t('browse.columns.region'),
      wraps: true,
      cell: ({ region }) => region ?? '–',
      compare: (one, other) => (one.region ?? '').localeCompare(other.region ?? ''),
    },
    { id: 'country', header: t('browse.columns.country'), minor: true, cell: ({ country }) => country },
    {
      id: 'members',
      header: t('browse.columns.members'),
      numeric: true,
      cell: ({ members }) => members,
      compare: (one, other) => other.members - one.members,
    },
  ];
  return (
    <SearchedTable
      caption={t('browse.clubs')}
      columns={columns}
      rows={clubs}
      rowKey={({ id }) => id}
      textOf={({ name, region, organization }) => [name, region, organization?.name].join(' ')}
      searchLabel={t('browse.search')}
      empty={t('browse.noClubs')}
      nothingFound={t('browse.noSuchClub')}
      {...search}
    />
  );
}
