import { formatTiebreak } from '../tiebreaks/format.ts';
import type { TiebreakId } from '../tiebreaks/names.ts';
import { KINDS } from './kinds.ts';
import type { StandingsColumn } from './standings.ts';
import type { Standing, Tournament } from './state.ts';

type Settled = Pick<Tournament, 'settings'>;

/** The tie-breaks that rank, in order: those that were chosen, or the format's own. */
export function tiebreaksOf({ settings }: Settled): readonly TiebreakId[] {
  const chosen = settings.tieBreaks.filter((id) => id !== null);
  return chosen.length > 0 ? chosen : KINDS[settings.kind].fixedTiebreaks;
}

/** The four places of a row, as they are shown. */
export function shownTiebreaks(
  tournament: Settled,
  columns: readonly StandingsColumn[],
  values: readonly (number | null)[],
): Standing['tiebreaks'] {
  const shown = shownColumns(tournament);
  const text = (place: 0 | 1 | 2 | 3): string | null => {
    const index = shown[place] ?? -1;
    const value = values[index] ?? null;
    const column = columns[index];
    return value === null || column === undefined ? null : formatTiebreak(value, column.scale);
  };
  return [text(0), text(1), text(2), text(3)];
}

/** Which column of the table each of the four places shows: a free place shows none. */
function shownColumns({ settings }: Settled): readonly (number | null)[] {
  if (settings.tieBreaks.every((id) => id === null)) {
    return KINDS[settings.kind].fixedTiebreaks.map((_, index) => index);
  }
  let next = 0;
  return settings.tieBreaks.map((id) => (id === null ? null : next++));
}
