import { Text } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import {
  BYE_SIGNS,
  type TeamCrossEntry,
  type TeamCrossMeeting,
  type TeamCrossRow,
  teamCrossTable,
} from '../../../../contract/tournament/team-cross-table.ts';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { FORMATS } from '../../../../domain/tournament/value/formats.ts';
import { formatPoints } from '../../../app/format.ts';
import { lastPairedRound } from '../../../model/progress.ts';
import { TableFrame, tableClass } from '../../../ui/table/data-table-frame.tsx';
import { TeamLink } from '../../../ui/tournament/team-link.tsx';
import classes from './cross-table.module.css';

/** Teams against teams: game points in the cells, coloured by the result of the match. */
export function TeamCrossTable({ page }: { readonly page: TournamentPage }) {
  const { t } = useTranslation('tournament');
  const { columns: by, rows } = teamCrossTable(page);
  const hasMatches = FORMATS[page.tournament.kind].paired === 'teams';
  const count = by === 'opponents' ? rows.length : lastPairedRound(page);
  const columns = Array.from({ length: count }, (_, at) => at + 1);
  return (
    <>
      <TableFrame label={t('cross.ofTeams')}>
        <table className={`${tableClass} ${classes.cross}`}>
          <thead>
            <tr>
              <th scope="col" className={classes.line}>
                {t('standings.rankShort')}
              </th>
              <th scope="col" className={classes.name}>
                {t('standings.team')}
              </th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
              {hasMatches && (
                <th scope="col" className={classes.total}>
                  {t('standings.matchScore')}
                </th>
              )}
              <th scope="col" className={classes.total}>
                {t(hasMatches ? 'standings.gameScore' : 'standings.points')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.team.teamId} data-own={page.managedTeams.includes(row.team.teamId) || undefined}>
                <td className={classes.line}>{row.line}</td>
                <th scope="row" className={classes.name}>
                  <TeamLink page={page} team={row.team.teamId} />
                </th>
                {columns.map((column) => (
                  <td key={column} data-self={(by === 'opponents' && column === row.line) || undefined}>
                    <Cell row={row} by={by} column={column} />
                  </td>
                ))}
                {hasMatches && <td className={classes.total}>{totalText(row.team.matchScore)}</td>}
                <td className={hasMatches ? classes.further : classes.total}>{totalText(row.team.gameScore)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
      <Text size="sm" c="dimmed" mt="sm">
        {t(by === 'opponents' ? 'cross.legendTeamsRobin' : hasMatches ? 'cross.legendTeams' : 'cross.legendTeamRounds')}
        {hasMatches && ` ${t('cross.legendMatch')}`}
      </Text>
    </>
  );
}

const totalText = (points: number | null): string => (points === null ? '–' : formatPoints(points));

interface CellProps {
  readonly row: TeamCrossRow;
  readonly by: 'opponents' | 'rounds';
  readonly column: number;
}

function Cell({ row, by, column }: CellProps) {
  return row.entries
    .filter((entry) => (by === 'rounds' ? entry.round : entry.kind === 'meeting' && entry.opponentLine) === column)
    .map((entry) => <Entry key={`${entry.round}`} entry={entry} by={by} />);
}

function Entry({ entry, by }: { readonly entry: TeamCrossEntry; readonly by: CellProps['by'] }) {
  const { t } = useTranslation('tournament');
  if (entry.kind === 'bye') {
    const label = t('cross.bye', { round: entry.round, bye: t(`byes.${entry.bye}`) });
    return (
      <span className={classes.bye} title={label}>
        {BYE_SIGNS[entry.bye]}
      </span>
    );
  }
  return (
    <span className={classes.cell} data-side={entry.side ?? undefined} title={inWords(entry, t)}>
      {by === 'rounds' && entry.opponentLine !== null && `${entry.opponentLine}: `}
      <b>{entry.points === null ? '*' : formatPoints(entry.points)}</b>
    </span>
  );
}

/** Round 2: won 2½–1½ against Moss A. */
function inWords(entry: TeamCrossMeeting, t: TFunction<'tournament'>): string {
  const { round, opponent, points, opponentPoints, side, pending } = entry;
  if (opponent === null) {
    const label = t('cross.roundOfTeam', { round: round ?? '', points: formatPoints(points ?? 0) });
    return pending === 0 ? label : `${label}, ${t('cross.pending')}`;
  }
  const score = points === null ? '–' : `${formatPoints(points)}–${formatPoints(opponentPoints ?? 0)}`;
  if (round === null) return t('cross.teamMeeting', { score, opponent: opponent.name });
  return t('cross.teamMatch', { round, score, result: t(`cross.${side ?? 'pending'}`), opponent: opponent.name });
}
