import { Button, Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import { searchKey } from '../../../domain/lib/search-key.ts';
import { callApi } from '../../api.ts';
import type { TournamentPlayers } from '../../queries/tournament.ts';
import { useTournamentChange } from '../../queries/use-tournament-change.ts';
import { toast } from '../../ui/feedback/toast.ts';
import classes from './players-page.module.css';

interface AddTeamsDialogProps {
  readonly data: TournamentPlayers;
  readonly opened: boolean;
  readonly onClose: () => void;
}

type Team = TournamentPlayers['teams'][number];

/** Adds teams, club by club, one after the other. */
export function AddTeamsDialog({ data, opened, onClose }: AddTeamsDialogProps) {
  const { t } = useTranslation(['manage', 'common']);
  const [wanted, setWanted] = useState('');
  const groups = groupsOf(data, wanted);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('teams.addTitle')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      centered
    >
      <TextInput
        label={t('teams.search')}
        value={wanted}
        onChange={({ currentTarget }) => setWanted(currentTarget.value)}
        data-autofocus
      />
      {groups.length === 0 && <p>{t(data.teams.length === 0 ? 'teams.noneLeft' : 'teams.none')}</p>}
      {groups.map(({ id, name, teams }) => (
        <section key={id} aria-label={name}>
          <h3 className={classes.club}>{name}</h3>
          <TeamList tid={data.tournament.id} teams={teams} />
        </section>
      ))}
    </Modal>
  );
}

function TeamList({ tid, teams }: { readonly tid: string; readonly teams: readonly Team[] }) {
  const { t } = useTranslation('manage');
  const add = useTournamentChange<Team>(tid, async ({ id, name }) => {
    const { already } = await callApi(calls.addTournamentTeam, { id: tid, team: id });
    toast(t(already ? 'teams.alreadyIn' : 'teams.added', { name }));
  });
  return (
    <ul className={classes.teams}>
      {teams.map((team) => (
        <li key={team.id}>
          <span>{team.name}</span>
          <Button
            variant="default"
            aria-label={t('teams.addFor', { name: team.name })}
            loading={add.isPending && add.variables.id === team.id}
            onClick={() => add.mutate(team)}
          >
            {t('teams.addOne')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The clubs with the teams that match the search: by their own name or the club's. */
function groupsOf({ clubs, teams }: TournamentPlayers, wanted: string) {
  const key = searchKey(wanted.trim());
  const has = (name: string): boolean => searchKey(name).includes(key);
  return clubs
    .map((club) => ({
      ...club,
      teams: teams.filter((team) => team.club === club.id && (has(team.name) || has(club.name))),
    }))
    .filter((club) => club.teams.length > 0);
}
