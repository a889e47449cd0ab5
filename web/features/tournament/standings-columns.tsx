import { useTranslation } from 'react-i18next';
import { nameOf, TIEBREAK_CODES, type TiebreakName } from '../../../contract/codes.ts';
import type { ParticipantView, TournamentPage, TournamentView } from '../../../contract/tournaments.ts';
import { formatPoints, useFormat } from '../../format.ts';
import { participantName } from '../../model/names.ts';
import { tiedAccounts } from '../../model/standings.ts';
import type { Column } from '../../ui/data-table.tsx';
import { Federation } from '../../ui/federation.tsx';
import { Explained } from './explained.tsx';
import { PlayerCell } from './player-cell.tsx';
import classes from './standings.module.css';

const SLOTS = ['tb1', 'tb2', 'tb3', 'tb4'] as const;
type Slot = (typeof SLOTS)[number];

/** The tie-breaks of a tournament in their order, with where each stands in a row. */
export function tiebreakColumns(
  tournament: TournamentView,
): readonly { readonly slot: Slot; readonly name: TiebreakName }[] {
  return SLOTS.flatMap((slot) => {
    const code = tournament[slot];
    const name = code === undefined ? undefined : nameOf(TIEBREAK_CODES, code);
    return name === undefined ? [] : [{ slot, name }];
  });
}

interface Marks {
  readonly me: string | undefined;
  /** Places won or lost by the last live update. */
  readonly changes: ReadonlyMap<string, number>;
}

export function useStandingsColumns(
  page: TournamentPage,
  withTiebreaks: boolean,
  { me, changes }: Marks,
): readonly Column<ParticipantView>[] {
  const { t } = useTranslation(['tournament', 'chess']);
  const format = useFormat();
  const tied = page.tournament.started ? tiedAccounts(page.participants) : new Set<string>();
  const tiebreaks = withTiebreaks ? tiebreakColumns(page.tournament) : [];
  return [
    {
      id: 'rank',
      header: t('standings.rankShort'),
      explanation: t('standings.rank'),
      numeric: true,
      cell: (row) => <RankCell rank={row.rank} isTied={tied.has(row.account)} change={changes.get(row.account) ?? 0} />,
    },
    {
      id: 'seed',
      header: t('standings.seed'),
      numeric: true,
      cell: ({ seed }) => <span className={classes.soft}>{seed}</span>,
      compare: (one, other) => one.seed - other.seed,
    },
    {
      id: 'player',
      header: t('standings.player'),
      main: true,
      cell: (row) => (
        <PlayerCell title={row.title} name={participantName(row)} eliminated={row.eliminated}>
          {row.account === me && <span className={classes.mark}>{t('standings.you')}</span>}
          {row.eliminated && <span className={classes.mark}>{t('standings.eliminated')}</span>}
          {row.withdrawn && <span className={classes.mark}>{t('standings.withdrawn')}</span>}
        </PlayerCell>
      ),
      compare: (one, other) => participantName(one).localeCompare(participantName(other)),
    },
    ...(page.is_team_tournament
      ? [{ id: 'team', header: t('standings.team'), cell: (row: ParticipantView) => row.team_name ?? '–' }]
      : []),
    {
      id: 'rating',
      header: t('standings.rating'),
      numeric: true,
      cell: ({ fide_rating }) => fide_rating ?? '–',
      compare: (one, other) => (other.fide_rating ?? 0) - (one.fide_rating ?? 0),
    },
    {
      id: 'federation',
      header: t('standings.federation'),
      cell: ({ federation }) => (federation === '' ? '–' : <Federation code={federation} />),
    },
    {
      id: 'score',
      header: t('standings.score'),
      numeric: true,
      cell: ({ score }) =>
        score === null ? <span title={t('standings.unseen')}>–</span> : <strong>{formatPoints(score)}</strong>,
    },
    ...tiebreaks.map(({ slot, name }) => ({
      id: slot,
      header: (
        <Explained
          label={slot.toUpperCase()}
          text={`${t(`chess:tiebreaks.${name}`)}. ${t(`chess:tiebreakHelp.${name}`)}`}
        />
      ),
      numeric: true,
      cell: (row: ParticipantView) => {
        const value = row[slot] ?? null;
        return value === null ? '–' : format.number(value);
      },
    })),
  ];
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
          <span aria-hidden="true">{`${change > 0 ? '▲' : '▼'}${count}`}</span>
          <span className={classes.spoken}>{t(change > 0 ? 'standings.up' : 'standings.down', { count })}</span>
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
