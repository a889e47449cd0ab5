import { useLayoutEffect, useMemo, useRef } from 'react';
import type { PairingView } from '../../../../../contract/tournament/tournaments.ts';
import { type BoardReports, undisputedResult } from '../../../../../domain/tournament/value/board-report.ts';
import type { PostponedState } from '../../../../../domain/tournament/value/postponed-game.ts';
import { resultOf } from '../../../../model/field.ts';
import type { DeskRow } from '../../desk/desk-groups.ts';
import type { DeskBoard, Entered } from '../result-log.ts';
import { commandOf, type DeskCommand } from './result-keys.ts';
import type { RowActions } from './result-row.tsx';
import type { RowFocus } from './use-row-focus.ts';

interface RowActionsOptions {
  readonly allowsDraws: boolean;
  readonly focus: RowFocus;
  /** Whether the focus moves on after a result. */
  readonly movesOn: boolean;
  readonly reportsOf: (pairing: PairingView) => BoardReports;
  readonly enter: (row: DeskRow, result: Entered) => void;
  readonly replay: (board: DeskBoard) => void;
  /** Registers a game without a date; undefined where games are not postponed. */
  readonly postpone: ((row: DeskRow, state: PostponedState) => void) | undefined;
  readonly undo: () => void;
  /** Opens the form for a list of results; undefined where there is none. */
  readonly openList: (() => void) | undefined;
  readonly confirmAgreed: () => void;
  readonly toggleHelp: () => void;
}

/** What rows do, by mouse and keyboard. */
export function useRowActions(options: RowActionsOptions): RowActions {
  const { allowsDraws, focus, enter, replay } = options;
  return useStableActions({
    onFocus: focus.onFocus,
    onKeyDown: (event, row) => {
      const command = commandOf(event, allowsDraws);
      if (command === undefined) return;
      event.preventDefault();
      run(command, row, options);
    },
    onPressed: (row, result) => enterAndMoveOn(row, result, options),
    onResult: enter,
    onReplay: ({ board }) => replay(board),
  });
}

function run(command: DeskCommand, row: DeskRow, options: RowActionsOptions): void {
  switch (command.kind) {
    case 'move':
      options.focus.move(row, command.by);
      break;
    case 'undo':
      options.undo();
      break;
    case 'postpone':
      options.postpone?.(row, command.state);
      break;
    case 'list':
      options.openList?.();
      break;
    case 'help':
      options.toggleHelp();
      break;
    case 'confirm':
      if (command.all) options.confirmAgreed();
      else confirmReported(row, options);
      break;
    case 'set':
      enterAndMoveOn(row, command.result, options);
      break;
  }
}

function confirmReported(row: DeskRow, options: RowActionsOptions): void {
  const reported = undisputedResult(options.reportsOf(row.pairing));
  if (reported === null || resultOf(row.board) !== undefined) return;
  enterAndMoveOn(row, reported, options);
}

function enterAndMoveOn(row: DeskRow, result: Entered, { enter, movesOn, focus }: RowActionsOptions): void {
  enter(row, result);
  if (movesOn) focus.moveOn(row);
}

/** A stable object, so that a row renders only when its content changes. */
function useStableActions(actions: RowActions): RowActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  return useMemo(
    () => ({
      onFocus: (row) => latest.current.onFocus(row),
      onKeyDown: (event, row) => latest.current.onKeyDown(event, row),
      onPressed: (row, result) => latest.current.onPressed(row, result),
      onResult: (row, result) => latest.current.onResult(row, result),
      onReplay: (row) => latest.current.onReplay(row),
    }),
    [],
  );
}
