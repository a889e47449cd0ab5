import { SegmentedControl, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { FORMATS } from '../../../../domain/tournament/value/formats.ts';
import { formatPoints } from '../../../app/format.ts';
import { type CrossEntry, type CrossGame, type CrossRow, crossTable } from '../../../model/cross-table.ts';
import { participantName } from '../../../model/names.ts';
import { lastPairedRound } from '../../../model/progress.ts';
import { scoresByRound } from '../../../model/scores-before.ts';
import { Empty } from '../../../ui/feedback/page-states.tsx';
import { TableFrame, tableClass } from '../../../ui/table/data-table-frame.tsx';
import { BestRounds } from './best-rounds.tsx';
import { CrossCell, OfRound, ScoreAfter, signOf } from './cross-cells.tsx';
import classes from './cross-table.module.css';
import { PlayerCell } from './player-cell.tsx';
import { TeamCrossTable } from './team-cross-table.tsx';

interface CrossTableTabProps {
  readonly page: TournamentPage;
  readonly me: string | undefined;
}

/** All against all in a round robin, otherwise round by round; in team formats teams first. */
export function CrossTableTab({ page, me }: CrossTableTabProps) {
  const { t } = useTranslation('tournament');
  const [shown, setShown] = useState<string>('teams');
  if (lastPairedRound(page) === 0) return <Empty title={t('cross.none')} />;
  if (!page.isTeamTournament) return <PlayerCrossTable page={page} me={me} />;
  return (
    <>
      <SegmentedControl
        aria-label={t('cross.of')}
        mb="sm"
        className="no-print"
        value={shown}
        onChange={setShown}
        data={[
          { value: 'teams', label: t('tabs.teams') },
          { value: 'players', label: t('cross.players') },
        ]}
      />
      {shown === 'teams' ? <TeamCrossTable page={page} /> : <PlayerCrossTable page={page} me={me} />}
    </>
  );
}

function PlayerCrossTable({ page, me }: CrossTableTabProps) {
  const { t } = useTranslation('tournament');
  const rounds = lastPairedRound(page);
  // In a team event, players meet the players of other teams, and a column for each of them would be nearly empty.
  const isRobin = FORMATS[page.tournament.kind].defaultMeetings !== null && !page.isTeamTournament;
  const rows = crossTable(page);
  const dropsRounds = page.tournament.droppedRounds > 0;
  const columns = Array.from({ length: isRobin ? rows.length : rounds }, (_, at) => at + 1);
  const scores = useMemo(() => scoresByRound(page, isRobin ? 0 : rounds), [page, isRobin, rounds]);
  return (
    <>
      <TableFrame label={t('tabs.crossTable')}>
        <table className={`${tableClass} ${classes.cross}`}>
          <thead>
            <tr>
              <th scope="col" className={classes.line}>
                {t('standings.rankShort')}
              </th>
              <th scope="col" className={classes.name}>
                {t('standings.player')}
              </th>
              <th scope="col" className={classes.rating}>
                {t('standings.rating')}
              </th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
              <th scope="col" className={classes.total}>
                {t('cross.total')}
              </th>
              {dropsRounds && (
                <th scope="col" className={classes.total}>
                  <abbr title={t('standings.allRounds')}>{t('standings.all')}</abbr>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.player.account} data-own={row.player.account === me || undefined}>
                <td className={classes.line}>{row.line}</td>
                <th scope="row" className={classes.name}>
                  <PlayerCell
                    title={row.player.title}
                    name={participantName(row.player)}
                    account={row.player.account}
                    eliminated={row.player.eliminated}
                  />
                </th>
                <td className={classes.rating}>{row.player.fideRating ?? '–'}</td>
                {columns.map((column) => (
                  <td key={column} data-self={(isRobin && column === row.line) || undefined}>
                    {isRobin ? (
                      <Meetings row={row} line={column} />
                    ) : (
                      <>
                        <OfRound
                          entries={row.entries}
                          round={column}
                          dropped={row.player.counted?.dropped.includes(column)}
                        />
                        <ScoreAfter row={row} round={column} scores={scores.get(row.player.account)} />
                      </>
                    )}
                  </td>
                ))}
                <td className={classes.total}>{row.player.score === null ? '–' : formatPoints(row.player.score)}</td>
                {dropsRounds && (
                  <td className={classes.total}>
                    {row.player.counted ? formatPoints(row.player.counted.allPoints) : '–'}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
      <Text size="sm" c="dimmed" mt="sm">
        {t(isRobin ? 'cross.legendRobin' : 'cross.legend')}
      </Text>
      <BestRounds page={page} />
    </>
  );
}

const isGame = (entry: CrossEntry): entry is CrossGame => entry.kind === 'game';

function Meetings({ row, line }: { readonly row: CrossRow; readonly line: number }) {
  return row.entries
    .filter(isGame)
    .filter((game) => game.opponentLine === line)
    .map((game) => (
      <CrossCell key={game.round} game={game}>
        {signOf(game)}
      </CrossCell>
    ));
}
