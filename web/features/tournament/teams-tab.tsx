import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../contract/tournaments.ts';
import { formatPoints, useFormat } from '../../format.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Empty } from '../../ui/page-states.tsx';

type Team = TournamentPage['teams'][number] & { readonly weighted: number | undefined };

/** The standings of the teams. */
export function TeamsTab({ page }: { readonly page: TournamentPage }) {
  const { t } = useTranslation('tournament');
  const format = useFormat();
  if (page.teams.length === 0) return <Empty title={t('standings.empty')} />;
  const teams = page.teams.map((team, index) => ({ ...team, weighted: page.ssw?.[index] }));
  const rows = teams.sort(
    (one, other) => other.match_score - one.match_score || other.game_score - one.game_score || one.seed - other.seed,
  );
  const columns: readonly Column<Team>[] = [
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
    ...(page.ssw === undefined
      ? []
      : [
          {
            id: 'weighted',
            header: t('standings.weighted'),
            numeric: true,
            cell: ({ weighted }: Team) => (weighted === undefined ? '–' : format.number(weighted)),
          },
        ]),
  ];
  return <DataTable caption={t('tabs.teams')} columns={columns} rows={rows} rowKey={({ team_id }) => team_id} />;
}
