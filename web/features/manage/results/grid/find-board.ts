import { matches } from '../../../../../domain/lib/search-key.ts';
import { blackName, whiteName } from '../../../../model/names.ts';
import { boardName } from '../../../../model/progress.ts';
import type { DeskGroup, DeskRow } from '../../desk/desk-groups.ts';

/** Whether a row is found by the number of its board, from its first digits on, or by a part of a name. */
export function isFound({ pairing }: DeskRow, wanted: string): boolean {
  const text = wanted.trim();
  if (/^[\d.]+$/.test(text)) return boardName(pairing).startsWith(text);
  return matches(whiteName(pairing), text) || matches(blackName(pairing), text);
}

/** The row that Enter goes to: the board of exactly this number before others that begin with it. */
export function bestFound(rows: readonly DeskRow[], wanted: string): DeskRow | undefined {
  const exact = rows.find(({ pairing }) => boardName(pairing) === wanted.trim());
  return exact ?? rows.find((row) => isFound(row, wanted));
}

/** The groups with only some of their rows, without those that have none left. */
export function onlyRows(groups: readonly DeskGroup[], isShown: (row: DeskRow) => boolean): readonly DeskGroup[] {
  return groups.flatMap((group) => {
    const rows = group.rows.filter(isShown);
    return rows.length === 0 ? [] : [{ ...group, rows }];
  });
}
