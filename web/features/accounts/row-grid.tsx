import { ActionIcon } from '@mantine/core';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FidePlayerView } from '../../../contract/accounts/accounts.ts';
import { useFideLookUp } from '../../forms/fields/use-fide-look-up.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { MORE_ICONS } from '../../ui/icons/more-icons.ts';
import { TableFrame, tableClass } from '../../ui/table/data-table-frame.tsx';
import classes from './accounts.module.css';
import {
  COLUMNS,
  type ColumnName,
  EMPTY_ROW,
  fideNumberOf,
  filledIn,
  NEEDED,
  type Row,
  type RowFaults,
  tidied,
} from './sheet.ts';

interface RowGridProps {
  readonly rows: readonly Row[];
  /** Faults of each row; empty before validation. */
  readonly faults: readonly RowFaults[];
  readonly onChange: (change: (rows: readonly Row[]) => readonly Row[]) => void;
}

/** The list as a spreadsheet: one row per account, one input per column. */
export function RowGrid({ rows, faults, onChange }: RowGridProps) {
  const { t } = useTranslation('people');
  const set = (at: number, name: ColumnName, text: string) =>
    onChange((known) => known.map((row, index) => (index === at ? { ...row, [name]: text } : row)));
  const fillIn = (player: FidePlayerView) => onChange((known) => filledIn(known, player));
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
              onFound={fillIn}
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
  readonly onFound: (player: FidePlayerView) => void;
}

/** Memoised, as a list has hundreds of rows. */
const GridRow = memo(
  function GridRow({ at, row, faults, onSet, onRemove, onFound }: GridRowProps) {
    const { t } = useTranslation('people');
    const number = at + 1;
    const { lookUp, messageFor } = useFideLookUp(onFound);
    const message = messageFor(fideNumberOf(row));
    const messageId = useId();
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
              aria-describedby={name === 'fideNumber' && message !== undefined ? messageId : undefined}
              value={name === 'sex' && row.sex === 'F' ? t('letterOfWomen') : row[name]}
              onChange={({ currentTarget }) => onSet(at, name, currentTarget.value)}
              onBlur={({ currentTarget }) => {
                const text = tidied(name, currentTarget.value.trim());
                if (text !== row[name]) onSet(at, name, text);
                if (name === 'fideNumber') void lookUp(fideNumberOf({ fideNumber: text }));
              }}
            />
            {name === 'fideNumber' && message !== undefined && (
              <div id={messageId} className={classes.message}>
                {message}
              </div>
            )}
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
            <Icon icon={MORE_ICONS.cross} isLarge />
          </ActionIcon>
        </td>
      </tr>
    );
  },
  (before, after) => before.row === after.row && before.at === after.at && sameFaults(before.faults, after.faults),
);

const sameFaults = (one: RowFaults | undefined, other: RowFaults | undefined): boolean =>
  [...(one?.keys() ?? [])].join() === [...(other?.keys() ?? [])].join();
