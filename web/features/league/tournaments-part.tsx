import { Button } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ComponentType, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CategoryView, LeagueTournament, LeagueView, SeasonView } from '../../../contract/leagues/leagues.ts';
import { useFormat } from '../../app/format.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import type { BuildSearch } from '../../model/build-steps.ts';
import { rolesQuery } from '../../queries/account.ts';
import { leagueKey, leagueTournamentsQuery } from '../../queries/league.ts';
import { type Organiser, organiserKey, organisersOf } from '../../queries/organisers.ts';
import { useRenewal } from '../../queries/use-change.ts';
import { Empty, RowsSkeleton } from '../../ui/feedback/page-states.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ButtonLink, TextLink } from '../../ui/layout/links.tsx';
import { AddTournament } from './add-tournament.tsx';
import classes from './manage.module.css';
import { RemoveTournament } from './remove-tournament.tsx';

type Choices<Part> = readonly [Part, ...Part[]];

/** The wizard for a new tournament within a league. */
export type TournamentWizard = ComponentType<{
  readonly organisers: readonly Organiser[];
  readonly first: Organiser;
  readonly search: BuildSearch;
  readonly onSearch: (search: BuildSearch) => void;
  readonly league: {
    readonly id: string;
    readonly seasons: Choices<SeasonView>;
    readonly categories: Choices<CategoryView>;
  };
  readonly onBuilt: () => unknown;
}>;

interface TournamentsPartProps {
  readonly league: LeagueView;
  readonly seasons: readonly SeasonView[];
  readonly categories: readonly CategoryView[];
  readonly wizard: TournamentWizard;
}

/** The tournaments of a league by season and category, and a new one. */
export function TournamentsPart({ league, seasons, categories, wizard }: TournamentsPartProps) {
  const { t } = useTranslation('leagueDesk');
  const { data: tournaments } = useSuspenseQuery(leagueTournamentsQuery(league.id));
  const groups = groupsOf(seasons, categories, tournaments);
  const placed = new Set(groups.flatMap((group) => group.tournaments));
  const elsewhere = tournaments.filter((one) => !placed.has(one));
  const hasPlace = categories.length > 0 && seasons.some(({ ended }) => !ended);
  return (
    <div className={classes.parts}>
      <NewTournament league={league} seasons={seasons} categories={categories} wizard={wizard} />
      {tournaments.length === 0 && hasPlace && <Empty title={t('tournaments.none')} hint={t('tournaments.noneHint')} />}
      {groups.map(({ season, category, tournaments: own }) => (
        <Tournaments
          key={`${season.id} ${category.id}`}
          title={t('tournaments.heading', { season: season.name, category: category.name })}
          tournaments={own}
          league={league.id}
          isOpen={!season.ended}
        />
      ))}
      {elsewhere.length > 0 && (
        <Tournaments title={t('tournaments.elsewhere')} tournaments={elsewhere} league={league.id} isOpen />
      )}
    </div>
  );
}

/** The newest season first, and its strongest category; groups without tournaments are left out. */
const groupsOf = (
  seasons: readonly SeasonView[],
  categories: readonly CategoryView[],
  all: readonly LeagueTournament[],
) =>
  seasons.flatMap((season) =>
    categories.flatMap((category) => {
      const tournaments = all.filter((one) => one.season === season.id && one.category === category.id);
      return tournaments.length === 0 ? [] : [{ season, category, tournaments }];
    }),
  );

interface TournamentsProps {
  readonly league: string;
  readonly title: string;
  readonly tournaments: readonly LeagueTournament[];
  /** Whether tournaments can be removed: an ended season keeps them. */
  readonly isOpen: boolean;
}

function Tournaments({ league, title, tournaments, isOpen }: TournamentsProps) {
  const { t } = useTranslation('leagueDesk');
  const format = useFormat();
  return (
    <Card title={title}>
      <ul className={classes.list}>
        {tournaments.map((tournament) => (
          <li key={tournament.id}>
            <div className={classes.about}>
              <TextLink to="/tournament/view/$tid" params={{ tid: tournament.id }} inherit>
                {tournament.name}
              </TextLink>
              <div className={classes.note}>{format.date(tournament.startDate)}</div>
            </div>
            <ButtonLink
              variant="default"
              to="/tournament/manage/$tid"
              params={{ tid: tournament.id }}
              aria-label={t('tournaments.manageOf', { name: tournament.name })}
            >
              {t('tournaments.manage')}
            </ButtonLink>
            {isOpen && <RemoveTournament league={league} tournament={tournament} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A tournament needs a place: an unfinished season and a category. */
function NewTournament({ league, seasons, categories, wizard: Wizard }: TournamentsPartProps) {
  const { t } = useTranslation('leagueDesk');
  const [search, setSearch] = useState<BuildSearch>();
  const { data: roles } = useSuspenseQuery(rolesQuery);
  const renew = useRenewal([leagueKey(league.id)]);
  const organisers = organisersOf(roles);
  const first = organisers.find((one) => organiserKey(one) === ownerKey(league)) ?? organisers[0];
  const [season, ...otherSeasons] = seasons.filter(({ ended }) => !ended);
  const [category, ...otherCategories] = categories;
  if (first === undefined || season === undefined || category === undefined) {
    return <NeedsPlace league={league.id} />;
  }
  const close = () => setSearch(undefined);
  const built = () => {
    close();
    return renew();
  };
  return (
    <div className={classes.buttons}>
      <Button onClick={() => setSearch({})}>{t('tournaments.build')}</Button>
      <AddTournament
        league={league.id}
        seasons={[season, ...otherSeasons]}
        categories={[category, ...otherCategories]}
      />
      {search !== undefined && (
        <FormDialog title={t('tournaments.build')} size="60rem" onClose={close}>
          <Suspense fallback={<RowsSkeleton />}>
            <Wizard
              organisers={organisers}
              first={first}
              search={search}
              onSearch={setSearch}
              league={{
                id: league.id,
                seasons: [season, ...otherSeasons],
                categories: [category, ...otherCategories],
              }}
              onBuilt={built}
            />
          </Suspense>
        </FormDialog>
      )}
    </div>
  );
}

/** The next step of a league without an open season or without a category. */
function NeedsPlace({ league: leagueId }: { readonly league: string }) {
  const { t } = useTranslation('leagueDesk');
  return (
    <Empty title={t('tournaments.needsPlace')}>
      <div className={classes.buttons}>
        {(['seasons', 'categories'] as const).map((tab) => (
          <ButtonLink key={tab} variant="default" to="/league/manage/$leagueId" params={{ leagueId }} search={{ tab }}>
            {t(`tabs.${tab}`)}
          </ButtonLink>
        ))}
      </div>
    </Empty>
  );
}

const ownerKey = ({ organization, club }: LeagueView): string =>
  club === null
    ? organiserKey({ type: 'organization', id: organization ?? '' })
    : organiserKey({ type: 'club', id: club });
