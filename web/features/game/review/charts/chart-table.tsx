import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PlayedMove } from '../../../../../domain/chess/replay.ts';
import { numberedMove } from '../numbered-move.ts';
import classes from './after-game.module.css';

interface ChartTableProps {
  readonly label: string;
  readonly moves: readonly PlayedMove[];
  readonly onPly: (ply: number) => void;
  /** Headers of the columns besides the move. */
  readonly heads: readonly string[];
  /** Cells of each half-move. */
  readonly rows: readonly (readonly string[])[];
}

/** A chart as a table, opened on demand; each move links to its position. */
export function ChartTable({ label, moves, onPly, heads, rows }: ChartTableProps) {
  const { t } = useTranslation('review');
  const { t: game } = useTranslation('game');
  return (
    <details className={classes.more}>
      <summary>{t('asTable')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard */}
      <section className={classes.scroll} tabIndex={0} aria-label={t('tableOf', { label })}>
        <table className={classes.table}>
          <thead>
            <tr>
              {[t('move'), ...heads].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a half-move is known by its place
              <tr key={at}>
                <td>
                  <UnstyledButton className={classes.to} onClick={() => onPly(at + 1)}>
                    {numberedMove(game, moves, at + 1)}
                  </UnstyledButton>
                </td>
                {cells.map((cell, column) => (
                  <td key={heads[column]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
