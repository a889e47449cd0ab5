import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { tournamentListing } from '../../../contract/tournaments.ts';
import { useFormat } from '../../format.ts';
import { arrangedQuery } from '../../queries/clubs.ts';
import type { ListSearch } from '../../tournament-search.ts';
import type { Column } from '../../ui/data-table.tsx';
import { TextLink } from '../../ui/links.tsx';
import { RowsSkeleton } from '../../ui/page-states.tsx';
import { SearchedTable } from '../../ui/searched-table.tsx';

type Tournament = z.output<typeof tournamentListing>['data'][number];

interface TournamentsTableProps {
  readonly of: { readonly type: 'club' | 'organization'; readonly id: string };
  readonly search: ListSearch;
  readonly onSearch: (search: ListSearch) => void;
}

/** The tournaments that a club or an organisation has arranged, the newest first. */
export function TournamentsTable({ of, ...search }: TournamentsTableProps) {
  const { t } = useTranslation('clubs');
  const format = useFormat();
  const { data: list } = useQuery(arrangedQuery(of.type, of.id));
  if (list === undefined) return <RowsSkeleton rows={3} />;
  const columns: readonly Column<Tournament>[] = [
    {
      id: 'name',
      header: t('view.columns.name'),
      main: true,
      cell: ({ id, name }) => (
        <TextLink to="/tournament/view/$tid" params={{ tid: id }} inherit>
          {name}
        </TextLink>
      ),
      compare: (one, other) => one.name.localeCompare(other.name),
    },
    {
      id: 'start',
      header: t('view.columns.start'),
      wraps: true,
      cell: ({ start_date }) => format.date(start_date),
      compare: (one, other) => one.start_date.localeCompare(other.start_date),
    },
    {
      id: 'end',
      header: t('view.columns.end'),
      minor: true,
      cell: ({ end_date }) => format.date(end_date),
      compare: (one, other) => one.end_date.localeCompare(other.end_date),
    },
  ];
  return (
    <SearchedTable
      caption={t('view.tournaments')}
      columns={columns}
      rows={list.data}
      rowKey={({ id }) => id}
      textOf={({ name }) => name}
      searchLabel={t('view.searchTournaments')}
      empty={t('view.noTournaments')}
      nothingFound={t('view.noSuchTournament')}
      {...search}
    />
  );
}
