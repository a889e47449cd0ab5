import { useState } from 'react';
import { resultOf } from '../../../../model/field.ts';
import { isOpenGame } from '../../../../model/postponed.ts';
import type { DeskRow } from '../../desk/desk-groups.ts';
import type { ResultOutbox } from '../outbox/result-outbox.ts';
import { type DeskBoard, type Entered, isSameBoard } from '../result-log.ts';

/** A change of a result that waits for confirmation. */
export interface AskedChange {
  readonly board: DeskBoard;
  readonly result: Entered;
}

interface EnterResultOptions {
  readonly rows: readonly DeskRow[];
  /** Later rounds were paired by the results, so that changing one needs confirmation. */
  readonly asksBeforeChange: boolean;
  readonly enter: ResultOutbox['enter'];
}

/** Enters results on rows, after confirmation where it is needed. */
export function useEnterResult({ rows, asksBeforeChange, enter }: EnterResultOptions) {
  const [asked, setAsked] = useState<AskedChange>();
  return {
    enter: (row: DeskRow, result: Entered): void => {
      // The row may be older than the current state.
      const { board, mayClear } = rows.find((one) => isSameBoard(one.board, row.board)) ?? row;
      const before = resultOf(board) ?? null;
      if (result === null && !mayClear) return;
      const counted = countedAs(row, before);
      if (asksBeforeChange && before !== result && counted !== null && counted !== result) setAsked({ board, result });
      else enter(board, result);
    },
    asked,
    confirm: ({ board, result }: AskedChange) => enter(board, result),
    cancel: () => setAsked(undefined),
  };
}

/** What later rounds were paired by: the result, or a draw for a game that was open (C.04.2). */
const countedAs = ({ pairing }: DeskRow, before: Entered): Entered => before ?? (isOpenGame(pairing) ? 'draw' : null);
