import { useTranslation } from 'react-i18next';
import { boardName } from '../../model/progress.ts';
import type { NamedBoard } from './result-log.ts';

/** What a board is called at the desk of a round: one of another round is named with that. */
export function useBoardName(round: number): (board: NamedBoard) => string {
  const { t } = useTranslation('manage');
  return (one) => {
    const board = boardName(one);
    return one.round === round ? board : t('unsent.inRound', { board, round: one.round });
  };
}
