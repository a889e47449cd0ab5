import { formatTiebreak } from '../tiebreaks/format.ts';
import type { Standings } from '../tournament/standings.ts';

/** The value of a row in one of the columns, as FIDE prints it; null where the tie-break is undefined. */
export function valueText(
  values: readonly (number | null)[],
  columns: Standings['columns'],
  index: number,
): string | null {
  const value = values[index] ?? null;
  return value === null ? null : formatTiebreak(value, columns[index]?.scale ?? 1);
}
