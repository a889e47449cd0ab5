import { formatTiebreak } from '../tiebreaks/format.ts';
import type { Standings } from '../tournament/standings/standings.ts';

/** The tie-break value as FIDE prints it; null if it is undefined. */
export function valueText(
  values: readonly (number | null)[],
  columns: Standings['columns'],
  index: number,
): string | null {
  const value = values[index] ?? null;
  return value === null ? null : formatTiebreak(value, columns[index]?.scale ?? 1);
}
