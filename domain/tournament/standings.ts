/** Results and tie-breaks to ranked rows, for players and for teams. */
import type { HalfPoints } from '../points.ts';
import { playerInput, type TeamOptions, teamInput } from '../tiebreaks/input.ts';
import type { TiebreakId } from '../tiebreaks/names.ts';
import { type EarlierRanking, rankEntrants, type Values } from '../tiebreaks/ranking.ts';
import type { RecordOptions } from '../tiebreaks/record.ts';
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
  rankedTable(playerInput(field, options), options.tiebreaks).standings;

/** Ranks a tournament of teams. */
export function teamStandings(field: TeamField, options: TeamStandingsOptions): Standings<TeamStandingsRow> {
  const input = teamInput(field, options);
  const { columns, rows } = rankedTable(input, options.tiebreaks).standings;
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

/** The rows, and the figures of every tie-break that a later ranking may start from. */
export interface RankedTable {
  readonly standings: Standings;
  readonly columns: readonly Values[];
}

export function rankedTable(
  input: TiebreakInput,
  tiebreaks: readonly TiebreakId[],
  earlier: EarlierRanking | null = null,
): RankedTable {
  const { groups, columns } = rankEntrants(input, tiebreaks, earlier);
  let place = 1;
  const rows = groups.flatMap((group) => {
    const rank = place;
    place += group.length;
    return [...group]
      .sort((a, b) => a - b)
      .map((number) => ({
        number,
        rank,
        points: (input.table.players.get(number)?.score ?? 0) as HalfPoints,
        values: columns.map((column) => column.get(number) ?? null),
      }));
  });
  const heads = tiebreaks.map((tiebreak) => ({ tiebreak, scale: scaleOf(tiebreak, input) }));
  return { standings: { columns: heads, rows }, columns };
}
