import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { nameOf, TIEBREAK_CODES, type TiebreakName } from '../../../contract/codes.ts';
import type { ParticipantView, TournamentPage, TournamentView } from '../../../contract/tournaments.ts';
import { type TiebreakId, tiebreakNameOf, tiebreakOfCode } from '../../../domain/tiebreaks/names.ts';
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

interface TiebreakColumn {
  readonly slot: Slot;
  /** Undefined for one that only an imported file can have. */
  readonly name: TiebreakName | undefined;
  readonly code: number;
}

/** The tie-breaks of a tournament in their order, with where each stands in a row. */
export function tiebreakColumns(tournament: TournamentView): readonly TiebreakColumn[] {
  return SLOTS.flatMap((slot) => {
    const code = tournament[slot];
    return code === undefined ? [] : [{ slot, name: nameOf(TIEBREAK_CODES, code), code }];
  });
}

/** FIDE's acronym, as printed standings have it: BH, BHC1, SB. */
function acronymOf(code: number): string {
  const known = tiebreakOfCode(code);
  return known.ok ? tiebreakNameOf(known.value).fide : String(code);
}

/** FIDE's acronym, and the article of the tie-break regulations that defines it. */
const fideNameOf = (id: TiebreakId) => ({ fide: tiebreakNameOf(id).fide, article: tiebreakNameOf(id).article });

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
  const explain = (name: TiebreakName | undefined, code: number): string => {
    if (name !== undefined) return `${t(`chess:tiebreaks.${name}`)}. ${t(`chess:tiebreakHelp.${name}`)}`;
    const known = tiebreakOfCode(code);
    return known.ok ? t('chess:fideTiebreak', fideNameOf(known.value)) : String(code);
  };
  const tied = page.tournament.started ? tiedAccounts(page.participants) : new Set<string>();
  const tiebreaks = withTiebreaks ? tiebreakColumns(page.tournament) : [];
  return [
    {
      id: 'rank',
      header: t('standings.rankShort'),
      explanation: t('standings.rank'),
      numeric: true,
      cell: (row) => (
        <RankCell
          rank={page.tournament.started ? row.rank : null}
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
      // On a phone the tie-breaks need its room.
      minor: withTiebreaks,
      cell: ({ fide_rating }) => fide_rating ?? '–',
      compare: (one, other) => (other.fide_rating ?? 0) - (one.fide_rating ?? 0),
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
      cell: ({ score }) =>
        score === null ? <span title={t('standings.unseen')}>–</span> : <strong>{formatPoints(score)}</strong>,
    },
    ...tiebreaks.map(({ slot, name, code }) => ({
      id: slot,
      header: <Explained label={acronymOf(code)} text={explain(name, code)} />,
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
