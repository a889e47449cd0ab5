import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CategoryView, LeagueTournament, SeasonView } from '../../../contract/leagues/leagues.ts';
import type { SeasonResults, SeasonRowView } from '../../../contract/leagues/seasons.ts';
import { leagueTournamentsQuery, seasonResultsQuery } from '../../queries/league.ts';
import { useErrorText } from '../../ui/feedback/error-text.tsx';
import { Empty, RowsSkeleton } from '../../ui/feedback/page-states.tsx';
import { lazyComponent } from '../../ui/hooks/lazy-component.ts';
import { CategoryTable } from './category-table.tsx';
import { CategoryTournaments, type CrossTable } from './category-tournaments.tsx';
import classes from './league-page.module.css';
import { useRestrictionTexts } from './restriction-text.ts';

export type CategoryResults = SeasonResults['categories'][number];

/** Rarely opened, so it is loaded on demand. */
const MemberHistoryDialog = lazyComponent(() =>
  import('./history/member-history-dialog.tsx').then((part) => part.MemberHistoryDialog),
);

interface SeasonTablesProps {
  readonly league: string;
  readonly season: SeasonView;
  /** The strongest first. */
  readonly categories: readonly CategoryView[];
  readonly crossTable: CrossTable;
  /** The next step of a league without categories, for those who run it. */
  readonly addCategory: ReactNode;
}

interface Shown {
  readonly member: SeasonRowView;
  readonly results: CategoryResults;
}

/** The tables of a season, category by category, with their tournaments. */
export function SeasonTables({ league, season, categories, crossTable, addCategory }: SeasonTablesProps) {
  const { t } = useTranslation('league');
  const errorText = useErrorText();
  const { data, error } = useQuery(seasonResultsQuery(league, season.id));
  const { data: cards = [] } = useQuery(leagueTournamentsQuery(league));
  const [shown, setShown] = useState<Shown>();
  if (error !== null) return <p role="alert">{errorText(error)}</p>;
  if (data === undefined) return <RowsSkeleton rows={4} />;
  if (data.categories.length === 0) return <Empty title={t('noCategories')}>{addCategory}</Empty>;
  return (
    <>
      {data.categories.map((results) => (
        <Category
          key={results.id}
          results={results}
          categories={categories}
          tournaments={cards.filter((card) => card.season === season.id && card.category === results.id)}
          crossTable={crossTable}
          onHistory={(member) => setShown({ member, results })}
        />
      ))}
      {shown !== undefined && (
        <Suspense>
          <MemberHistoryDialog
            {...shown}
            league={league}
            season={season}
            categories={categories}
            onClose={() => setShown(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

interface CategoryProps {
  readonly results: CategoryResults;
  readonly categories: readonly CategoryView[];
  readonly tournaments: readonly LeagueTournament[];
  readonly crossTable: CrossTable;
  readonly onHistory: (member: SeasonRowView) => void;
}

function Category({ results, categories, tournaments, crossTable, onHistory }: CategoryProps) {
  const { t } = useTranslation('league');
  const restrictionTexts = useRestrictionTexts();
  const { id, name, players, teams } = results;
  const own = categories.find((category) => category.id === id);
  const restrictions = own === undefined ? [] : restrictionTexts(own);
  const table = { results, categories, onHistory };
  return (
    <section className={classes.category}>
      <h2>{name}</h2>
      {restrictions.length > 0 && (
        <p className={classes.dates}>{t('categoryFor', { restrictions: restrictions.join(', ') })}</p>
      )}
      {players.length === 0 && teams.length === 0 && <Empty title={t('notPlayed')} />}
      {players.length > 0 && <CategoryTable {...table} kind="player" rows={players} />}
      {teams.length > 0 && <CategoryTable {...table} kind="team" rows={teams} />}
      {tournaments.length > 0 && <CategoryTournaments tournaments={tournaments} crossTable={crossTable} />}
    </section>
  );
}
