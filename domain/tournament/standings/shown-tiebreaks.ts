import { formatTiebreak } from '../../tiebreaks/format.ts';
import type { TiebreakId } from '../../tiebreaks/names.ts';
import { FORMATS } from '../value/formats.ts';
import type { Standing, Tournament } from '../value/state.ts';
import type { StandingsColumn } from './standings.ts';

type Settled = Pick<Tournament, 'settings'>;

/** Ranking tie-breaks in order: the chosen ones, or the format's own; none where CNT-5 has its own order. */
export function tiebreaksOf({ settings }: Settled): readonly TiebreakId[] {
  const chosen = settings.tieBreaks.filter((id) => id !== null);
  if (chosen.length > 0 || settings.droppedRounds > 0) return chosen;
  return FORMATS[settings.format].fixedTiebreaks;
}

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

/** Table column of each of the four places; null for a free place. */
function shownColumns({ settings }: Settled): readonly (number | null)[] {
  if (settings.tieBreaks.every((id) => id === null)) return tiebreaksOf({ settings }).map((_, index) => index);
  let next = 0;
  return settings.tieBreaks.map((id) => (id === null ? null : next++));
}
