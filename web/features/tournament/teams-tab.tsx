import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../contract/tournaments.ts';
import { KINDS } from '../../../domain/tournament/kinds.ts';
import { formatPoints } from '../../format.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { MemberTable, type TeamRow } from '../../ui/member-table.tsx';
import { Empty } from '../../ui/page-states.tsx';
import { ClassSize } from './class-size.tsx';

/** The standings of the teams: by their matches, or by what their members have made. */
export function TeamsTab({ page }: { readonly page: TournamentPage }) {
  const { id, kind } = page.tournament;
  if (KINDS[kind].table !== 'members') return <MatchTable page={page} />;
  const size = page.can_manage
    ? (team: TeamRow) => <ClassSize key={team.member_count} tid={id} team={team} />
    : undefined;
  return <MemberTable page={page} {...(size && { size })} />;
}

function MatchTable({ page }: { readonly page: TournamentPage }) {
  const { t } = useTranslation('tournament');
  if (page.teams.length === 0) return <Empty title={t('standings.empty')} />;
  const rows = [...page.teams].sort(
    (one, other) => other.match_score - one.match_score || other.game_score - one.game_score || one.seed - other.seed,
  );
  const columns: readonly Column<TeamRow>[] = [
    { id: 'seed', header: t('standings.seed'), numeric: true, cell: ({ seed }) => seed },
    {
      id: 'team',
      header: t('standings.team'),
      main: true,
      cell: ({ name, eliminated }) => (eliminated ? <s>{name}</s> : name),
    },
    {
      id: 'match',
      header: t('standings.matchScore'),
      numeric: true,
      cell: ({ match_score }) => <strong>{formatPoints(match_score)}</strong>,
    },
    {
      id: 'game',
      header: t('standings.gameScore'),
      numeric: true,
      cell: ({ game_score }) => formatPoints(game_score),
    },
  ];
  return <DataTable caption={t('tabs.teams')} columns={columns} rows={rows} rowKey={({ team_id }) => team_id} />;
}
