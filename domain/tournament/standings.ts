/** Results and tie-breaks to ranked rows, for players and for teams. */
import type { HalfPoints } from '../points.ts';
import type { ByNumber } from '../tiebreaks/by-number.ts';
import { playerInput, type TeamOptions, teamInput } from '../tiebreaks/input.ts';
import type { TiebreakId } from '../tiebreaks/names.ts';
import { type EarlierRanking, type Ranking, rankEntrants } from '../tiebreaks/ranking.ts';
import type { RecordOptions, RecordTable } from '../tiebreaks/record.ts';
import { scaleOf } from '../tiebreaks/registry.ts';
import type { TeamScore } from '../tiebreaks/team-record.ts';
import type { TiebreakInput } from '../tiebreaks/tiebreak.ts';
import type { Field } from './field.ts';
import type { TeamField } from './team-field.ts';

export interface StandingsOptions extends RecordOptions {
  /** In the order in which they break ties. The score goes first and is not named. */
  readonly tiebreaks: readonly TiebreakId[];
}

export interface TeamStandingsOptions extends StandingsOptions, TeamOptions {}

export interface Standings<Row extends StandingsRow = StandingsRow> {
  /** One for each tie-break of the list, in order. */
  readonly columns: readonly StandingsColumn[];
  /** From the first place; those who share a place by number. */
  readonly rows: readonly Row[];
}

export interface StandingsColumn {
  readonly tiebreak: TiebreakId;
  /** Units of the column's values in a whole point. */
  readonly scale: number;
}

export interface StandingsRow {
  readonly number: number;
  /** From 1; who is still tied after the last tie-break shares it: 1, 2, 2, 4. */
  readonly rank: number;
  readonly points: HalfPoints;
  /**
   * One for each column, in its units; null where the tie-break is undefined. A tie-break that only orders the tied
   * (direct encounter) gives the place among them, 0 where it broke nothing.
   */
  readonly values: readonly (number | null)[];
}

export interface TeamStandingsRow extends StandingsRow {
  readonly matchPoints: HalfPoints;
  readonly gamePoints: HalfPoints;
}

/** Ranks a tournament of players. */
export const standings = (field: Field, options: StandingsOptions): Standings =>
  standingsOf(playerInput(field, options), options.tiebreaks);

/** Ranks a tournament of teams. */
export function teamStandings(field: TeamField, options: TeamStandingsOptions): Standings<TeamStandingsRow> {
  const input = teamInput(field, options);
  const { columns, rows } = standingsOf(input, options.tiebreaks);
  const score = (number: number, of: TeamScore): HalfPoints =>
    (input.teams[of].players.get(number)?.score ?? 0) as HalfPoints;
  return {
    columns,
    rows: rows.map((row) => ({
      ...row,
      matchPoints: score(row.number, 'match'),
      gamePoints: score(row.number, 'game'),
    })),
  };
}

/** The row of each entrant, and what a later ranking may start from. */
export interface RankedTable extends Ranking {
  readonly rowOf: ByNumber<StandingsRow>;
}

/** A table before some records changed, of the same entrants by the same tie-breaks. */
export interface EarlierTable extends EarlierRanking {
  readonly rowOf: ByNumber<StandingsRow>;
}

/** Rows that are as they were in an earlier table are the same values. */
export function rankedTable(
  input: TiebreakInput,
  tiebreaks: readonly TiebreakId[],
  earlier: EarlierTable | null = null,
): RankedTable {
  const { groups, columns } = rankEntrants(input, tiebreaks, earlier);
  const ranks = ranksOf(groups, input.table);
  const rowOf = input.table.players.map(({ number, score }, place): StandingsRow => {
    const rank = ranks.at(place) ?? 0;
    const was = earlier?.rowOf.at(place);
    // All columns have the places of the players, and nobody's place changes by a result.
    const isAsItWas =
      was !== undefined &&
      was.rank === rank &&
      was.points === score &&
      columns.every((column, index) => (column.at(place) ?? null) === was.values[index]);
    if (isAsItWas) return was;
    return { number, rank, points: score as HalfPoints, values: columns.map((column) => column.at(place) ?? null) };
  });
  return { groups, columns, rowOf };
}

function ranksOf(groups: readonly (readonly number[])[], { players }: RecordTable): ByNumber<number> {
  const ranks: [number, number][] = [];
  let rank = 1;
  for (const group of groups) {
    for (const number of group) ranks.push([number, rank]);
    rank += group.length;
  }
  return players.map(() => 0).with(ranks);
}

/** The columns as they are told. */
export const headsOf = (input: TiebreakInput, tiebreaks: readonly TiebreakId[]): readonly StandingsColumn[] =>
  tiebreaks.map((tiebreak) => ({ tiebreak, scale: scaleOf(tiebreak, input) }));

function standingsOf(input: TiebreakInput, tiebreaks: readonly TiebreakId[]): Standings {
  const { rowOf } = rankedTable(input, tiebreaks);
  const rows = [...rowOf.values()].sort((one, other) => one.rank - other.rank || one.number - other.number);
  return { columns: headsOf(input, tiebreaks), rows };
}
