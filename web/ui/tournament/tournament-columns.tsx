import { unbroken, useFormat } from '../../app/format.ts';
import { TextLink } from '../layout/links.tsx';
import type { Column } from '../table/data-table.tsx';

interface Dated {
  readonly id: string;
  readonly name: string;
  readonly startDate: string;
}

/** Columns of every table of tournaments: the name, linking to the page, and the first day. */
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
      cell: ({ startDate }) => unbroken(format.date(startDate)),
      compare: (one, other) => one.startDate.localeCompare(other.startDate),
    },
  ];
}

/** The last day of a tournament; where the table is narrow, only the first is shown. */
export function useEndColumn<Row extends { readonly endDate: string }>(header: string): Column<Row> {
  const format = useFormat();
  return {
    id: 'end',
    header,
    minor: true,
    cell: ({ endDate }) => unbroken(format.date(endDate)),
    compare: (one, other) => one.endDate.localeCompare(other.endDate),
  };
}
