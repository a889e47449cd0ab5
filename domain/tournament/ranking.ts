/** The rows of the table as the tournament carries them. */
import type { AccountId } from '../ids.ts';
import { formatTiebreak } from '../tiebreaks/format.ts';
import { withPlayers } from './change.ts';
import { KINDS } from './kinds.ts';
import { withMemberTotals } from './member-table.ts';
import type { Player, Standing, Tournament } from './state.ts';
import { type TableWork, tableWork, tableWorkAfter } from './table-work.ts';

/** The tournament after a change, with its table brought up to date; rows that stay as they were stay the same value. */
export function ranked(before: Tournament, after: Tournament): Tournament {
  if (!isTableAffected(before, after)) return keepWork(before, after);
  const known = WORK.get(before);
  return rankedBy((known === undefined ? null : tableWorkAfter(known, before, after)) ?? tableWork(after), after);
}

/** The tournament with its table worked out anew from the results. */
export const rankedAnew = (tournament: Tournament): Tournament => rankedBy(tableWork(tournament), tournament);

function rankedBy(work: TableWork, tournament: Tournament): Tournament {
  const result = withRows(tournament, rowsOf(tournament, work));
  WORK.set(result, work);
  return result;
}

/** The rows of the table by player, worked out anew from the results. */
export const tableOf = (tournament: Tournament): ReadonlyMap<AccountId, Standing> =>
  rowsOf(tournament, tableWork(tournament));

/** What was worked out for a tournament, so that the next change works out only what it touches. */
const WORK = new WeakMap<Tournament, TableWork>();

function keepWork(before: Tournament, after: Tournament): Tournament {
  const work = WORK.get(before);
  const result = { ...after };
  if (work !== undefined) WORK.set(result, work);
  return result;
}

/** Whether anything has changed that the table is made of. */
const isTableAffected = (before: Tournament, { participants, rounds, settings }: Tournament): boolean =>
  before.participants !== participants || before.rounds !== rounds || before.settings !== settings;

function rowsOf(tournament: Tournament, { standings, numbered }: TableWork): ReadonlyMap<AccountId, Standing> {
  const shown = shownColumns(tournament);
  const text = (values: readonly (number | null)[], place: 0 | 1 | 2 | 3): string | null => {
    const index = shown[place] ?? -1;
    const value = values[index] ?? null;
    const column = standings.columns[index];
    return value === null || column === undefined ? null : formatTiebreak(value, column.scale);
  };
  return new Map(
    standings.rows.map(({ number, points, rank, values }) => [
      numbered.accountOf(number),
      { score: points, tiebreaks: [text(values, 0), text(values, 1), text(values, 2), text(values, 3)], rank },
    ]),
  );
}

/** Which column of the table each of the four places shows: a free place shows none. */
function shownColumns({ settings }: Pick<Tournament, 'settings'>): readonly (number | null)[] {
  const { choosesTieBreaks, fixedTiebreaks } = KINDS[settings.kind];
  if (!choosesTieBreaks) return fixedTiebreaks.map((_, index) => index);
  let next = 0;
  return settings.tieBreaks.map((id) => (id === null ? null : next++));
}

/** The tournament with these rows for its players, and what follows from them for its teams. */
function withRows(tournament: Tournament, rows: ReadonlyMap<AccountId, Standing>): Tournament {
  const ranked = withPlayers({ ...tournament }, (player) => playerWithRow(player, rows));
  switch (KINDS[tournament.settings.kind].table) {
    case 'players':
      return ranked;
    case 'members':
      return withMemberTotals(ranked);
  }
}

function playerWithRow(player: Player, rows: ReadonlyMap<AccountId, Standing>): Player {
  const standing = rows.get(player.account) ?? player.standing;
  return isSameRow(standing, player.standing) ? player : { ...player, standing };
}

const isSameRow = (one: Standing, other: Standing): boolean =>
  one.score === other.score &&
  one.rank === other.rank &&
  one.tiebreaks.every((value, place) => value === other.tiebreaks[place]);
