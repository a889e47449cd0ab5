import { useLayoutEffect, useMemo, useRef } from 'react';
import type { BoardTarget } from '../results/grid/use-row-focus.ts';

/** Where the focus goes: to a board of a round, or to the unpaired players. */
export type Target = BoardTarget | { readonly board: 'unpaired' };

export const isBoard = (target: Target | undefined): target is BoardTarget => target !== undefined && 'round' in target;

export interface DeskActions {
  readonly onBoard: (round: number, board: string) => void;
  /** Moves to the next board of a round without a result. */
  readonly onNextMissing: (round: number) => void;
  readonly onUnpaired: (round: number) => void;
  /** Called when the last two unpaired players have been paired: results are next. */
  readonly onNobodyLeft: (round: number) => void;
}

/** A stable object, so that the parts of the desk render only when the page has changed. */
export function useDeskActions(actions: DeskActions): DeskActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  return useMemo(
    () => ({
      onBoard: (round, board) => latest.current.onBoard(round, board),
      onNextMissing: (round) => latest.current.onNextMissing(round),
      onUnpaired: (round) => latest.current.onUnpaired(round),
      onNobodyLeft: (round) => latest.current.onNobodyLeft(round),
    }),
    [],
  );
}
