/** The rows of the table as the tournament carries them. */
import type { AccountId } from '../ids.ts';
import { withPlayers } from './change.ts';
import { KINDS } from './kinds.ts';
import { type BracketPlaces, bracketPlaces, withEliminated } from './knockout-table.ts';
import { withMatchTotals } from './match-table.ts';
import { withMemberTotals } from './member-table.ts';
import { shownTiebreaks } from './shown-tiebreaks.ts';
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
  const result = withRows(tournament, work);
  WORK.set(result, work);
  return result;
}

/** The rows of the table by player, worked out anew from the results. */
export const tableOf = (tournament: Tournament): ReadonlyMap<AccountId, Standing> =>
  rowsOf(tournament, tableWork(tournament), placesIn(tournament));

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

/** The places of the players of a knockout; null where they do not play for places of their own in a bracket. */
function placesIn(tournament: Tournament): BracketPlaces | null {
  const { table, paired } = KINDS[tournament.settings.kind];
  return table === 'bracket' && paired === 'players' ? bracketPlaces(tournament) : null;
}

function rowsOf(
  tournament: Tournament,
  { standings, numbered }: TableWork,
  places: BracketPlaces | null,
): ReadonlyMap<AccountId, Standing> {
  return new Map(
    standings.rows.map(({ number, points, rank, values }) => [
      numbered.accountOf(number),
      {
        score: points,
        tiebreaks: shownTiebreaks(tournament, standings.columns, values),
        rank: places?.get(number)?.place ?? rank,
      },
    ]),
  );
}

/** The tournament with these rows for its players, and what follows from them for its teams. */
function withRows(tournament: Tournament, work: TableWork): Tournament {
  const places = placesIn(tournament);
  const rows = rowsOf(tournament, work, places);
  const ranked = withPlayers({ ...tournament }, (player) => playerWithRow(player, rows));
  switch (KINDS[tournament.settings.kind].table) {
    case 'players':
      return ranked;
    case 'members':
      return withMemberTotals(ranked);
    case 'matches':
      return withMatchTotals(ranked);
    case 'bracket':
      return places === null ? withMatchTotals(ranked) : withEliminated(ranked, places);
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
