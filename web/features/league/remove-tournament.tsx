import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import type { LeagueTournament } from '../../../contract/leagues/leagues.ts';
import { callApi } from '../../api.ts';
import { leagueKey } from '../../queries/league.ts';
import { useChange } from '../../queries/use-change.ts';
import { Confirm } from '../../ui/feedback/confirm.tsx';

interface RemoveTournamentProps {
  readonly league: string;
  readonly tournament: LeagueTournament;
}

/** Takes a tournament out of the league; the tournament itself stays. */
export function RemoveTournament({ league, tournament: { id, name } }: RemoveTournamentProps) {
  const { t } = useTranslation('leagueDesk');
  const [isAsked, setAsked] = useState(false);
  const remove = useChange(() => callApi(calls.removeFromLeague, { id: league, tournament: id }), {
    renews: [leagueKey(league)],
    message: () => t('tournaments.removed', { name }),
  });
  return (
    <>
      <Button variant="default" aria-label={t('tournaments.removeOf', { name })} onClick={() => setAsked(true)}>
        {t('tournaments.remove')}
      </Button>
      <Confirm
        opened={isAsked}
        question={t('tournaments.removeQuestion', { name })}
        consequence={t('tournaments.removeLoses')}
        action={t('tournaments.remove')}
        onConfirm={() => remove.mutate()}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
