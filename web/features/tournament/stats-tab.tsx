import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameRow } from '../../../contract/game/game-row.ts';
import type { ParticipantView, TournamentPage } from '../../../contract/tournament/tournaments.ts';
import { statsPerformance } from '../../../domain/tournament/standings/stats.ts';
import { useFormat } from '../../app/format.ts';
import { fieldOf } from '../../model/field.ts';
import { participantName } from '../../model/names.ts';
import { isGame } from '../../model/progress.ts';
import { type TournamentStats, tournamentStatsQuery } from '../../queries/tournament.ts';
import { ErrorText } from '../../ui/feedback/error-text.tsx';
import { Empty, RowsSkeleton } from '../../ui/feedback/page-states.tsx';
import { TextLink } from '../../ui/layout/links.tsx';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import { Explained } from './standings/explained.tsx';
import { PlayerCell } from './standings/player-cell.tsx';
import classes from './stats-tab.module.css';

/** The statistics of a tournament. */
export function StatsTab({ page }: { readonly page: TournamentPage }) {
  const { data: stats, error } = useQuery(tournamentStatsQuery(page.tournament.id));
  if (error !== null) return <Empty title={<ErrorText error={error} />} />;
  if (stats === undefined) return <RowsSkeleton />;
  return (
    <>
      <Figures page={page} stats={stats} />
      <Performances page={page} stats={stats} />
    </>
  );
}

function Figures({ page, stats }: { readonly page: TournamentPage; readonly stats: TournamentStats }) {
  const { t } = useTranslation('tournament');
  const format = useFormat();
  const outcomes = page.pairings.filter(isGame).map(({ outcome }) => outcome);
  const share = (outcome: number) => outcomes.filter((one) => one === outcome).length;
  return (
    <dl className={classes.figures}>
      <Figure name={t('stats.players')}>{format.number(stats.numberOfPlayers)}</Figure>
      <Figure name={t('stats.titled')} detail={tally(stats.titles)}>
        {format.number(stats.titles.length)}
      </Figure>
      <Figure name={t('stats.countries')} detail={tally(stats.countries)}>
        {format.number(new Set(stats.countries).size)}
      </Figure>
      <Figure name={t('stats.average')}>{stats.averageRating === null ? '–' : Math.round(stats.averageRating)}</Figure>
      <Figure name={t('stats.whiteWins')}>{format.number(share(1))}</Figure>
      <Figure name={t('stats.draws')}>{format.number(share(0))}</Figure>
      <Figure name={t('stats.blackWins')}>{format.number(share(-1))}</Figure>
      <GameFigure name={t('stats.longest')} page={page} gameId={stats.longestGame} />
      <GameFigure name={t('stats.shortest')} page={page} gameId={stats.shortestGame} />
    </dl>
  );
}

interface FigureProps {
  readonly name: string;
  readonly detail?: string;
  readonly children: ReactNode;
}

function Figure({ name, detail, children }: FigureProps) {
  return (
    <div className={classes.figure}>
      <dt>{name}</dt>
      <dd>
        {children}
        {detail !== undefined && detail !== '' && <span className={classes.detail}>{detail}</span>}
      </dd>
    </div>
  );
}

/** GM 2, IM 5: the most frequent first. */
function tally(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .sort(([one, ones], [other, others]) => others - ones || one.localeCompare(other))
    .map(([value, count]) => `${value} ${count}`)
    .join(', ');
}

interface GameFigureProps {
  readonly name: string;
  readonly page: TournamentPage;
  readonly gameId: string | null;
}

/** A game with its players and number of moves; nothing in a hall, where no moves are entered. */
function GameFigure({ name, page, gameId }: GameFigureProps) {
  const { t } = useTranslation('tournament');
  if (gameId === null) return null;
  const game = Object.values(page.games)
    .flat()
    .find(({ id }) => id === gameId);
  const players = [game?.white, game?.black].flatMap((account) => nameIn(page, account) ?? []);
  return (
    <Figure name={name} {...(game && { detail: t('stats.moves', { count: movesIn(game) }) })}>
      <TextLink to="/game/view/$gameId" params={{ gameId }} inherit>
        {players.length === 2 ? players.join(' – ') : t('stats.openGame')}
      </TextLink>
    </Figure>
  );
}

const nameIn = ({ participants }: TournamentPage, account: string | undefined): string | undefined => {
  const player = participants.find(({ username }) => username === account);
  return player && participantName(player);
};

/** Four letters of base64 are the three bytes of a half-move. */
const movesIn = ({ moves }: GameRow): number => Math.ceil(moves.length / 4 / 2);

interface Performance {
  readonly player: ParticipantView;
  readonly rating: number;
}

function Performances({ page, stats }: { readonly page: TournamentPage; readonly stats: TournamentStats }) {
  const { t } = useTranslation('tournament');
  const { field } = fieldOf(page);
  const change = useChangeColumn(stats);
  const rows = page.participants
    .flatMap((player): Performance[] => {
      const rating = statsPerformance(field, player.seed);
      return rating === null ? [] : [{ player, rating }];
    })
    .sort((one, other) => other.rating - one.rating);
  if (rows.length === 0) return null;
  return (
    <section className={classes.performances}>
      <h2>{t('stats.performances')}</h2>
      <DataTable
        caption={t('stats.performances')}
        columns={[
          {
            id: 'player',
            header: t('standings.player'),
            main: true,
            cell: ({ player }) => (
              <PlayerCell title={player.title} name={participantName(player)} account={player.account} />
            ),
          },
          {
            id: 'rating',
            header: t('standings.rating'),
            numeric: true,
            cell: ({ player }) => player.fideRating ?? '–',
          },
          {
            id: 'performance',
            header: <Explained label={t('stats.performance')} text={t('stats.performanceHelp')} />,
            numeric: true,
            cell: ({ rating }) => <strong>{rating}</strong>,
          },
          ...change,
        ]}
        rows={rows}
        rowKey={({ player }) => player.account}
      />
    </section>
  );
}

/** The tournament's effect on the ratings; nothing where it has none. */
function useChangeColumn({ ratingList: list, ratingChanges: changes }: TournamentStats): Column<Performance>[] {
  const { t } = useTranslation('tournament');
  const format = useFormat();
  if (list === null || changes.length === 0) return [];
  const known = new Map(changes.map((change) => [change.account, change]));
  return [
    {
      id: 'change',
      header: <Explained label={t('stats.change')} text={t('stats.changeHelp', { list: t(`stats.lists.${list}`) })} />,
      numeric: true,
      cell: ({ player }) => {
        const found = known.get(player.account);
        if (found === undefined) return '–';
        return (
          <>
            {format.ratingChange(found.change)} <span className={classes.coefficient}>K {found.k}</span>
          </>
        );
      },
    },
  ];
}
