import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { byTeamRank } from '../../../contract/tournament/page-delta.ts';
import type { TournamentPage } from '../../../contract/tournament/tournaments.ts';
import { DEFAULT_MEMBER_COUNT } from '../../../domain/kernel/limits.ts';
import { formatPoints, useFormat } from '../../app/format.ts';
import { Empty } from '../feedback/page-states.tsx';
import { TextLink } from '../layout/links.tsx';
import { type Column, DataTable } from '../table/data-table.tsx';
import { TeamLink } from './team-link.tsx';

export type TeamRow = TournamentPage['teams'][number];

interface Weighted extends TeamRow {
  /** Points of a class, weighted as if it had a certain number of pupils. */
  readonly weighted: number | undefined;
}

interface MemberTableProps {
  readonly page: TournamentPage;
  /** Edits the number of pupils, for those who may; otherwise only the number is shown. */
  readonly size?: (team: TeamRow) => ReactNode;
}

/** The table of teams whose members play individually: school classes, and the teams of a Team Konrad. */
export function MemberTable({ page, size }: MemberTableProps) {
  const { t } = useTranslation('tournament');
  const format = useFormat();
  if (page.teams.length === 0) return <Empty title={t('standings.empty')} />;
  const rows = page.teams.map((team, index): Weighted => ({ ...team, weighted: page.ssw?.[index] })).sort(byTeamRank);
  const columns: readonly Column<Weighted>[] = [
    {
      id: 'rank',
      header: t('standings.rankShort'),
      explanation: t('standings.rank'),
      numeric: true,
      cell: ({ rank }) => rank || '–',
    },
    {
      id: 'seed',
      header: t('standings.seed'),
      numeric: true,
      minor: true,
      cell: ({ seed }) => (
        <Text span inherit c="dimmed">
          {seed}
        </Text>
      ),
    },
    {
      id: 'team',
      header: t('standings.team'),
      main: true,
      cell: (team) => <TeamCell page={page} team={team} />,
    },
    {
      id: 'match',
      header: t('standings.matchScore'),
      explanation: t('standings.matchScoreNone'),
      numeric: true,
      minor: true,
      // The members play individually, so there are no matches to win (formats sheet, sections 6 and 7).
      cell: () => '–',
    },
    {
      id: 'game',
      header: t('standings.gameScore'),
      numeric: true,
      cell: ({ gameScore }) => (gameScore === null ? '' : formatPoints(gameScore)),
    },
  ];
  const weighted: readonly Column<Weighted>[] = [
    {
      id: 'members',
      header: t('standings.members'),
      numeric: true,
      // Where the size cannot be changed, the weighted points are enough.
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
      rowKey={({ teamId }) => teamId}
    />
  );
}

const sizeOf = ({ memberCount }: TeamRow): ReactNode => memberCount ?? DEFAULT_MEMBER_COUNT;

interface TeamCellProps {
  readonly page: Pick<TournamentPage, 'teams' | 'managedTeams'>;
  readonly team: TeamRow;
}

/** A team's name, linking to its page, and for its captain to its management. */
export function TeamCell({ page, team: { teamId: id, name, eliminated, withdrawn } }: TeamCellProps) {
  const { t } = useTranslation('tournament');
  return (
    <>
      <TeamLink page={page} team={id}>
        {eliminated ? <s>{name}</s> : name}
      </TeamLink>
      {withdrawn && <Mark>{t('standings.withdrawn')}</Mark>}
      {page.managedTeams.includes(id) && (
        <>
          {' '}
          <TextLink to="/team/manage/$id" params={{ id }} size="sm" className="no-print">
            {t('standings.manageTeam')}
          </TextLink>
        </>
      )}
    </>
  );
}

const Mark = ({ children }: { readonly children: ReactNode }) => (
  <Text span size="xs" c="dimmed" ms={6}>
    {children}
  </Text>
);
