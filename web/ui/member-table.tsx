import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../contract/tournaments.ts';
import { DEFAULT_MEMBER_COUNT } from '../../domain/limits.ts';
import { formatPoints, useFormat } from '../format.ts';
import { type Column, DataTable } from './data-table.tsx';
import { Empty } from './page-states.tsx';

const LAST = Number.MAX_SAFE_INTEGER;

export type TeamRow = TournamentPage['teams'][number];

interface Weighted extends TeamRow {
  /** The points of a class as if it had a certain number of pupils. */
  readonly weighted: number | undefined;
}

interface MemberTableProps {
  readonly page: TournamentPage;
  /** How many pupils a class has, for who may change it; else the number alone is shown. */
  readonly size?: (team: TeamRow) => ReactNode;
}

/** The table of teams whose members play for themselves: school classes, and the teams of a Konrad. */
export function MemberTable({ page, size }: MemberTableProps) {
  const { t } = useTranslation('tournament');
  const format = useFormat();
  if (page.teams.length === 0) return <Empty title={t('standings.empty')} />;
  const rows = page.teams
    .map((team, index): Weighted => ({ ...team, weighted: page.ssw?.[index] }))
    .sort((one, other) => (one.rank ?? LAST) - (other.rank ?? LAST) || one.seed - other.seed);
  const columns: readonly Column<Weighted>[] = [
    {
      id: 'rank',
      header: t('standings.rankShort'),
      explanation: t('standings.rank'),
      numeric: true,
      cell: ({ rank }) => rank || '–',
    },
    {
      id: 'team',
      header: t('standings.team'),
      main: true,
      cell: ({ name, eliminated }) => (eliminated ? <s>{name}</s> : name),
    },
    {
      id: 'game',
      header: t('standings.points'),
      numeric: true,
      cell: ({ game_score }) => (game_score === null ? '' : formatPoints(game_score)),
    },
  ];
  const weighted: readonly Column<Weighted>[] = [
    {
      id: 'members',
      header: t('standings.members'),
      numeric: true,
      // Where it cannot be changed, what it weighs is enough.
      minor: size === undefined,
      cell: size ?? sizeOf,
    },
    {
      id: 'weighted',
      header: t('standings.weighted'),
      explanation: t('standings.weightedHelp'),
      numeric: true,
      cell: (team) => <strong>{team.weighted === undefined ? '–' : format.number(team.weighted)}</strong>,
    },
  ];
  return (
    <DataTable
      caption={t('tabs.teams')}
      columns={page.ssw === undefined ? columns : [...columns, ...weighted]}
      rows={rows}
      rowKey={({ team_id }) => team_id}
    />
  );
}

const sizeOf = ({ member_count }: TeamRow): ReactNode => member_count ?? DEFAULT_MEMBER_COUNT;
