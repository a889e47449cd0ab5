import { given } from '../../kernel/given.ts';
import type { HalfPoints } from '../../kernel/points.ts';
import { isSame } from '../../kernel/same.ts';
import type { ByNumber } from '../../tiebreaks/by-number.ts';
import { playerInput, type TeamOptions, teamInput } from '../../tiebreaks/input.ts';
import type { TiebreakId } from '../../tiebreaks/names.ts';
import { type EarlierRanking, type Ranking, rankEntrants } from '../../tiebreaks/ranking.ts';
import type { RecordOptions, RecordTable } from '../../tiebreaks/record.ts';
import { scaleOf } from '../../tiebreaks/registry.ts';
import type { TeamScore } from '../../tiebreaks/team-record.ts';
import type { TiebreakInput } from '../../tiebreaks/tiebreak.ts';
import type { Field } from '../value/field.ts';
import type { TeamField } from '../value/team-field.ts';
import { type CountedRounds, countedIn, countedScores } from './counted-rounds.ts';

export interface StandingsOptions extends RecordOptions {
  /** In ranking order; the score comes first implicitly. */
  readonly tiebreaks: readonly TiebreakId[];
  /** The number of each player's best rounds that count; null or absent if all do (CNT-2). */
  readonly bestRounds?: number | null;
}

export interface TeamStandingsOptions extends Omit<StandingsOptions, 'bestRounds'>, TeamOptions {}

export interface Standings<Row extends StandingsRow = StandingsRow> {
  /** One per tie-break, in order. */
  readonly columns: readonly StandingsColumn[];
  /** From first place; tied entrants by number. */
  readonly rows: readonly Row[];
}

export interface StandingsColumn {
  readonly tiebreak: TiebreakId;
  /** Units per point in the column's values. */
  readonly scale: number;
}

export interface StandingsRow {
  readonly number: number;
  /** From 1; tied entrants share it: 1, 2, 2, 4. */
  readonly rank: number;
  /** Of the rounds that count. */
  readonly points: HalfPoints;
  /** Absent if all rounds count. */
  readonly counted?: CountedRounds;
  /** In the column's units; null if undefined. Order-only tie-breaks give the place among the tied, or 0. */
  readonly values: readonly (number | null)[];
}

export interface TeamStandingsRow extends StandingsRow {
  readonly matchPoints: HalfPoints;
  readonly gamePoints: HalfPoints;
}

export function standings(field: Field, options: StandingsOptions): Standings {
  const { bestRounds = null, tiebreaks } = options;
  const input = playerInput(field, options);
  return standingsOf(input, tiebreaks, bestRounds === null ? null : countedIn(field, input.table, bestRounds));
}

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

/** Rows by entrant, and the data that a later ranking can reuse. */
export interface RankedTable extends Ranking {
  readonly rowOf: ByNumber<StandingsRow>;
}

/** An earlier table of the same entrants and tie-breaks. */
export interface EarlierTable extends EarlierRanking {
  readonly rowOf: ByNumber<StandingsRow>;
}

/** By entrant; null if all rounds count. */
export type CountedTable = ByNumber<CountedRounds> | null;

/** Unchanged rows of the earlier table keep their identity. */
export function rankedTable(
  input: TiebreakInput,
  tiebreaks: readonly TiebreakId[],
  earlier: EarlierTable | null = null,
  counted: CountedTable = null,
): RankedTable {
  const { groups, columns } = rankEntrants(input, tiebreaks, earlier, counted && countedScores(counted, tiebreaks));
  const ranks = ranksOf(groups, input.table);
  const rowOf = input.table.players.map(({ number, score }, place): StandingsRow => {
    const rank = ranks.at(place) ?? 0;
    const was = earlier?.rowOf.at(place);
    const own = counted?.at(place);
    const points = own?.points ?? (score as HalfPoints);
    // Columns share the order of players, which results never change.
    const isAsItWas =
      was !== undefined &&
      was.rank === rank &&
      was.points === points &&
      isSame(was.counted, own) &&
      columns.every((column, index) => (column.at(place) ?? null) === was.values[index]);
    if (isAsItWas) return was;
    return {
      number,
      rank,
      points,
      ...given({ counted: own }),
      values: columns.map((column) => column.at(place) ?? null),
    };
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

export const headsOf = (input: TiebreakInput, tiebreaks: readonly TiebreakId[]): readonly StandingsColumn[] =>
  tiebreaks.map((tiebreak) => ({ tiebreak, scale: scaleOf(tiebreak, input) }));

function standingsOf(input: TiebreakInput, tiebreaks: readonly TiebreakId[], counted: CountedTable = null): Standings {
  const { rowOf } = rankedTable(input, tiebreaks, null, counted);
  const rows = [...rowOf.values()].sort((one, other) => one.rank - other.rank || one.number - other.number);
  return { columns: headsOf(input, tiebreaks), rows };
}
