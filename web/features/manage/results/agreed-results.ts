import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import type { PairingView } from '../../../../contract/tournament/tournaments.ts';
import { type AccountId, asId } from '../../../../domain/kernel/ids.ts';
import {
  type BoardReports,
  boardReportState,
  type ReportedResult,
  undisputedResult,
} from '../../../../domain/tournament/value/board-report.ts';
import { callApi } from '../../../api.ts';
import { resultOf } from '../../../model/field.ts';
import { useTournamentChange } from '../../../queries/use-tournament-change.ts';
import type { DeskRow } from '../desk/desk-groups.ts';
import type { ResultOutbox } from './outbox/result-outbox.ts';
import type { ResultEntry } from './result-log.ts';

/** The results of a round that both sides have reported alike. */
export interface AgreedResults {
  readonly count: number;
  readonly isPending: boolean;
  /** Confirms them all at once. */
  readonly confirm: () => void;
}

type AgreedEntry = ResultEntry & { readonly result: ReportedResult };

interface AgreedResultsOptions {
  readonly tid: string;
  readonly round: number;
  readonly rows: readonly DeskRow[];
  readonly reportsOf: (pairing: PairingView) => BoardReports;
  readonly sendList: ResultOutbox['sendList'];
}

export function useAgreedResults({ tid, round, rows, reportsOf, sendList }: AgreedResultsOptions): AgreedResults {
  const { t } = useTranslation('manage');
  const entries = rows.flatMap((row) => agreedEntry(row, reportsOf(row.pairing)));
  const send = useTournamentChange(
    tid,
    (agreed: readonly AgreedEntry[]) =>
      sendList(agreed, (rest) => {
        const boards = agreed.filter((entry) => rest.includes(entry)).map(agreedBoard);
        return callApi(calls.confirmReports, { id: tid, round, body: { boards } });
      }),
    (_entries, { taken }) => (taken.length === 0 ? null : t('reported.confirmed', { count: taken.length })),
  );
  return {
    count: entries.length,
    isPending: send.isPending,
    confirm: () => {
      if (entries.length > 0 && !send.isPending) send.mutate(entries);
    },
  };
}

function agreedEntry({ board }: DeskRow, reports: BoardReports): readonly AgreedEntry[] {
  const result = boardReportState(reports) === 'agreed' ? undisputedResult(reports) : null;
  return result === null || resultOf(board) !== undefined ? [] : [{ board, result, before: null }];
}

const agreedBoard = ({ board, result, before }: AgreedEntry) => ({
  white: asId<AccountId>(board.white),
  black: asId<AccountId>(board.black),
  result,
  expected: before,
});
