/** What players have reported of their boards, and the arbiter who confirms it (REPORT-9). */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import { type AccountId, asId } from '../../../domain/ids.ts';
import {
  type BoardReports,
  boardReportState,
  type ReportedResult,
  undisputedResult,
} from '../../../domain/tournament/board-report.ts';
import { ask } from '../../api.ts';
import { boardName } from '../../model/progress.ts';
import { gameResultText } from '../../model/result-text.ts';
import { useTournamentChange } from '../../queries/use-tournament-change.ts';
import { UnbrokenScores } from '../../ui/unbroken-scores.tsx';
import type { DeskRow } from './desk-groups.ts';
import classes from './reported.module.css';
import type { Entry } from './result-log.ts';

interface ReportedProps {
  readonly row: DeskRow;
  readonly reports: BoardReports;
  /** Whether the row can be reached by the tabulator. */
  readonly isActive: boolean;
  readonly onConfirm: (result: ReportedResult) => void;
}

/** Beside the results of a board: who says what of it, and a button where nobody says anything else. */
export function Reported({ row, reports, isActive, onConfirm }: ReportedProps) {
  const { t } = useTranslation('manage');
  const state = boardReportState(reports);
  const result = undisputedResult(reports);
  if (state === 'none') return null;
  return (
    <span className={classes.reported} data-reports={state}>
      <span>
        <UnbrokenScores>{t(`reported.${sayingOf(reports)}`, textsOf(reports))}</UnbrokenScores>
      </span>
      {result !== null && (
        <Button
          size="compact-sm"
          variant="default"
          className={classes.confirm}
          tabIndex={isActive ? 0 : -1}
          aria-label={t('reported.confirmFor', { board: boardName(row.pairing), result: gameResultText(result) })}
          onClick={() => onConfirm(result)}
        >
          {t('reported.confirm')}
        </Button>
      )}
    </span>
  );
}

type Saying = 'white' | 'black' | 'both' | 'disputed';

function sayingOf(reports: BoardReports): Saying {
  if (boardReportState(reports) === 'disputed') return 'disputed';
  if (reports.white !== null && reports.black !== null) return 'both';
  return reports.white === null ? 'black' : 'white';
}

const textsOf = ({ white, black }: BoardReports) => ({
  white: white === null ? '' : gameResultText(white),
  black: black === null ? '' : gameResultText(black),
});

/** The entries of a round that both sides have reported alike. */
export type AgreedEntry = Entry & { readonly result: ReportedResult };

/** All that is agreed in a round, confirmed in one go; `onTaken` hears what the server has taken. */
export function useConfirmAgreed(tid: string, round: number, onTaken: (entries: readonly AgreedEntry[]) => void) {
  const { t } = useTranslation('manage');
  const confirm = useTournamentChange<readonly AgreedEntry[]>(
    tid,
    (entries) => ask(calls.confirmReports, { id: tid, round, body: { boards: entries.map(agreedBoard) } }),
    (entries) => t('reported.confirmed', { count: entries.length }),
  );
  return {
    isPending: confirm.isPending,
    confirm: (entries: readonly AgreedEntry[]) => {
      if (entries.length > 0 && !confirm.isPending) confirm.mutate(entries, { onSuccess: () => onTaken(entries) });
    },
  };
}

const agreedBoard = ({ board, result }: AgreedEntry) => ({
  white: asId<AccountId>(board.white),
  black: asId<AccountId>(board.black),
  result,
});
