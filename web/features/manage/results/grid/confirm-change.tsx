import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../../../contract/tournament/tournaments.ts';
import { resultOf } from '../../../../model/field.ts';
import { boardName } from '../../../../model/progress.ts';
import { gameResultText } from '../../../../model/result-text.ts';
import { Confirm } from '../../../../ui/feedback/confirm.tsx';
import { namesOf } from '../../desk/participant-names.ts';
import type { Entered } from '../result-log.ts';
import { usePairedOnText } from '../use-paired-on-text.ts';
import type { AskedChange } from './use-enter-result.ts';

interface ConfirmChangeProps {
  readonly page: TournamentPage;
  readonly round: number;
  /** Undefined while the dialog is closed. */
  readonly change: AskedChange | undefined;
  readonly onConfirm: (change: AskedChange) => void;
  readonly onClose: () => void;
}

/** Asks before a result is changed that later rounds were paired by. */
export function ConfirmChange({ page, round, change, onConfirm, onClose }: ConfirmChangeProps) {
  const { t } = useTranslation('manage');
  const explains = usePairedOnText(page, round);
  const namesIn = namesOf(page);
  const textOf = (result: Entered | undefined) => (result ? gameResultText(result) : t('results.noResult'));
  const changes =
    change === undefined
      ? ''
      : t('results.changes', {
          white: namesIn(change.board.white),
          black: namesIn(change.board.black),
          before: textOf(resultOf(change.board)),
          after: textOf(change.result),
        });
  return (
    <Confirm
      opened={change !== undefined}
      question={t('results.changeQuestion', { board: change === undefined ? '' : boardName(change.board), round })}
      consequence={`${changes} ${explains}`}
      action={t('results.change')}
      onConfirm={() => change !== undefined && onConfirm(change)}
      onClose={onClose}
    />
  );
}
