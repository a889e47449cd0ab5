/** The rows of the table as the tournament carries them. */
import type { AccountId } from '../ids.ts';
import { withPlayers } from './change.ts';
import { KINDS } from './kinds.ts';
import { type BracketPlaces, bracketPlaces, withEliminated } from './knockout-table.ts';
import { withMatchTotals } from './match-table.ts';
import { withMemberTotals } from './member-table.ts';
import { shownTiebreaks } from './shown-tiebreaks.ts';
import type { StandingsColumn, StandingsRow } from './standings.ts';
import type { Player, Standing, Tournament } from './state.ts';
import { type TableWork, tableWork, tableWorkAfter } from './table-work.ts';

/** The tournament after a change, with its table brought up to date; rows that stay as they were stay the same value. */
export function ranked(before: Tournament, after: Tournament): Tournament {
  if (!isTableAffected(before, after)) return keepWork(before, after);
  const known = WORK.get(before);
  const work = known === undefined ? null : tableWorkAfter(known, before, after);
  return work === null || known === undefined ? rankedAnew(after) : rankedBy(work, after, known);
}

/** The tournament with its table worked out anew from the results. */
export const rankedAnew = (tournament: Tournament): Tournament => rankedBy(tableWork(tournament), tournament);

/** What the players have of `known` already, they keep. */
function rankedBy(work: TableWork, tournament: Tournament, known: TableWork | null = null): Tournament {
  const result = withRows(tournament, work, known);
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

const rowsOf = (
  tournament: Tournament,
  { heads, numbered, rowOf }: TableWork,
  places: BracketPlaces | null,
): ReadonlyMap<AccountId, Standing> =>
  new Map(rowOf.values().map((row) => [numbered.accountOf(row.number), standingOf(tournament, heads, row, places)]));

const standingOf = (
  tournament: Tournament,
  columns: readonly StandingsColumn[],
  { number, points, rank, values }: StandingsRow,
  places: BracketPlaces | null,
): Standing => ({
  score: points,
  tiebreaks: shownTiebreaks(tournament, columns, values),
  rank: places?.get(number)?.place ?? rank,
});

/** The tournament with these rows for its players, and what follows from them for its teams. */
function withRows(tournament: Tournament, { heads, numbered, rowOf }: TableWork, known: TableWork | null): Tournament {
  const places = placesIn(tournament);
  const ranked = withPlayers({ ...tournament }, (player) => {
    const number = numbered.numberOf.get(player.account);
    const row = number === undefined ? undefined : rowOf.get(number);
    if (row === undefined || row === known?.rowOf.get(row.number)) return player;
    return withStanding(player, standingOf(tournament, heads, row, places));
  });
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

const withStanding = (player: Player, standing: Standing): Player =>
  isSameStanding(standing, player.standing) ? player : { ...player, standing };

const isSameStanding = (one: Standing, other: Standing): boolean =>
  one.score === other.score &&
  one.rank === other.rank &&
  one.tiebreaks.every((value, place) => value === other.tiebreaks[place]);
