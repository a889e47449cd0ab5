/** Reports of the players on their boards, for the arbiter to confirm (REPORT-9). */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import {
  type BoardReports,
  boardReportState,
  type ReportedResult,
  undisputedResult,
} from '../../../../domain/tournament/value/board-report.ts';
import { boardName } from '../../../model/progress.ts';
import { gameResultText } from '../../../model/result-text.ts';
import { NowrapScores } from '../../../ui/chess/nowrap-scores.tsx';
import type { DeskRow } from '../desk/desk-groups.ts';
import classes from './reported.module.css';

interface ReportedProps {
  readonly row: DeskRow;
  readonly reports: BoardReports;
  /** Whether the row can be reached by Tab. */
  readonly isActive: boolean;
  readonly onConfirm: (result: ReportedResult) => void;
}

/** The reports beside the results of a board, with a button to confirm them where they agree. */
export function Reported({ row, reports, isActive, onConfirm }: ReportedProps) {
  const { t } = useTranslation('manage');
  const state = boardReportState(reports);
  const result = undisputedResult(reports);
  if (state === 'none') return null;
  return (
    <span className={classes.reported} data-reports={state}>
      <span>
        <NowrapScores>{t(`reported.${reportStateOf(reports)}`, textsOf(reports))}</NowrapScores>
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

type ReportState = 'white' | 'black' | 'both' | 'disputed';

function reportStateOf(reports: BoardReports): ReportState {
  if (boardReportState(reports) === 'disputed') return 'disputed';
  if (reports.white !== null && reports.black !== null) return 'both';
  return reports.white === null ? 'black' : 'white';
}

const textsOf = ({ white, black }: BoardReports) => ({
  white: white === null ? '' : gameResultText(white),
  black: black === null ? '' : gameResultText(black),
});
