import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../contract/tournaments.ts';
import { stageName, stagesOf } from '../model/bracket.ts';

/** "Quarter-finals", by the round of a knockout. */
export function useStageTitle(page: Pick<TournamentPage, 'tournament' | 'participants'>): (round: number) => string {
  const { t } = useTranslation('chess');
  const stages = stagesOf(page);
  return (round) => {
    const { key, matches } = stageName(stages, round);
    return t(`stages.${key}`, { players: 2 * matches, matches });
  };
}
