import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../app/format.ts';
import { errorToast, toast } from '../../../../ui/feedback/toast.ts';
import type { ResultOutbox } from '../outbox/result-outbox.ts';
import type { NamedBoard } from '../result-log.ts';
import { useBoardName } from '../use-board-name.ts';

/** Undoes the last entry, and names the boards that it concerned. */
export function useUndo(round: number, undo: ResultOutbox['undo']): () => void {
  const { t } = useTranslation('manage');
  const format = useFormat();
  const nameOf = useBoardName(round);
  const namesOf = (boards: readonly NamedBoard[]): string => format.list(boards.map(nameOf));
  return () => {
    const { undone, changed } = undo();
    if (undone.length > 0) toast(t('results.undone', { count: undone.length, boards: namesOf(undone) }));
    if (changed.length > 0) errorToast(t('results.undoRefused', { count: changed.length, boards: namesOf(changed) }));
  };
}
