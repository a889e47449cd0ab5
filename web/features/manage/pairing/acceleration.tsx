import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import type { PairingConstraints } from '../../../../contract/tournament/desk-views.ts';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { mayAccelerate } from '../../../../domain/tournament/guards/round-guards.ts';
import { callApi } from '../../../api.ts';
import { tournamentOf } from '../../../model/tournament-of.ts';
import { useTournamentChange } from '../../../queries/use-tournament-change.ts';
import { Hint } from '../../../ui/layout/card.tsx';
import { FoldedCard } from '../../../ui/layout/folded-card.tsx';
import { GuardedButton } from '../../../ui/layout/guarded-button.tsx';
import classes from './pairing-constraints.module.css';

interface AccelerationProps {
  readonly page: TournamentPage;
  readonly acceleration: PairingConstraints['acceleration'];
}

/** Acceleration of the first rounds (C.04.7): chosen before the first is paired, and shown afterwards. */
export function Acceleration({ page, acceleration }: AccelerationProps) {
  const { t } = useTranslation('manage');
  const { id } = page.tournament;
  const other = acceleration === 'none' ? 'baku' : 'none';
  const choose = useTournamentChange(
    id,
    () => callApi(calls.accelerate, { id, body: { acceleration: other } }),
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
