import { VisuallyHidden } from '@mantine/core';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { roundStates } from '../../../../contract/tournament/page-rounds.ts';
import type { ParticipantView, TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { formatPoints } from '../../../app/format.ts';
import { crossTable } from '../../../model/cross-table.ts';
import { participantName } from '../../../model/names.ts';
import { openGamesOf } from '../../../model/postponed.ts';
import { lastPairedRound } from '../../../model/progress.ts';
import { tiedAccounts } from '../../../model/standings.ts';
import { Federation } from '../../../ui/chess/federation.tsx';
import { lazyComponent } from '../../../ui/hooks/lazy-component.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { MORE_ICONS } from '../../../ui/icons/more-icons.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import { OfRound } from './cross-cells.tsx';
import { PlayerCell } from './player-cell.tsx';
import classes from './standings.module.css';
import { tiebreakColumns, useTiebreakColumns } from './tiebreak-columns.tsx';

const OnlineDot = lazyComponent(() => import('../../../ui/chess/online-dot.tsx').then((part) => part.OnlineDot));

interface Shown {
  /** In order, with the ranks that are shown. */
  readonly rows: readonly ParticipantView[];
  readonly withTiebreaks: boolean;

  readonly me: string | undefined;
  /** Ranks gained or lost by the last live update. */
  readonly changes: ReadonlyMap<string, number>;
}

export function useStandingsColumns(
  page: TournamentPage,
  { rows, withTiebreaks, me, changes }: Shown,
): readonly Column<ParticipantView>[] {
  const { t } = useTranslation(['tournament', 'chess']);
  // Before the first result everybody would share the first place.
  const isRanked = page.tournament.started && roundStates(page).some(({ results }) => results > 0);
  const open = new Set(openGamesOf(page).flatMap(({ white, black }) => [white, black]));
  const drawText = formatPoints(page.tournament.drawPoints);
  const tied = isRanked ? tiedAccounts(rows) : new Set<string>();
  const results = useResultColumns(page);
  const tiebreaks = useTiebreakColumns<ParticipantView>(withTiebreaks ? tiebreakColumns(page.tournament) : []);
  return [
    {
      id: 'rank',
      header: t('standings.rankShort'),
      explanation: t('standings.rank'),
      numeric: true,
      cell: (row) => (
        <RankCell
          rank={isRanked ? row.rank : null}
          isTied={tied.has(row.account)}
          change={changes.get(row.account) ?? 0}
        />
      ),
    },
    {
      id: 'seed',
      header: t('standings.seed'),
      numeric: true,
      minor: true,
      cell: ({ seed }) => <span className={classes.soft}>{seed}</span>,
      compare: (one, other) => one.seed - other.seed,
    },
    {
      id: 'player',
      header: t('standings.player'),
      main: true,
      cell: (row) => (
        <PlayerCell title={row.title} name={participantName(row)} account={row.account} eliminated={row.eliminated}>
          {mayBeOnline(page, row, me) && (
            <Suspense fallback={null}>
              <OnlineDot account={row.account} />
            </Suspense>
          )}
          {row.account === me && <span className={classes.mark}>{t('standings.you')}</span>}
          {row.eliminated && <span className={classes.mark}>{t('standings.eliminated')}</span>}
          {row.withdrawn && <span className={classes.mark}>{t('standings.withdrawn')}</span>}
          {row.decisions && (
            <span className={classes.mark}>{t('standings.decided', { points: decidedText(row.decisions) })}</span>
          )}
        </PlayerCell>
      ),
      compare: (one, other) => participantName(one).localeCompare(participantName(other)),
    },
    ...(page.isTeamTournament
      ? [{ id: 'team', header: t('standings.team'), cell: (row: ParticipantView) => row.teamName ?? '–' }]
      : []),
    ...(rows.some(({ club }) => club)
      ? [
          {
            id: 'club',
            header: t('standings.club'),
            needs: 'wide' as const,
            cell: ({ club }: ParticipantView) => <span className={classes.club}>{club}</span>,
            compare: (one: ParticipantView, other: ParticipantView) => (one.club ?? '').localeCompare(other.club ?? ''),
          },
        ]
      : []),
    {
      id: 'rating',
      header: t('standings.rating'),
      numeric: true,
      // On a phone the tie-breaks need its space.
      minor: withTiebreaks,
      cell: ({ fideRating }) => fideRating ?? '–',
      compare: (one, other) => (other.fideRating ?? 0) - (one.fideRating ?? 0),
    },
    {
      id: 'federation',
      header: t('standings.federation'),
      minor: true,
      cell: ({ federation }) => (federation === '' ? '–' : <Federation code={federation} />),
    },
    {
      id: 'score',
      header: t('standings.score'),
      numeric: true,
      cell: ({ account, score }) =>
        score === null ? (
          <span title={t('standings.unseen')}>–</span>
        ) : (
          <strong>
            {formatPoints(score)}
            {open.has(account) && <abbr title={t('standings.openGame', { points: drawText })}>*</abbr>}
          </strong>
        ),
    },
    ...(page.tournament.droppedRounds > 0
      ? [
          {
            id: 'all',
            header: t('standings.all'),
            explanation: t('standings.allRounds'),
            numeric: true,
            cell: ({ counted }: ParticipantView) => (counted ? formatPoints(counted.allPoints) : '–'),
          },
        ]
      : []),
    ...tiebreaks,
    ...results,
  ];
}

/** Requested for logged-in users only, who may be about to play, and not for a hall of spectators. */
const mayBeOnline = ({ tournament }: TournamentPage, { account, ghost }: ParticipantView, me: string | undefined) =>
  me !== undefined && !tournament.finished && !ghost && account !== me;

/** Rounds shown beside the names, the last ones; the cross table has all of them. */
const ROUNDS_SHOWN = 9;
/** Rounds that fit in a narrower table. */
const ROUNDS_IN_LITTLE_ROOM = 5;

/** Each player's result in each round, as in the cross table: 12w1. */
function useResultColumns(page: TournamentPage): readonly Column<ParticipantView>[] {
  const { t } = useTranslation('chess');
  const entries = useMemo(
    () => new Map(crossTable(page).map(({ player, entries }) => [player.account, entries])),
    [page],
  );
  const last = lastPairedRound(page);
  const rounds = Array.from({ length: last }, (_, at) => at + 1).slice(-ROUNDS_SHOWN);
  return rounds.map((round) => ({
    id: `round${round}`,
    header: round,
    explanation: t('round', { number: round }),
    needs: round > last - ROUNDS_IN_LITTLE_ROOM ? 'wide' : 'veryWide',
    cell: ({ account, counted }) => (
      <OfRound entries={entries.get(account) ?? []} round={round} dropped={counted?.dropped.includes(round)} />
    ),
  }));
}

interface RankCellProps {
  readonly rank: number | null;
  readonly isTied: boolean;
  readonly change: number;
}

function RankCell({ rank, isTied, change }: RankCellProps) {
  const { t } = useTranslation('tournament');
  const count = Math.abs(change);
  return (
    <span className={classes.rank}>
      {change !== 0 && (
        <span className={change > 0 ? classes.up : classes.down}>
          <Icon icon={MORE_ICONS[change > 0 ? 'rise' : 'fall']} />
          <span aria-hidden="true">{count}</span>
          <VisuallyHidden>{t(change > 0 ? 'standings.up' : 'standings.down', { count })}</VisuallyHidden>
        </span>
      )}
      {rank ?? '–'}
      {isTied && (
        <abbr className={classes.soft} title={t('standings.tieHelp')}>
          {t('standings.tie')}
        </abbr>
      )}
    </span>
  );
}

/** The sum of the points adjustments. */
function decidedText(decisions: NonNullable<ParticipantView['decisions']>): string {
  const points = decisions.reduce((sum, one) => sum + one.points, 0);
  return `${points > 0 ? '+' : points < 0 ? '−' : '±'}${formatPoints(Math.abs(points))}`;
}
