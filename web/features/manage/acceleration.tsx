import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import type { PairingWishes } from '../../../contract/desk-views.ts';
import type { TournamentPage } from '../../../contract/tournaments.ts';
import { mayAccelerate } from '../../../domain/tournament/round-guards.ts';
import { ask } from '../../api.ts';
import { tournamentOf } from '../../model/tournament-of.ts';
import { useTournamentChange } from '../../queries/use-tournament-change.ts';
import { Hint } from '../../ui/card.tsx';
import { FoldedCard } from '../../ui/folded-card.tsx';
import { GuardedButton } from '../../ui/guarded-button.tsx';
import classes from './pairing-wishes.module.css';

interface AccelerationProps {
  readonly page: TournamentPage;
  readonly acceleration: PairingWishes['acceleration'];
}

/** Whether the first rounds are accelerated (C.04.7): chosen before the first is paired, and told afterwards. */
export function Acceleration({ page, acceleration }: AccelerationProps) {
  const { t } = useTranslation('manage');
  const { id } = page.tournament;
  const other = acceleration === 'none' ? 'baku' : 'none';
  const choose = useTournamentChange(
    id,
    () => ask(calls.accelerate, { id, body: { acceleration: other } }),
    () => t(`acceleration.chosen.${other}`),
  );
  const guard = mayAccelerate(tournamentOf(page));
  if (!guard.ok && acceleration === 'none') return null;
  return (
    <FoldedCard title={t('acceleration.title')} about={t(`acceleration.is.${acceleration}`)}>
      <div className={classes.asked}>
        <Hint>{t(`acceleration.about.${acceleration}`)}</Hint>
      </div>
      <GuardedButton variant="default" guard={guard} loading={choose.isPending} onClick={() => choose.mutate()}>
        {t(`acceleration.choose.${other}`)}
      </GuardedButton>
    </FoldedCard>
  );
}
