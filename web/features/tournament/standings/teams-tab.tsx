import { useTranslation } from 'react-i18next';
import { byTeamRank } from '../../../../contract/tournament/page-delta.ts';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { given } from '../../../../domain/kernel/given.ts';
import { FORMATS } from '../../../../domain/tournament/value/formats.ts';
import { formatPoints } from '../../../app/format.ts';
import { Empty } from '../../../ui/feedback/page-states.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { MemberTable, TeamCell, type TeamRow } from '../../../ui/tournament/member-table.tsx';
import { ClassSize } from '../page/class-size.tsx';
import classes from './standings.module.css';
import { teamTiebreakColumns, useTiebreakColumns } from './tiebreak-columns.tsx';

const pointsText = (points: number | null): string => (points === null ? '' : formatPoints(points));

/** The standings of the teams: by matches, or by the results of their members. */
export function TeamsTab({ page }: { readonly page: TournamentPage }) {
  const { id, kind } = page.tournament;
  if (FORMATS[kind].table !== 'members') return <MatchTable page={page} />;
  const size = page.canManage
    ? (team: TeamRow) => <ClassSize key={team.memberCount} tid={id} team={team} />
    : undefined;
  return <MemberTable page={page} {...given({ size })} />;
}

function MatchTable({ page }: { readonly page: TournamentPage }) {
  const { t } = useTranslation('tournament');
  const tiebreaks = useTiebreakColumns<TeamRow>(teamTiebreakColumns(page.tournament));
  if (page.teams.length === 0) return <Empty title={t('standings.empty')} />;
  const rows = [...page.teams].sort(byTeamRank);
  const columns: readonly Column<TeamRow>[] = [
    {
      id: 'rank',
      header: t('standings.rankShort'),
      explanation: t('standings.rank'),
      numeric: true,
      cell: ({ rank }) => (page.tournament.started ? (rank ?? '–') : '–'),
    },
    {
      id: 'seed',
      header: t('standings.seed'),
      numeric: true,
      minor: true,
      cell: ({ seed }) => <span className={classes.soft}>{seed}</span>,
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
      numeric: true,
      cell: ({ matchScore }) => <strong>{pointsText(matchScore)}</strong>,
    },
    {
      id: 'game',
      header: t('standings.gameScore'),
      numeric: true,
      cell: ({ gameScore }) => pointsText(gameScore),
    },
    ...tiebreaks,
  ];
  return <DataTable caption={t('tabs.teams')} columns={columns} rows={rows} rowKey={({ teamId }) => teamId} />;
}
