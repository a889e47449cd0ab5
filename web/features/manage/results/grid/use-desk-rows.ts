import { useMemo, useState } from 'react';
import type { TournamentPage } from '../../../../../contract/tournament/tournaments.ts';
import { type DeskGroup, type DeskRow, deskGroups } from '../../desk/desk-groups.ts';
import { type EnteredResults, withEntered } from '../outbox/taken-results.ts';
import { type DeskBoard, isSameBoard } from '../result-log.ts';

interface DeskRows {
  readonly groups: readonly DeskGroup[];
  /** The rows of all groups, as they are on the page. */
  readonly rows: readonly DeskRow[];
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
  const rows = useMemo(() => groups.flatMap((group) => group.rows), [groups]);
  const replay = (board: DeskBoard) => {
    const others = replayed.filter((one) => !isSameBoard(one, board));
    setReplayed(others.length < replayed.length ? others : [...replayed, board]);
  };
  return { groups, rows, replay };
}
