import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CategoryView } from '../../../contract/leagues.ts';
import type { SeasonResults, SeasonRowView } from '../../../contract/seasons.ts';
import { formatPoints } from '../../format.ts';
import { seasonResultsQuery } from '../../queries/league.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { useErrorText } from '../../ui/error-text.ts';
import { PersonLink, TextLink } from '../../ui/links.tsx';
import { Empty, RowsSkeleton } from '../../ui/page-states.tsx';
import classes from './league-page.module.css';

type CategoryResults = SeasonResults['categories'][number];

interface SeasonTablesProps {
  readonly league: string;
  readonly season: string;
  /** From the strongest on. */
  readonly categories: readonly CategoryView[];
}

/** The tables of a season, a category after the other, with the tournaments that they are made of. */
export function SeasonTables({ league, season, categories }: SeasonTablesProps) {
  const { t } = useTranslation('league');
  const errorText = useErrorText();
  const { data, error } = useQuery(seasonResultsQuery(league, season));
  if (error !== null) return <p role="alert">{errorText(error)}</p>;
  if (data === undefined) return <RowsSkeleton rows={4} />;
  if (data.categories.length === 0) return <Empty title={t('noCategories')} />;
  return data.categories.map((results) => (
    <Category key={results.id} results={results} order={categories.map(({ id }) => id)} categories={categories} />
  ));
}

interface CategoryProps {
  readonly results: CategoryResults;
  readonly order: readonly string[];
  readonly categories: readonly CategoryView[];
}

function Category({ results, order, categories }: CategoryProps) {
  const { t } = useTranslation('league');
  const { id, name, tournaments, players, teams } = results;
  const wayOf = ({ new_category: to }: SeasonRowView): string => {
    if (to === null) return '';
    const category = categories.find((one) => one.id === to)?.name ?? to;
    return order.indexOf(to) < order.indexOf(id) ? t('up', { category }) : t('down', { category });
  };
  const isEmpty = players.length === 0 && teams.length === 0;
  return (
    <section className={classes.category}>
      <h2>{name}</h2>
      {isEmpty && <Empty title={t('notPlayed')} />}
      {players.length > 0 && <PlayersTable category={name} rows={players} wayOf={wayOf} />}
      {teams.length > 0 && <TeamsTable category={name} rows={teams} wayOf={wayOf} />}
      {tournaments.length > 0 && <Tournaments tournaments={tournaments} />}
    </section>
  );
}

const memberOf = ({ user_id, team_id }: SeasonRowView): string => user_id ?? team_id ?? '';

function Tournaments({ tournaments }: Pick<CategoryResults, 'tournaments'>) {
  const { t } = useTranslation('league');
  return (
    <>
      <h3>{t('tournaments')}</h3>
      <ul className={classes.tournaments}>
        {tournaments.map(({ id, name }) => (
          <li key={id}>
            <TextLink to="/tournament/view/$tid" params={{ tid: id }} inherit>
              {name}
            </TextLink>
            <TextLink
              to="/tournament/view/$tid"
              params={{ tid: id }}
              search={{ tab: 'cross' }}
              aria-label={t('crossTableOf', { name })}
              inherit
            >
              {t('crossTable')}
            </TextLink>
          </li>
        ))}
      </ul>
    </>
  );
}

interface TableProps {
  readonly category: string;
  readonly rows: readonly SeasonRowView[];
  /** Where somebody plays in the next season, in words. */
  readonly wayOf: (row: SeasonRowView) => string;
}

function PlayersTable({ category, rows, wayOf }: TableProps) {
  const { t } = useTranslation('league');
  const columns: readonly Column<SeasonRowView>[] = [
    { id: 'rank', header: t('columns.rank'), numeric: true, cell: ({ rank }) => rank },
    {
      id: 'player',
      header: t('columns.player'),
      main: true,
      cell: ({ user_id, first_name, last_name }) => (
        <PersonLink account={user_id ?? ''}>{`${first_name} ${last_name}`.trim()}</PersonLink>
      ),
    },
    { id: 'points', header: t('columns.points'), numeric: true, cell: ({ points }) => formatPoints(points) },
    { id: 'next', header: t('columns.next'), wraps: true, cell: wayOf },
  ];
  return <DataTable caption={t('players', { category })} columns={columns} rows={rows} rowKey={memberOf} />;
}

function TeamsTable({ category, rows, wayOf }: TableProps) {
  const { t } = useTranslation('league');
  const columns: readonly Column<SeasonRowView>[] = [
    { id: 'rank', header: t('columns.rank'), numeric: true, cell: ({ rank }) => rank },
    {
      id: 'team',
      header: t('columns.team'),
      main: true,
      cell: ({ team_id, team_name }) => (
        <TextLink to="/team/view/$id" params={{ id: team_id ?? '' }} inherit c="inherit">
          {team_name}
        </TextLink>
      ),
    },
    { id: 'points', header: t('columns.matchPoints'), numeric: true, cell: ({ points }) => formatPoints(points) },
    { id: 'games', header: t('columns.gamePoints'), numeric: true, cell: (row) => formatPoints(row.game_points) },
    { id: 'next', header: t('columns.next'), wraps: true, cell: wayOf },
  ];
  return <DataTable caption={t('teams', { category })} columns={columns} rows={rows} rowKey={memberOf} />;
}
