import { TextInput } from '@mantine/core';
import { matches } from '../../../domain/lib/search-key.ts';
import type { ListSearch } from '../../app/search.ts';
import { Empty } from '../feedback/page-states.tsx';
import { type Column, DataTable } from './data-table.tsx';

interface SearchedTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** The searched text of a row. */
  readonly textOf: (row: Row) => string;
  readonly searchLabel: string;
  /** Messages for no rows at all, and for no matches. */
  readonly empty: string;
  readonly nothingFound: string;
  readonly search: ListSearch;
  readonly onSearch: (search: ListSearch) => void;
}

/** A table with a search field above it; the search text is kept in the address. */
export function SearchedTable<Row>({
  rows,
  textOf,
  searchLabel,
  empty,
  nothingFound,
  search,
  onSearch,
  ...table
}: SearchedTableProps<Row>) {
  const { q = '', ...part } = search;
  const withQuery = (next: ListSearch, wanted: string): ListSearch => (wanted === '' ? next : { ...next, q: wanted });
  const look = (wanted: string) => {
    const { page: _, ...rest } = part;
    onSearch(withQuery(rest, wanted));
  };
  if (rows.length === 0) return <Empty title={empty} />;
  const found = rows.filter((row) => matches(textOf(row), q));
  return (
    <>
      <TextInput
        type="search"
        label={searchLabel}
        value={q}
        onChange={({ currentTarget }) => look(currentTarget.value)}
        maw="24rem"
        mb="md"
        className="no-print"
      />
      {found.length === 0 ? (
        <Empty title={nothingFound} />
      ) : (
        <DataTable {...table} rows={found} search={part} onSearch={(next) => onSearch(withQuery(next, q))} />
      )}
    </>
  );
}
