import type { DeskRow } from '../../desk/desk-groups.ts';
import { bestFound } from './find-board.ts';
import type { RowFocus } from './use-row-focus.ts';

interface BoardSearchOptions {
  readonly all: readonly DeskRow[];
  readonly shown: readonly DeskRow[];
  readonly wanted: string;
  readonly setWanted: (wanted: string) => void;
  readonly focus: RowFocus;
}

/** The field that finds a board: typing shows the rows that fit, Enter goes to the best one, with all rows around it. */
export function useBoardSearch({ all, shown, wanted, setWanted, focus }: BoardSearchOptions) {
  return {
    value: wanted,
    onChange: setWanted,
    onGo: () => {
      const row = bestFound(shown, wanted) ?? bestFound(all, wanted);
      if (row === undefined) return;
      setWanted('');
      focus.goTo(row);
    },
    onLeave: () => {
      const [first] = shown;
      if (first !== undefined) focus.goTo(first);
    },
  };
}
