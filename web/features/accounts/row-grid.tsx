import { ActionIcon } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { TableFrame, tableClass } from '../../ui/data-table-frame.tsx';
import { FURTHER_SIGNS } from '../../ui/further-signs.ts';
import { Icon } from '../../ui/icon.tsx';
import classes from './accounts.module.css';
import { COLUMNS, type ColumnName, EMPTY_ROW, NEEDED, type Row, type RowFaults, tidied } from './sheet.ts';

interface RowGridProps {
  readonly rows: readonly Row[];
  /** Of each row; empty while nothing has been looked at. */
  readonly faults: readonly RowFaults[];
  readonly onChange: (change: (rows: readonly Row[]) => readonly Row[]) => void;
  /** The FIDE number of a row has been typed. */
  readonly onNumberLeft: (at: number) => void;
}

/** The list as a sheet: one row for each, one field for each column. */
export function RowGrid({ rows, faults, onChange, onNumberLeft }: RowGridProps) {
  const { t } = useTranslation('people');
  const set = (at: number, name: ColumnName, text: string) =>
    onChange((known) => known.map((row, index) => (index === at ? { ...row, [name]: text } : row)));
  const remove = (at: number) =>
    onChange((known) => (known.length === 1 ? [EMPTY_ROW] : known.filter((_, index) => index !== at)));
  return (
    <TableFrame label={t('sheet')}>
      <table className={`${tableClass} ${classes.grid}`}>
        <thead>
          <tr>
            <th scope="col">{t('row')}</th>
            {COLUMNS.map((name) => (
              <th key={name} scope="col">
                {t(`columns.${name}`)}
                {NEEDED.includes(name) && <span className={classes.needed}> *</span>}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <GridRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place alone
              key={at}
              at={at}
              row={row}
              faults={faults[at]}
              onSet={set}
              onRemove={remove}
              onNumberLeft={onNumberLeft}
            />
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

interface GridRowProps {
  readonly at: number;
  readonly row: Row;
  readonly faults: RowFaults | undefined;
  readonly onSet: (at: number, name: ColumnName, text: string) => void;
  readonly onRemove: (at: number) => void;
  readonly onNumberLeft: (at: number) => void;
}

/** Drawn anew only where something of it has changed: a list has hundreds of rows. */
const GridRow = memo(
  function GridRow({ at, row, faults, onSet, onRemove, onNumberLeft }: GridRowProps) {
    const { t } = useTranslation('people');
    const number = at + 1;
    return (
      <tr>
        <th scope="row">{number}</th>
        {COLUMNS.map((name) => (
          <td key={name}>
            <input
              className={classes.cell}
              data-column={name}
              aria-label={t('cell', { column: t(`columns.${name}`), row: number })}
              aria-invalid={faults?.has(name) || undefined}
              value={row[name]}
              onChange={({ currentTarget }) => onSet(at, name, currentTarget.value)}
              onBlur={({ currentTarget }) => {
                const text = tidied(name, currentTarget.value.trim());
                if (text !== row[name]) onSet(at, name, text);
                if (name === 'fide_number' && text !== '') onNumberLeft(at);
              }}
            />
          </td>
        ))}
        <td>
          <ActionIcon
            variant="subtle"
            color="brick"
            size="lg"
            aria-label={t('removeRowFor', { row: number })}
            onClick={() => onRemove(at)}
          >
            <Icon sign={FURTHER_SIGNS.cross} isLarge />
          </ActionIcon>
        </td>
      </tr>
    );
  },
  (before, after) => before.row === after.row && before.at === after.at && sameFaults(before.faults, after.faults),
);

const sameFaults = (one: RowFaults | undefined, other: RowFaults | undefined): boolean =>
  [...(one?.keys() ?? [])].join() === [...(other?.keys() ?? [])].join();
