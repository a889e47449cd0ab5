import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import type { TeamRow } from '../../../contract/tournament/tournaments.ts';
import { teamLimit } from '../../../domain/tournament/guards/entry-guards.ts';
import { callApi } from '../../api.ts';
import { rosterOf } from '../../model/tournament-of.ts';
import type { TournamentPlayers } from '../../queries/tournament.ts';
import { useTournamentChange } from '../../queries/use-tournament-change.ts';
import { Confirm } from '../../ui/feedback/confirm.tsx';
import { Empty } from '../../ui/feedback/page-states.tsx';
import { TextLink } from '../../ui/layout/links.tsx';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import classes from './players-page.module.css';

/** The participating teams, each with links to its players and to remove it. */
export function TeamTable({ data }: { readonly data: TournamentPlayers }) {
  const { t } = useTranslation(['manage', 'tournament']);
  const [leaving, setLeaving] = useState<TeamRow>();
  const { id: tid, started, finished } = data.tournament;
  const limit = teamLimit(rosterOf(data.tournament));
  const playersOf = (id: string): number => data.participants.filter(({ team }) => team === id).length;
  const remove = useTournamentChange<TeamRow>(
    tid,
    ({ teamId }) => callApi(calls.removeTournamentTeam, { id: tid, team: teamId }),
    ({ name }) => t(started ? 'players.isWithdrawn' : 'players.removed', { name }),
  );
  const takeBack = useTournamentChange<TeamRow>(
    tid,
    ({ teamId }) => callApi(calls.addTournamentTeam, { id: tid, team: teamId }),
    ({ name }) => t('players.isBack', { name }),
  );
  const columns: readonly Column<TeamRow>[] = [
    { id: 'seed', header: t('tournament:standings.seed'), numeric: true, cell: ({ seed }) => seed },
    {
      id: 'team',
      header: t('teams.name'),
      main: true,
      cell: ({ teamId, name, withdrawn }) => (
        <>
          <TextLink inherit to="/tournament/manage-team/$tid/$team" params={{ tid, team: teamId }}>
            {name}
          </TextLink>{' '}
          {withdrawn && <span className={classes.mark}>{t('tournament:standings.withdrawn')}</span>}
        </>
      ),
    },
    {
      id: 'players',
      header: t('teams.players'),
      numeric: true,
      cell: ({ teamId }) =>
        limit === null ? playersOf(teamId) : t('teams.playersOf', { count: playersOf(teamId), limit }),
    },
    {
      id: 'actions',
      header: t('players.actions'),
      cell: (team) => {
        if (finished) return null;
        if (team.withdrawn) {
          return (
            <Button
              variant="subtle"
              aria-label={t('players.takeBackFor', { name: team.name })}
              loading={takeBack.isPending && takeBack.variables.teamId === team.teamId}
              onClick={() => takeBack.mutate(team)}
            >
              {t('players.takeBack')}
            </Button>
          );
        }
        return (
          <Button
            variant="subtle"
            color="brick"
            aria-label={t(started ? 'players.withdrawFor' : 'players.removeFor', { name: team.name })}
            onClick={() => setLeaving(team)}
          >
            {t(started ? 'players.withdraw' : 'players.remove')}
          </Button>
        );
      },
    },
  ];
  if (data.enteredTeams.length === 0) return <Empty title={t('teams.empty')} />;
  const name = leaving?.name ?? '';
  return (
    <>
      <DataTable
        caption={t('teams.title')}
        columns={columns}
        rows={data.enteredTeams}
        rowKey={({ teamId }) => teamId}
      />
      <Confirm
        opened={leaving !== undefined}
        question={t(started ? 'players.withdrawQuestion' : 'players.removeQuestion', { name })}
        consequence={t(started ? 'teams.withdrawLoses' : 'teams.removeLoses', { name })}
        action={t(started ? 'players.withdraw' : 'players.remove')}
        destructive
        onConfirm={() => leaving !== undefined && remove.mutate(leaving)}
        onClose={() => setLeaving(undefined)}
      />
    </>
  );
}
