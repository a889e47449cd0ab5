import { useTranslation } from 'react-i18next';
import type { TournamentView } from '../../../contract/tournament/tournaments.ts';
import { timeControlText } from '../../../i18n/time-control.ts';

type Control = Pick<TournamentView, 'initialTime' | 'increment' | 'timeControl'>;

/** The time control of a tournament in words: 90 min + 30 s, or its stages. */
export function useTimeControlText(): (tournament: Control) => string {
  const { t } = useTranslation(['tournament', 'chess']);
  return ({ initialTime: initial, increment, timeControl }) =>
    timeControl === null ? t('chess:timeControl', { initial, increment }) : timeControlText(t, timeControl);
}
