import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import { MISSED_BYES, type MissedBye } from '../../../domain/tournament/command.ts';
import { FORMATS } from '../../../domain/tournament/value/formats.ts';
import { callApi } from '../../api.ts';
import { AddGuest } from '../../forms/add-guest.tsx';
import fields from '../../forms/fields.module.css';
import type { TournamentPlayers } from '../../queries/tournament.ts';
import { useTournamentChange } from '../../queries/use-tournament-change.ts';
import { Confirm } from '../../ui/feedback/confirm.tsx';
import { Card, Hint } from '../../ui/layout/card.tsx';
import { AddAccount } from './add-account.tsx';

/** After the start only late entries are possible, where pairings are still to be made. */
export function LateEntries({ data }: { readonly data: TournamentPlayers }) {
  const { t } = useTranslation('manage');
  const { id, kind, finished } = data.tournament;
  const [missed, setMissed] = useState<MissedBye>('zero-point');
  const { takesConstraints, setsLateEntry } = FORMATS[kind];
  if (finished || !takesConstraints) return <Hint>{t('players.started')}</Hint>;
  const worth = setsLateEntry ? {} : { missed };
  return (
    <>
      {setsLateEntry ? (
        <MissedHint {...data.tournament} />
      ) : (
        <Select
          label={t('players.missed')}
          allowDeselect={false}
          data={MISSED_BYES.map((value) => ({ value, label: t(`players.missedRounds.${value}`) }))}
          value={missed}
          onChange={(chosen) => setMissed(MISSED_BYES.find((bye) => bye === chosen) ?? missed)}
        />
      )}
      <AddAccount data={data} late {...worth} />
      <AddGuest tid={id} late {...worth} />
      {data.mayRenumber && <Renumber tid={id} />}
    </>
  );
}

function MissedHint({ missedRounds, requestableByes: count }: TournamentPlayers['tournament']) {
  const { t } = useTranslation('manage');
  const isFree = missedRounds === 'asFreeRounds' && count > 0;
  return <Hint>{isFree ? t('players.missedAs.free', { count }) : t('players.missedAs.none')}</Hint>;
}

/** Renumbers by rating, after late entries and corrected ratings (C.04.2). */
function Renumber({ tid }: { readonly tid: string }) {
  const { t } = useTranslation('manage');
  const [isAsking, setIsAsking] = useState(false);
  const renumber = useTournamentChange(
    tid,
    () => callApi(calls.renumber, { id: tid }),
    () => t('players.renumbered'),
  );
  return (
    <Card title={t('players.numbersTitle')}>
      <div className={fields.stack}>
        <Hint>{t('players.numbersHint')}</Hint>
        <Button variant="default" loading={renumber.isPending} onClick={() => setIsAsking(true)}>
          {t('players.renumber')}
        </Button>
      </div>
      <Confirm
        opened={isAsking}
        question={t('players.renumberQuestion')}
        consequence={t('players.renumberFollows')}
        action={t('players.renumber')}
        onConfirm={() => renumber.mutate()}
        onClose={() => setIsAsking(false)}
      />
    </Card>
  );
}
