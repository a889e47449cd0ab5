import { isSame } from '../../kernel/same.ts';
import { withPlayers } from '../value/change.ts';
import { FORMATS } from '../value/formats.ts';
import type { Player, Standing, Tournament } from '../value/state.ts';
import { type BracketPlaces, bracketPlaces, withEliminated } from './knockout-table.ts';
import { withMatchTotals } from './match-table.ts';
import { withMemberTotals } from './member-table.ts';
import { shownTiebreaks } from './shown-tiebreaks.ts';
import type { StandingsColumn, StandingsRow } from './standings.ts';
import { type TableWork, tableWork, tableWorkAfter } from './table-work.ts';

/** Updates the table after a change; unchanged rows keep their identity. */
export function ranked(before: Tournament, after: Tournament): Tournament {
  if (!isTableAffected(before, after)) return keepWork(before, after);
  const known = WORK.get(before);
  const work = known === undefined ? null : tableWorkAfter(known, before, after);
  return work === null || known === undefined ? rankFromScratch(after) : rankedBy(work, after, known);
}

/** Recomputes the table from all results. */
export const rankFromScratch = (tournament: Tournament): Tournament => rankedBy(tableWork(tournament), tournament);

/** Players keep unchanged rows of `known`. */
function rankedBy(work: TableWork, tournament: Tournament, known: TableWork | null = null): Tournament {
  const result = withRows(tournament, work, known);
  WORK.set(result, work);
  return result;
}

/** Cached work by tournament, so that a change only recomputes what it affects. */
const WORK = new WeakMap<Tournament, TableWork>();

function keepWork(before: Tournament, after: Tournament): Tournament {
  const work = WORK.get(before);
  const result = { ...after };
  if (work !== undefined) WORK.set(result, work);
  return result;
}

const isTableAffected = (before: Tournament, { participants, rounds, settings }: Tournament): boolean =>
  before.participants !== participants || before.rounds !== rounds || before.settings !== settings;

/** Null unless players have their own places in a bracket. */
function placesIn(tournament: Tournament): BracketPlaces | null {
  const { table, paired } = FORMATS[tournament.settings.format];
  return table === 'bracket' && paired === 'players' ? bracketPlaces(tournament) : null;
}

const standingOf = (
  tournament: Tournament,
  columns: readonly StandingsColumn[],
  { number, points, counted, rank, values }: StandingsRow,
  places: BracketPlaces | null,
): Standing => ({
  score: points,
  ...(counted && { counted: { allPoints: counted.allPoints, dropped: counted.dropped } }),
  tiebreaks: shownTiebreaks(tournament, columns, values),
  rank: places?.get(number)?.place ?? rank,
});

function withRows(tournament: Tournament, { heads, numbered, rowOf }: TableWork, known: TableWork | null): Tournament {
  const places = placesIn(tournament);
  const ranked = withPlayers({ ...tournament }, (player) => {
    const number = numbered.numberOf.get(player.account);
    const row = number === undefined ? undefined : rowOf.get(number);
    if (row === undefined || row === known?.rowOf.get(row.number)) return player;
    return withStanding(player, standingOf(tournament, heads, row, places));
  });
  switch (FORMATS[tournament.settings.format].table) {
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
  isSame(one.counted, other.counted) &&
  one.tiebreaks.every((value, place) => value === other.tiebreaks[place]);
