import { useTranslation } from 'react-i18next';
import { boardName } from '../../../../model/progress.ts';
import { Confirm } from '../../../../ui/feedback/confirm.tsx';
import type { AskedChange } from './use-enter-result.ts';

interface ConfirmChangeProps {
  readonly round: number;
  /** Undefined while the dialog is closed. */
  readonly change: AskedChange | undefined;
  readonly onConfirm: (change: AskedChange) => void;
  readonly onClose: () => void;
}

/** Asks before a result is changed that later rounds were paired by. */
export function ConfirmChange({ round, change, onConfirm, onClose }: ConfirmChangeProps) {
  const { t } = useTranslation('manage');
  return (
    <Confirm
      opened={change !== undefined}
      question={t('results.changeQuestion', { board: change === undefined ? '' : boardName(change.board), round })}
      consequence={t('results.changeExplains', { next: round + 1 })}
      action={t('results.change')}
      onConfirm={() => change !== undefined && onConfirm(change)}
      onClose={onClose}
    />
  );
}
