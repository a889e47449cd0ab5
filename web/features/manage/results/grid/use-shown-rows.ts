import { useMemo, useState } from 'react';
import { type DeskRow, isOpen } from '../../desk/desk-groups.ts';
import { isFound, onlyRows } from './find-board.ts';
import type { GroupedRows } from './use-desk-rows.ts';

/**
 * The rows of a round that the arbiter looks for: those with the text, or those without a result. A row that gets its
 * result stays until the list is asked for again, so that nothing moves under the pointer.
 */
export function useShownRows(all: GroupedRows, missingOnly: boolean, wanted: string): GroupedRows {
  const stays = useRowsThatStay(all.rows, missingOnly);
  return useMemo(() => {
    if (wanted.trim() === '' && stays === undefined) return all;
    const groups = onlyRows(
      all.groups,
      (row) =>
        (stays === undefined || stays.has(keyOf(row)) || isOpen(row)) && (wanted.trim() === '' || isFound(row, wanted)),
    );
    return { groups, rows: groups.flatMap((group) => group.rows) };
  }, [all, stays, wanted]);
}

/** The rows without a result when the others were hidden; undefined while all are shown. */
function useRowsThatStay(rows: readonly DeskRow[], missingOnly: boolean): ReadonlySet<string> | undefined {
  const [stays, setStays] = useState<ReadonlySet<string>>();
  if (missingOnly && stays === undefined) setStays(new Set(rows.filter(isOpen).map(keyOf)));
  if (!missingOnly && stays !== undefined) setStays(undefined);
  return stays;
}

const keyOf = ({ board: { white, black, game } }: DeskRow): string => `${white} ${black} ${game ?? ''}`;
