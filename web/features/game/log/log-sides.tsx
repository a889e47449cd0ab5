import { useTranslation } from 'react-i18next';
import type { SideOfGame } from '../../../../contract/game/game-log.ts';
import type { ByColor } from '../../../../domain/chess/square.ts';
import { useSpentTime } from '../../../ui/chess/spent-time.ts';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';

interface LogSidesProps {
  readonly sides: ByColor<SideOfGame>;
  readonly names: ByColor<string>;
}

interface SideRow extends SideOfGame {
  readonly key: string;
  readonly name: string;
}

/** Figures of both players in a game, one below the other. */
export function LogSides({ sides, names }: LogSidesProps) {
  const { t } = useTranslation('gameLog');
  const spent = useSpentTime();
  const rows = (['white', 'black'] as const).map((key): SideRow => ({ key, name: names[key], ...sides[key] }));
  const columns: readonly Column<SideRow>[] = [
    { id: 'player', header: t('sides.player'), main: true, cell: ({ name }) => name },
    { id: 'moves', header: t('sides.moves'), numeric: true, cell: ({ moves }) => moves },
    { id: 'thought', header: t('sides.thought'), numeric: true, cell: (row) => spent(row.thoughtMs) },
    { id: 'longest', header: t('sides.longest'), numeric: true, cell: (row) => spent(row.longestMs) },
    {
      id: 'forgiven',
      header: t('sides.forgiven'),
      explanation: t('sides.forgivenHelp'),
      numeric: true,
      cell: (row) => spent(row.forgivenMs),
    },
    {
      id: 'returns',
      header: t('sides.returns'),
      explanation: t('sides.returnsHelp'),
      numeric: true,
      cell: ({ returns }) => returns,
    },
    { id: 'refused', header: t('sides.refused'), numeric: true, cell: (row) => row.refusedMoves },
  ];
  return <DataTable caption={t('sides.caption')} columns={columns} rows={rows} rowKey={({ key }) => key} />;
}
