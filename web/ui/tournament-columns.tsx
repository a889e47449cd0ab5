import { unbroken, useFormat } from '../format.ts';
import type { Column } from './data-table.tsx';
import { TextLink } from './links.tsx';

interface Dated {
  readonly id: string;
  readonly name: string;
  readonly start_date: string;
}

/** What every table of tournaments has: the name, leading to the page, and the first day. */
export function useTournamentColumns<Row extends Dated>(headers: {
  readonly name: string;
  readonly start: string;
}): readonly Column<Row>[] {
  const format = useFormat();
  return [
    {
      id: 'name',
      header: headers.name,
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
      header: headers.start,
      cell: ({ start_date }) => unbroken(format.date(start_date)),
      compare: (one, other) => one.start_date.localeCompare(other.start_date),
    },
  ];
}

/** The last day of a tournament; where the table is narrow, the first one is enough. */
export function useEndColumn<Row extends { readonly end_date: string }>(header: string): Column<Row> {
  const format = useFormat();
  return {
    id: 'end',
    header,
    minor: true,
    cell: ({ end_date }) => unbroken(format.date(end_date)),
    compare: (one, other) => one.end_date.localeCompare(other.end_date),
  };
}
