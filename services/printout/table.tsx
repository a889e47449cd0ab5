import type { Child } from 'hono/jsx';

export interface Column<Row> {
  readonly head: Child;
  /** Numbers are right-aligned in figures of equal width, results centred, short words not broken. */
  readonly kind?: 'number' | 'center' | 'short';
  readonly cell: (row: Row) => Child;
}

interface TableProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** Class of the table. */
  readonly look?: string | undefined;
  readonly style?: string | undefined;
  /** Class of a row. */
  readonly rowLook?: (row: Row) => string | undefined;
}

export const Table = <Row,>({ columns, rows, look, style, rowLook }: TableProps<Row>) => (
  <table class={look} style={style}>
    <thead>
      <tr>
        {columns.map(({ head, kind }) => (
          <th class={kind}>{head}</th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr class={rowLook?.(row)}>
          {columns.map(({ cell, kind }) => (
            <td class={kind}>{cell(row)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** A name in its own direction of writing. */
export const Name = ({ children }: { readonly children: Child }) => <bdi>{children}</bdi>;
