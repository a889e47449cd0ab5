import { useTranslation } from 'react-i18next';
import { boardName } from '../../../model/progress.ts';
import type { NamedBoard } from './result-log.ts';

/** The name of a board at the desk of a round; a board of another round includes its round. */
export function useBoardName(round: number): (board: NamedBoard) => string {
  const { t } = useTranslation('manage');
  return (one) => {
    const board = boardName(one);
    return one.round === round ? board : t('unsent.inRound', { board, round: one.round });
  };
}
