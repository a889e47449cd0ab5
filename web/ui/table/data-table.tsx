import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableSearch } from '../../app/search.ts';
import { usePrinting } from '../hooks/use-printing.ts';
import { Icon } from '../icons/icon.tsx';
import { MORE_ICONS } from '../icons/more-icons.ts';
import classes from './data-table.module.css';
import { TableFrame, tableClass } from './data-table-frame.tsx';
import { pageOf, TablePager, type Total } from './table-pager.tsx';

export interface Column<Row> {
  readonly id: string;
  readonly header: ReactNode;
  /** Explains the header, where it is a symbol, an abbreviation or more than a text. */
  readonly explanation?: string;
  readonly cell: (row: Row) => ReactNode;
  readonly numeric?: boolean;
  /** May wrap to two lines where the table is narrow. */
  readonly wraps?: boolean;
  /** Hidden where the table is narrow. */
  readonly minor?: boolean;
  /** Shown only where the table is wide, or very wide. */
  readonly needs?: 'wide' | 'veryWide';
  /** Takes the remaining width, and is the row header for screen readers. */
  readonly main?: boolean;
  /** Makes the column sortable. */
  readonly compare?: (one: Row, other: Row) => number;
}

interface DataTableProps<Row> {
  /** Names the table for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  /** In their default order. */
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly isOwn?: (row: Row) => boolean;
  /** Lets the table take the full width, which its further columns need. */
  readonly isWide?: boolean;
  /** Shows all rows, for those who work through them. */
  readonly isWhole?: boolean;
  /** The rows are those of the shown page only, in the order asked for, of so many. */
  readonly outOf?: Total;
  /** Page and order, as in the address; without it all rows are shown. */
  readonly search?: TableSearch;
  readonly onSearch?: (search: TableSearch) => void;
}

/** A dense table that stays inside its frame, with sorting and pages kept in the address; in print it is complete. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  isOwn,
  isWide = false,
  isWhole = false,
  outOf,
  search,
  onSearch,
}: DataTableProps<Row>) {
  const isPrinted = usePrinting();
  const total = outOf ?? { rows: rows.length, isMore: false };
  const part = search === undefined || isWhole || isPrinted ? undefined : pageOf(total, search);
  const sorted = outOf === undefined ? sortRows(columns, rows, search?.sort) : rows;
  const shown = part === undefined || outOf !== undefined ? sorted : sorted.slice(part.from, part.to);
  return (
    <div className={classes.room}>
      <div className={classes.block} data-wide={isWide || undefined} data-whole={isWhole || undefined}>
        <TableFrame label={caption} isWhole={isWhole}>
          <table className={`${tableClass} ${classes.table}`}>
            <caption className={classes.caption}>{caption}</caption>
            <thead>
              <tr>
                {columns.map((column) => (
                  <HeaderCell key={column.id} column={column} search={search} onSearch={onSearch} />
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((row) => (
                <tr key={rowKey(row)} data-own={isOwn?.(row) || undefined}>
                  {columns.map((column) => (
                    <BodyCell key={column.id} column={column} row={row} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </TableFrame>
        {part !== undefined && onSearch !== undefined && (
          <TablePager caption={caption} part={part} search={search ?? {}} onSearch={onSearch} />
        )}
      </div>
    </div>
  );
}

function BodyCell<Row>({ column, row }: { readonly column: Column<Row>; readonly row: Row }) {
  const cell = column.cell(row);
  if (column.main === true) {
    return (
      <th scope="row" className={classes.main}>
        {cell}
      </th>
    );
  }
  return <td className={classOf(column)}>{cell}</td>;
}

function classOf<Row>({ numeric, minor, wraps, needs }: Column<Row>): string {
  const names = [
    numeric === true && classes.numeric,
    minor === true && classes.minor,
    wraps === true && classes.wraps,
    needs !== undefined && classes[needs],
  ];
  return names.filter(Boolean).join(' ');
}

interface HeaderCellProps<Row> {
  readonly column: Column<Row>;
  readonly search: TableSearch | undefined;
  readonly onSearch: ((search: TableSearch) => void) | undefined;
}

function HeaderCell<Row>({ column, search, onSearch }: HeaderCellProps<Row>) {
  const { t } = useTranslation('ui');
  const { header, explanation, compare, id } = column;
  const order = search?.sort === id ? 'ascending' : search?.sort === `-${id}` ? 'descending' : undefined;
  const className = classOf(column);
  if (compare === undefined || onSearch === undefined) {
    return (
      <th scope="col" className={className} title={explanation}>
        {header}
        {explanation !== undefined && <VisuallyHidden> {explanation}</VisuallyHidden>}
      </th>
    );
  }
  const name = explanation ?? (typeof header === 'string' ? header : undefined);
  const next = order === undefined ? id : order === 'ascending' ? `-${id}` : undefined;
  const { sort: _, page: __, ...rest } = search ?? {};
  return (
    <th scope="col" className={className} aria-sort={order}>
      <UnstyledButton
        className={classes.sort}
        title={name && t('table.sortBy', { column: name })}
        onClick={() => onSearch(next === undefined ? rest : { ...rest, sort: next })}
      >
        {header}
        {explanation !== undefined && <VisuallyHidden> {explanation}</VisuallyHidden>}
        {order !== undefined && ' '}
        {order !== undefined && <Icon icon={MORE_ICONS[order === 'ascending' ? 'rise' : 'fall']} />}
      </UnstyledButton>
    </th>
  );
}

/** Rows in the order of a column, `-` before its id for descending order; equal rows keep their order. */
export function sortRows<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  sort: string | undefined,
): readonly Row[] {
  const compare = columns.find(({ id }) => id === sort?.replace(/^-/, ''))?.compare;
  if (sort === undefined || compare === undefined) return rows;
  return [...rows].sort(sort.startsWith('-') ? (one, other) => compare(other, one) : compare);
}
