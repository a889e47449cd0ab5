import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { given } from '../../../domain/kernel/given.ts';
import type { ListSearch } from '../../app/search.ts';
import { Empty, RowsSkeleton } from '../../ui/feedback/page-states.tsx';
import { ButtonLink } from '../../ui/layout/links.tsx';
import { SearchField } from '../../ui/layout/native-fields.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import type { Total } from '../../ui/table/table-pager.tsx';
import { useTournamentColumns } from '../../ui/tournament/tournament-columns.tsx';

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly startDate: string;
}

interface TournamentTablePageProps<Row extends Listed> {
  readonly title: string;
  /** Undefined while loading. */
  readonly rows: readonly Row[] | undefined;
  readonly empty: string;
  /** Columns besides the name and the first day. */
  readonly further?: readonly Column<Row>[];
  readonly filters?: ReactNode;
  /** The rows are those of the shown page only, of so many. */
  readonly outOf?: Total;
  /** Lets the table take the full width. */
  readonly isWide?: boolean;
  readonly search: ListSearch;
  readonly onSearch: (search: ListSearch) => void;
}

export function TournamentTablePage<Row extends Listed>({
  title,
  rows,
  empty,
  further = [],
  filters,
  outOf,
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
          {...given({ outOf })}
          search={table}
          onSearch={(next) => onSearch(asking(next, q))}
        />
      )}
    </Page>
  );
}

const asking = (table: ListSearch, q: string): ListSearch => (q === '' ? table : { ...table, q });

const fromFirstPage = ({ page: _, ...table }: ListSearch): ListSearch => table;
