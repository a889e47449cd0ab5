import { useTranslation } from 'react-i18next';
import type { PairingView } from '../../../contract/tournament/tournaments.ts';
import { isOpenGame } from '../../model/postponed.ts';
import { useRoundTime } from '../../time/round-time.ts';

/** What stands in place of a result: postponed or adjourned, with the date if there is one; null for other games. */
export function usePostponedText(timeZone: string): (pairing: PairingView) => string | null {
  const { t } = useTranslation('chess');
  const timeText = useRoundTime(timeZone);
  return (pairing) => {
    if (!isOpenGame(pairing)) return null;
    const { state, startDate } = pairing.postponed;
    return startDate === null ? t(`${state}.open`) : t(`${state}.to`, { when: timeText(startDate) });
  };
}
