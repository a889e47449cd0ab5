import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { lastPairedRound } from '../../../model/progress.ts';

/** Names the rounds that were paired by the results of a round. */
export function usePairedOnText(page: TournamentPage, round: number): string {
  const { t } = useTranslation('manage');
  const last = lastPairedRound(page);
  return t('results.changeExplains', { count: last - round, first: round + 1, last });
}
