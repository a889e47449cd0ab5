import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CategoryView, SeasonView } from '../../../../contract/leagues/leagues.ts';
import type { MemberHistory, SeasonResults, SeasonRowView } from '../../../../contract/leagues/seasons.ts';
import { formatPoints } from '../../../app/format.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { seasonHistoryOf } from '../../../model/season-history.ts';
import { memberHistoryQuery } from '../../../queries/league.ts';
import { useErrorText } from '../../../ui/feedback/error-text.tsx';
import { Empty, RowsSkeleton } from '../../../ui/feedback/page-states.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import classes from '../league-page.module.css';
import { memberName } from '../member.ts';
import { HistoryChart } from './history-chart.tsx';
import { useMoveText } from './move-text.ts';

interface MemberHistoryDialogProps {
  readonly league: string;
  readonly season: SeasonView;
  /** The strongest first. */
  readonly categories: readonly CategoryView[];
  readonly results: SeasonResults['categories'][number];
  readonly member: SeasonRowView;
  readonly onClose: () => void;
}

/** The history of a player or a team: within the season, and through the categories over the years. */
export function MemberHistoryDialog({
  league,
  season,
  categories,
  results,
  member,
  onClose,
}: MemberHistoryDialogProps) {
  const { t } = useTranslation('league');
  return (
    <FormDialog title={t('way.of', { name: memberName(member) })} onClose={onClose}>
      <div className={classes.history}>
        {results.tournaments.length > 1 && <ThroughSeason season={season} results={results} member={member} />}
        <OverYears league={league} categories={categories} member={member} />
      </div>
    </FormDialog>
  );
}

interface AfterTournament {
  readonly number: number;
  readonly name: string;
  readonly place: number | null;
}

/** The rank in the table after each tournament (LEAGUE-9). */
function ThroughSeason({ season, results, member }: Pick<MemberHistoryDialogProps, 'season' | 'results' | 'member'>) {
  const { t } = useTranslation('league');
  const places = seasonHistoryOf(results, member, season.countedResults);
  const table = member.teamId === null ? results.players : results.teams;
  const rows = results.tournaments.map(
    ({ name }, index): AfterTournament => ({ number: index + 1, name, place: places[index] ?? null }),
  );
  const columns: readonly Column<AfterTournament>[] = [
    { id: 'number', header: '', numeric: true, cell: ({ number }) => number },
    { id: 'after', header: t('way.after'), main: true, cell: ({ name }) => name },
    { id: 'place', header: t('way.place'), numeric: true, cell: ({ place }) => place ?? '–' },
  ];
  const title = t('way.season', { season: season.name });
  return (
    <section>
      <h3>{title}</h3>
      <HistoryChart
        label={title}
        steps={rows.map(({ number }) => String(number))}
        heights={rows.map(({ place }) => (place === null ? null : place - 1))}
        levels={table.map((_, index) => String(index + 1))}
      />
      <DataTable caption={title} columns={columns} rows={rows} rowKey={({ number }) => String(number)} />
    </section>
  );
}

/** The category of each season, the rank in it, and where it led (LEAGUE-10). */
function OverYears({ league, categories, member }: Pick<MemberHistoryDialogProps, 'league' | 'categories' | 'member'>) {
  const { t } = useTranslation('league');
  const errorText = useErrorText();
  const moveText = useMoveText(categories);
  const kind = member.teamId === null ? 'player' : 'team';
  const { data: history, error } = useQuery(memberHistoryQuery(league, kind, member.userId ?? member.teamId ?? ''));
  if (error !== null) return <p role="alert">{errorText(error)}</p>;
  if (history === undefined) return <RowsSkeleton rows={3} />;
  if (history.length === 0) return <Empty title={t('way.none')} />;
  const columns: readonly Column<MemberHistory[number]>[] = [
    { id: 'season', header: t('way.inSeason'), main: true, cell: ({ seasonName }) => seasonName },
    { id: 'category', header: t('way.category'), wraps: true, cell: ({ categoryName }) => categoryName },
    {
      id: 'place',
      header: t('way.place'),
      numeric: true,
      cell: ({ rank, of }) => (rank === null ? '–' : t('way.placeOf', { rank, of })),
    },
    {
      id: 'points',
      header: t('columns.points'),
      numeric: true,
      cell: ({ points }) => (points === null ? '–' : formatPoints(points)),
    },
    {
      id: 'ledTo',
      header: t('way.ledTo'),
      wraps: true,
      cell: ({ category, newCategory: to }) => (to === null ? '' : moveText(category, to)),
    },
  ];
  const heightOf = (id: string): number | null => {
    const place = categories.findIndex((category) => category.id === id);
    return place < 0 ? null : place;
  };
  return (
    <section>
      <h3>{t('way.years')}</h3>
      {history.length > 1 && (
        <HistoryChart
          label={t('way.years')}
          steps={history.map(({ seasonName }) => shortened(seasonName))}
          heights={history.map(({ category }) => heightOf(category))}
          levels={categories.map(({ name }) => name)}
        />
      )}
      <DataTable caption={t('way.years')} columns={columns} rows={history} rowKey={({ season }) => season} />
    </section>
  );
}

/** A name shortened to fit above a step. */
const shortened = (name: string): string => (name.length <= 8 ? name : `${name.slice(0, 7)}…`);
