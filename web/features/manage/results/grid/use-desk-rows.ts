import { useMemo, useState } from 'react';
import type { TournamentPage } from '../../../../../contract/tournament/tournaments.ts';
import { type DeskGroup, type DeskRow, deskGroups } from '../../desk/desk-groups.ts';
import { type EnteredResults, withEntered } from '../outbox/taken-results.ts';
import { type DeskBoard, isSameBoard } from '../result-log.ts';

/** Groups of rows, and the rows of all of them in their order. */
export interface GroupedRows {
  readonly groups: readonly DeskGroup[];
  readonly rows: readonly DeskRow[];
}

interface DeskRows {
  readonly all: GroupedRows;
  /** Switches the colours of a game that follows a drawn one, or switches them back. */
  readonly replay: (board: DeskBoard) => void;
}

/** The rows of a round with the arbiter's entries; the same objects until one of these changes. */
export function useDeskRows(page: TournamentPage, round: number, { taken, unsent }: EnteredResults): DeskRows {
  const [replayed, setReplayed] = useState<readonly DeskBoard[]>([]);
  const groups = useMemo(
    () => deskGroups(withEntered(page, { taken, unsent }), round, replayed),
    [page, taken, unsent, round, replayed],
  );
  const all = useMemo(() => ({ groups, rows: groups.flatMap((group) => group.rows) }), [groups]);
  const replay = (board: DeskBoard) => {
    const others = replayed.filter((one) => !isSameBoard(one, board));
    setReplayed(others.length < replayed.length ? others : [...replayed, board]);
  };
  return { all, replay };
}
