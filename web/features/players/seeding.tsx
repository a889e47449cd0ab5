import { Button, SegmentedControl } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import { FORMATS } from '../../../domain/tournament/value/formats.ts';
import { callApi } from '../../api.ts';
import fields from '../../forms/fields.module.css';
import type { TournamentPlayers } from '../../queries/tournament.ts';
import { useTournamentChange } from '../../queries/use-tournament-change.ts';
import { Card, Hint } from '../../ui/layout/card.tsx';
import { StartingOrder } from './starting-order.tsx';

/** The order of the starting list: by rating, by lot, or by hand where the numbers decide who meets when. */
export function Seeding({ data }: { readonly data: TournamentPlayers }) {
  const { t } = useTranslation('manage');
  const { id: tid, kind, randomSeeding, startingOrder } = data.tournament;
  const [by, setBy] = useState<'random' | 'rating'>(randomSeeding ? 'random' : 'rating');
  const [isNumbering, numbering] = useDisclosure();
  const entries = (data.isTeamTournament ? data.enteredTeams : data.participants).length;
  const update = useTournamentChange(
    tid,
    () => callApi(calls.changeSeeding, { id: tid, by }),
    () => t('players.seeded'),
  );
  return (
    <Card title={t('players.seedingTitle')}>
      <div className={fields.stack}>
        <SegmentedControl
          aria-label={t('players.seedingTitle')}
          value={by}
          onChange={setBy}
          data={[
            { value: 'rating', label: t('players.byRating') },
            { value: 'random', label: t('players.random') },
          ]}
        />
        <Button variant="default" loading={update.isPending} onClick={() => update.mutate()}>
          {t('players.update')}
        </Button>
        {entries > 1 && FORMATS[kind].choosesOrder && (
          <>
            {startingOrder === 'manual' && <Hint>{t('players.isByHand')}</Hint>}
            <Button variant="default" onClick={numbering.open}>
              {t('players.numberByHand')}
            </Button>
            <StartingOrder data={data} opened={isNumbering} onClose={numbering.close} />
          </>
        )}
      </div>
    </Card>
  );
}
