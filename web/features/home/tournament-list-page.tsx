import { TextInput } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { matches } from '../../../domain/search-key.ts';
import { useFormat } from '../../format.ts';
import { tournamentListQuery } from '../../queries/tournament.ts';
import type { ListSearch } from '../../tournament-search.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { ButtonLink, TextLink } from '../../ui/links.tsx';
import { Page } from '../../ui/page.tsx';
import { Empty } from '../../ui/page-states.tsx';

interface ListPageProps {
  readonly search: ListSearch;
  readonly onSearch: (search: ListSearch) => void;
}

/** The table of all tournaments. */
export function TournamentListPage({ search, onSearch }: ListPageProps) {
  const { t } = useTranslation(['home', 'ui']);
  const format = useFormat();
  const { data: list } = useSuspenseQuery(tournamentListQuery);
  const { q = '', ...table } = search;
  const rows = list.data.filter(({ name }) => matches(name, q));
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
  ];
  return (
    <Page
      title={t('list.title')}
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
        onChange={(event) => onSearch(withQuery(table, event.currentTarget.value))}
        maw="24rem"
        mb="md"
      />
      {rows.length === 0 ? (
        <Empty title={t(q === '' ? 'list.emptyAll' : 'list.empty')} />
      ) : (
        <DataTable
          caption={t('list.title')}
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

function withQuery({ page: _, ...table }: ListSearch, q: string): ListSearch {
  return q === '' ? table : { ...table, q };
}
