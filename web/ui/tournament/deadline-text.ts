import { useTranslation } from 'react-i18next';
import type { PairingView, TournamentPage } from '../../../contract/tournament/tournaments.ts';
import { deadlineOfGame } from '../../model/open-game-rule.ts';
import { useRoundTime } from '../../time/round-time.ts';

/** Until when an open game is to be played. */
export function useDeadlineText(page: TournamentPage): (pairing: PairingView) => string {
  const { t } = useTranslation('chess');
  const timeText = useRoundTime(page.tournament.timeZone);
  return (pairing) => {
    const { beforeRound, at } = deadlineOfGame(page, pairing);
    if (beforeRound !== null) return t('deadline.beforeRound', { round: beforeRound });
    return t('deadline.until', { when: timeText(new Date(at).toISOString()) });
  };
}
