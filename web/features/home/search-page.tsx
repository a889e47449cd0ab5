import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { CamelKeys } from '../../../contract/codec/case.ts';
import type { tournamentSearch } from '../../../contract/tournament/lists.ts';
import type { ListSearch } from '../../app/search.ts';
import { tournamentSearchQuery } from '../../queries/tournament.ts';
import { useEndColumn } from '../../ui/tournament/tournament-columns.tsx';
import { TYPING_PAUSE_MS } from '../../ui/typing.ts';
import { TournamentTablePage } from './tournament-table-page.tsx';

type Found = CamelKeys<z.output<typeof tournamentSearch>>['results'][number];

interface SearchPageProps {
  readonly search: ListSearch;
  readonly onSearch: (search: ListSearch) => void;
}

/** Finds tournaments by a part of their name, ignoring case and accents. */
export function SearchPage({ search, onSearch }: SearchPageProps) {
  const { t } = useTranslation('home');
  const end = useEndColumn<Found>(t('list.endDate'));
  const [asked] = useDebouncedValue((search.q ?? '').trim(), TYPING_PAUSE_MS);
  const { data, isPending } = useQuery({ ...tournamentSearchQuery(asked), placeholderData: keepPreviousData });
  return (
    <TournamentTablePage
      title={t('search.title')}
      rows={isPending ? undefined : (data?.results ?? [])}
      empty={t('list.empty')}
      further={[end]}
      search={search}
      onSearch={onSearch}
    />
  );
}
