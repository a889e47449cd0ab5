import { type Column, Table } from '../table.tsx';

interface WallTableProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** Lines of text in a usual row. */
  readonly linesPerRow?: number;
}

/** A table for the wall of the playing hall: if it has one page, it fills the sheet. */
export function WallTable<Row>({ columns, rows, linesPerRow = 1 }: WallTableProps<Row>) {
  const most = mostPoints(rows.length + 1, linesPerRow);
  if (most < SIZES.min) return <Table columns={columns} rows={rows} look="list" />;
  const characters = columns.reduce((sum, { kind }) => sum + CHARACTERS[kind ?? 'name'], 0);
  const unbroken = Math.min(most, PAGE.widthPt / (characters * CHARACTER_EM));
  // Where there is room, names may take another line.
  const size = Math.max(unbroken, mostPoints(rows.length + 1, linesPerRow + 1));
  const style = `--rows:${rows.length + 1};--size:${Math.min(Math.max(size, SIZES.min), SIZES.max).toFixed(1)}pt`;
  return <Table columns={columns} rows={rows} look="wall" style={style} />;
}

/** Letters of a wall list in points; those of longer lists are as small as in other tables. */
const SIZES = { min: 10, max: 15 } as const;

/** The room below the heading of a sheet, in points; some of its height is left for names of two lines. */
const PAGE = { widthPt: 520, heightPt: 545 } as const;

/** The usual width of a character, in a wide font. */
const CHARACTER_EM = 0.56;

/** The usual width of a column in characters, with its padding. */
const CHARACTERS = { number: 5, center: 8, short: 5, name: 24 } as const;

/** The largest letters with which so many rows stand on one page; a row has lines and padding. */
const mostPoints = (rows: number, lines: number): number => PAGE.heightPt / (rows * (1.3 * lines + 0.55));
