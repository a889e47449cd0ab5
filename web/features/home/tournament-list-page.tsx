import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { matches } from '../../../domain/search-key.ts';
import { tournamentListQuery } from '../../queries/tournament.ts';
import type { ListSearch } from '../../tournament-search.ts';
import { TournamentTablePage } from './tournament-table-page.tsx';

interface ListPageProps {
  readonly search: ListSearch;
  readonly onSearch: (search: ListSearch) => void;
}

/** The table of all tournaments. */
export function TournamentListPage({ search, onSearch }: ListPageProps) {
  const { t } = useTranslation('home');
  const { data: list } = useSuspenseQuery(tournamentListQuery);
  const { q = '' } = search;
  return (
    <TournamentTablePage
      title={t('list.title')}
      rows={list.data.filter(({ name }) => matches(name, q))}
      empty={t(q === '' ? 'list.emptyAll' : 'list.empty')}
      search={search}
      onSearch={onSearch}
    />
  );
}
