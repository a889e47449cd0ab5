import { useTranslation } from 'react-i18next';
import type { MemberRow } from '../../../../contract/clubs/clubs.ts';
import type { ListSearch } from '../../../app/search.ts';
import { titled } from '../../../model/names.ts';
import { Federation } from '../../../ui/chess/federation.tsx';
import { Hint } from '../../../ui/layout/card.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { SearchedTable } from '../../../ui/table/searched-table.tsx';
import { memberName, PersonLink } from '../person-link.tsx';

interface MembersTableProps {
  readonly members: readonly MemberRow[];
  readonly search: ListSearch;
  readonly onSearch: (search: ListSearch) => void;
}

/** The members of a club or a team, each with a link to their profile. */
export function MembersTable({ members, ...search }: MembersTableProps) {
  const { t } = useTranslation('clubs');
  const columns: readonly Column<MemberRow>[] = [
    {
      id: 'name',
      header: t('view.columns.name'),
      main: true,
      cell: (member) => <PersonLink account={member.accountId}>{titled(member.title, memberName(member))}</PersonLink>,
      compare: (one, other) => memberName(one).localeCompare(memberName(other)),
    },
    {
      id: 'rating',
      header: t('view.columns.rating'),
      numeric: true,
      cell: ({ fiderating }) => fiderating ?? '–',
      compare: (one, other) => (other.fiderating ?? 0) - (one.fiderating ?? 0),
    },
    {
      id: 'federation',
      header: t('view.columns.federation'),
      minor: true,
      cell: ({ fidefederation }) => <Federation code={fidefederation} />,
    },
    {
      id: 'number',
      header: t('view.columns.fideNumber'),
      numeric: true,
      minor: true,
      cell: ({ fidenumber }) => fidenumber ?? '–',
    },
  ];
  return (
    <>
      <SearchedTable
        caption={t('view.members')}
        columns={columns}
        rows={members}
        rowKey={({ accountId }) => accountId}
        textOf={(member) => `${memberName(member)} ${member.accountId} ${member.fidenumber ?? ''}`}
        searchLabel={t('view.searchMembers')}
        empty={t('view.noMembers')}
        nothingFound={t('view.noSuchMember')}
        {...search}
      />
      {members.some(({ lastName }) => lastName === '') && <Hint>{t('view.usernames')}</Hint>}
    </>
  );
}
