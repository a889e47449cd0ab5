import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { tournamentSearchQuery } from '../../queries/tournament.ts';
import type { ListSearch } from '../../tournament-search.ts';
import { TournamentTablePage } from './tournament-table-page.tsx';

/** So long nobody types any more before the server is asked. */
const PAUSE_MS = 250;

interface SearchPageProps {
  readonly search: ListSearch;
  readonly onSearch: (search: ListSearch) => void;
}

/** Tournaments by a part of their name, in whatever case and without accents. */
export function SearchPage({ search, onSearch }: SearchPageProps) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const [asked] = useDebouncedValue((search.q ?? '').trim(), PAUSE_MS);
  const { data, isPending } = useQuery({ ...tournamentSearchQuery(asked), placeholderData: keepPreviousData });
  return (
    <TournamentTablePage
      title={t('search.title')}
      rows={isPending ? undefined : (data?.results ?? [])}
      empty={t('list.empty')}
      further={[
        {
          id: 'end',
          header: t('list.endDate'),
          cell: ({ end_date }) => format.date(end_date),
          compare: (one, other) => one.end_date.localeCompare(other.end_date),
        },
      ]}
      search={search}
      onSearch={onSearch}
    />
  );
}
