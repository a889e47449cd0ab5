import { useTranslation } from 'react-i18next';
import { stageName, stagesOf } from '../../model/bracket.ts';

/** "Quarter-finals", by the round of a knockout. */
export function useStageTitle(page: Parameters<typeof stagesOf>[0]): (round: number) => string {
  const { t } = useTranslation('chess');
  const stages = stagesOf(page);
  return (round) => {
    const { key, matches } = stageName(stages, round);
    return t(`stages.${key}`, { players: 2 * matches, matches });
  };
}
