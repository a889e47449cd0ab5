/** Columns of the participants' table that the organiser chooses to see. */
import { Chip, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ParticipantView } from '../../../contract/tournament/tournaments.ts';
import type { TournamentPlayers } from '../../queries/tournament.ts';
import type { Column } from '../../ui/table/data-table.tsx';

const MORE_COLUMNS = ['club', 'born', 'fideNumber', 'nationalId'] as const;
export type MoreColumn = (typeof MORE_COLUMNS)[number];

const MORE_HEADS = {
  club: 'players.club',
  born: 'players.born',
  fideNumber: 'players.fideNumber',
  nationalId: 'players.nationalId',
} as const satisfies Record<MoreColumn, string>;

interface MoreColumnsProps {
  readonly chosen: readonly MoreColumn[];
  readonly onChoose: (chosen: readonly MoreColumn[]) => void;
}

export function MoreColumns({ chosen, onChoose }: MoreColumnsProps) {
  const { t } = useTranslation('manage');
  return (
    <Chip.Group
      multiple
      value={[...chosen]}
      onChange={(names) => onChoose(MORE_COLUMNS.filter((one) => names.includes(one)))}
    >
      <Group gap="xs" role="group" aria-label={t('players.columns')}>
        {MORE_COLUMNS.map((column) => (
          <Chip key={column} value={column} size="xs">
            {t(MORE_HEADS[column])}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  );
}

/** The chosen columns, always in the same order. */
export function useMoreColumns(
  data: TournamentPlayers,
  chosen: readonly MoreColumn[],
): readonly Column<ParticipantView>[] {
  const { t } = useTranslation('manage');
  return MORE_COLUMNS.filter((column) => chosen.includes(column)).map((column) => ({
    id: column,
    header: t(MORE_HEADS[column]),
    minor: true,
    cell: ({ account }) => moreText(data, column, account) || '–',
    compare: (one, other) => moreText(data, column, one.account).localeCompare(moreText(data, column, other.account)),
  }));
}

function moreText(data: TournamentPlayers, column: MoreColumn, account: string): string {
  const facts = data.factsOfPlayers[account];
  switch (column) {
    case 'club':
      return data.clubsOfPlayers[account] ?? '';
    case 'born':
      return facts?.birthDate?.slice(0, 4) ?? '';
    case 'fideNumber':
      return String(facts?.fideNumber ?? '');
    case 'nationalId':
      return facts?.nationalId ?? '';
  }
}
