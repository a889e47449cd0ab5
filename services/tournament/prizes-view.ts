import type { PrizesView } from '../../contract/prizes.ts';
import { KINDS } from '../../domain/tournament/kinds.ts';
import { awardsIn } from '../../domain/tournament/prizes.ts';
import type { Tournament } from '../../domain/tournament/state.ts';
import type { Visibility } from './visibility.ts';

/** The prizes and who gets them: for the organiser always, for everybody from the end on, as far as the table is shown (PRIZE-6). */
export function presentPrizes(tournament: Tournament, visible: Visibility): PrizesView | null {
  const { prizes: plan, phase, settings } = tournament;
  if (KINDS[settings.kind].isTeam) return null;
  if (!visible.host && (phase.kind !== 'finished' || plan.prizes.length === 0)) return null;
  return {
    currency: plan.currency,
    split: plan.split,
    several: plan.several,
    prizes: plan.prizes.map(({ category, amount, gift }) => ({ category, amount, gift })),
    awards: awardsIn(tournament)
      .filter(({ account }) => visible.score(account))
      .map(({ account, category, prizes, amount }) => ({ account, category, prizes: [...prizes], amount })),
  };
}
