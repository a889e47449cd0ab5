import { Button, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import { callApi } from '../../api.ts';
import fields from '../../forms/fields.module.css';
import type { TournamentPlayers } from '../../queries/tournament.ts';
import { useTournamentChange } from '../../queries/use-tournament-change.ts';
import { Card } from '../../ui/layout/card.tsx';

/** The order of the starting list: by rating or random. */
export function Seeding({ data }: { readonly data: TournamentPlayers }) {
  const { t } = useTranslation('manage');
  const { id: tid, randomSeeding } = data.tournament;
  const [by, setBy] = useState<'random' | 'rating'>(randomSeeding ? 'random' : 'rating');
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
      </div>
    </Card>
  );
}
