import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { tournamentSearchQuery } from '../../queries/tournament.ts';
import type { ListSearch } from '../../tournament-search.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { ButtonLink, TextLink } from '../../ui/links.tsx';
import { Page } from '../../ui/page.tsx';
import { Empty, RowsSkeleton } from '../../ui/page-states.tsx';

/** So long nobody types any more before the server is asked. */
const PAUSE_MS = 250;

interface SearchPageProps {
  readonly search: ListSearch;
  readonly onSearch: (search: ListSearch) => void;
}

/** Tournaments by a part of their name, in whatever case and without accents. */
export function SearchPage({ search, onSearch }: SearchPageProps) {
  const { t } = useTranslation(['home', 'ui']);
  const format = useFormat();
  const { q = '', ...table } = search;
  const [asked] = useDebouncedValue(q.trim(), PAUSE_MS);
  const { data, isPending } = useQuery({ ...tournamentSearchQuery(asked), placeholderData: keepPreviousData });
  const rows = data?.results ?? [];
  const columns: readonly Column<(typeof rows)[number]>[] = [
    {
      id: 'name',
      header: t('list.name'),
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
      header: t('list.startDate'),
      cell: ({ start_date }) => format.date(start_date),
      compare: (one, other) => one.start_date.localeCompare(other.start_date),
    },
    {
      id: 'end',
      header: t('list.endDate'),
      cell: ({ end_date }) => format.date(end_date),
      compare: (one, other) => one.end_date.localeCompare(other.end_date),
    },
  ];
  return (
    <Page
      title={t('search.title')}
      crumbs={[{ label: t('ui:home'), link: { to: '/' } }]}
      actions={
        <ButtonLink to="/tournament/find" variant="default">
          {t('find.title')}
        </ButtonLink>
      }
    >
      <TextInput
        type="search"
        label={t('list.search')}
        value={q}
        onChange={({ currentTarget }) => onSearch(currentTarget.value === '' ? {} : { q: currentTarget.value })}
        maw="24rem"
        mb="md"
      />
      {isPending ? (
        <RowsSkeleton rows={6} />
      ) : rows.length === 0 ? (
        <Empty title={t('list.empty')} />
      ) : (
        <DataTable
          caption={t('search.title')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          search={table}
          onSearch={(next) => onSearch(q === '' ? next : { ...next, q })}
        />
      )}
    </Page>
  );
}
