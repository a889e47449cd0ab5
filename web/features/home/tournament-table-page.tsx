import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListSearch } from '../../tournament-search.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { ButtonLink } from '../../ui/links.tsx';
import { Page } from '../../ui/page.tsx';
import { Empty, RowsSkeleton } from '../../ui/page-states.tsx';
import { SearchField } from '../../ui/plain-fields.tsx';
import { useTournamentColumns } from '../../ui/tournament-columns.tsx';

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly start_date: string;
}

interface TournamentTablePageProps<Row extends Listed> {
  readonly title: string;
  /** Undefined until the server has answered. */
  readonly rows: readonly Row[] | undefined;
  /** What stands in place of a table without rows. */
  readonly empty: string;
  /** Columns beside the name and the first day. */
  readonly further?: readonly Column<Row>[];
  /** What else the rows are chosen by, beside the name. */
  readonly filters?: ReactNode;
  /** The table takes all the width there is. */
  readonly isWide?: boolean;
  readonly search: ListSearch;
  readonly onSearch: (search: ListSearch) => void;
}

/** Tournaments in a table, with a field for a part of their name. */
export function TournamentTablePage<Row extends Listed>({
  title,
  rows,
  empty,
  further = [],
  filters,
  isWide = false,
  search: { q = '', ...table },
  onSearch,
}: TournamentTablePageProps<Row>) {
  const { t } = useTranslation(['home', 'ui']);
  const columns = [...useTournamentColumns<Row>({ name: t('list.name'), start: t('list.startDate') }), ...further];
  return (
    <Page
      title={title}
      crumbs={[{ label: t('ui:home'), link: { to: '/' } }]}
      actions={
        <ButtonLink to="/tournament/find" variant="default">
          {t('find.title')}
        </ButtonLink>
      }
    >
      <Group gap="sm" mb="md">
        <SearchField
          label={t('list.search')}
          value={q}
          onChange={(wanted) => onSearch(asking(fromFirstPage(table), wanted))}
        />
        {filters}
      </Group>
      {rows === undefined ? (
        <RowsSkeleton rows={6} />
      ) : rows.length === 0 ? (
        <Empty title={empty} />
      ) : (
        <DataTable
          caption={title}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          isWide={isWide}
          search={table}
          onSearch={(next) => onSearch(asking(next, q))}
        />
      )}
    </Page>
  );
}

const asking = (table: ListSearch, q: string): ListSearch => (q === '' ? table : { ...table, q });

const fromFirstPage = ({ page: _, ...table }: ListSearch): ListSearch => table;
