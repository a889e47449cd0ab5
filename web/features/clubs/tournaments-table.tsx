import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { CamelKeys } from '../../../contract/codec/case.ts';
import type { tournamentListing } from '../../../contract/tournament/lists.ts';
import type { ListSearch } from '../../app/search.ts';
import { arrangedQuery } from '../../queries/clubs.ts';
import { RowsSkeleton } from '../../ui/feedback/page-states.tsx';
import { SearchedTable } from '../../ui/table/searched-table.tsx';
import { useEndColumn, useTournamentColumns } from '../../ui/tournament/tournament-columns.tsx';

type Tournament = CamelKeys<z.output<typeof tournamentListing>>['data'][number];

interface TournamentsTableProps {
  readonly of: { readonly type: 'club' | 'organization'; readonly id: string };
  readonly search: ListSearch;
  readonly onSearch: (search: ListSearch) => void;
}

/** The tournaments that a club or an organisation hosts, the newest first. */
export function TournamentsTable({ of, ...search }: TournamentsTableProps) {
  const { t } = useTranslation('clubs');
  const named = useTournamentColumns<Tournament>({ name: t('view.columns.name'), start: t('view.columns.start') });
  const end = useEndColumn<Tournament>(t('view.columns.end'));
  const { data: list } = useQuery(arrangedQuery(of.type, of.id));
  if (list === undefined) return <RowsSkeleton rows={3} />;
  return (
    <SearchedTable
      caption={t('view.tournaments')}
      columns={[...named, end]}
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
