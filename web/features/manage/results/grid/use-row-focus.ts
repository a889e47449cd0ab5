import { type RefObject, useEffect, useRef, useState } from 'react';
import { isTyping } from '../../../../ui/typing.ts';
import { type DeskRow, firstOpen, nextOpen, openAfter } from '../../desk/desk-groups.ts';
import { type DeskBoard, isSameBoard } from '../result-log.ts';
import { moveTo } from './result-keys.ts';

/** A board of a round; null is the first without a result. */
export interface BoardTarget {
  readonly round: number;
  readonly board: string | null;
  /** The first after the row that had the focus last, and from the top again after the last one. */
  readonly isNext?: boolean;
}

export interface RowFocus {
  readonly table: RefObject<HTMLTableElement | null>;
  /** The row that can be reached by Tab. */
  readonly active: DeskRow | undefined;
  readonly onFocus: (row: DeskRow) => void;
  /** Moves the focus up or down from a row. */
  readonly move: (from: DeskRow, by: number) => void;
  /** Moves the focus to the next row without a result, once the table shows the result of this one. */
  readonly moveOn: (from: DeskRow) => void;
  /** Moves the focus to a row that the table is about to show. */
  readonly goTo: (row: DeskRow) => void;
}

/** The focus in the table of a round: on the target at first, then where the arbiter moves it. */
export function useRowFocus(rows: readonly DeskRow[], round: number, target: BoardTarget | undefined): RowFocus {
  const table = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState(0);
  const [done, setDone] = useState<{ readonly board: DeskBoard }>();
  const [wanted, setWanted] = useState<{ readonly board: DeskBoard }>();
  /** Whether a row has had the focus. */
  const wasThere = useRef(false);
  const rowsOnPage = () => [...(table.current?.querySelectorAll<HTMLElement>('tr[data-board]') ?? [])];
  const indexOf = (row: DeskRow) => rows.findIndex(({ board }) => isSameBoard(board, row.board));
  // A new round may arrive a moment after the request to focus it.
  const isThere = target?.round === round && rows.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: goes there once, when the arbiter is sent
  useEffect(() => {
    if (target === undefined || !isThere || isTyping()) return;
    const onPage = rowsOnPage();
    // In a match the last row is the game to be entered.
    const isTarget = ({ dataset }: HTMLElement) => dataset.board === target.board;
    const open = target.isNext === true ? openAfter(rows, wasThere.current ? active : -1) : firstOpen(rows);
    (target.board === null ? onPage[open] : onPage.reverse().find(isTarget))?.focus();
  }, [target, isThere]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: goes on once, from where the result was entered
  useEffect(() => {
    if (done !== undefined) rowsOnPage()[nextOpen(rows, done.board)]?.focus();
  }, [done]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: goes there once, when the row has been found
  useEffect(() => {
    if (wanted !== undefined) rowsOnPage()[rows.findIndex(({ board }) => isSameBoard(board, wanted.board))]?.focus();
  }, [wanted]);
  return {
    table,
    active: rows[active] ?? rows[0],
    onFocus: (row) => {
      wasThere.current = true;
      setActive(indexOf(row));
    },
    move: (from, by) => rowsOnPage()[moveTo(indexOf(from), by, rows.length)]?.focus(),
    moveOn: ({ board }) => setDone({ board }),
    goTo: ({ board }) => setWanted({ board }),
  };
}
