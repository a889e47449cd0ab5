/** Results and tie-breaks to ranked rows, for players and for teams. */
import type { HalfPoints } from '../points.ts';
import { type RecordOptions, recordTable } from '../tiebreaks/record.ts';
import { appliesTo, type Tiebreak, type TiebreakId, tiebreakOf } from '../tiebreaks/registry.ts';
import { type TeamScore, teamTables } from '../tiebreaks/team-record.ts';
import type { FigureRule, OrderRule, TiebreakInput } from '../tiebreaks/tiebreak.ts';
import type { Field } from './field.ts';
import type { TeamField } from './team-field.ts';

export interface StandingsOptions extends RecordOptions {
  /** In the order in which they break ties. The score goes first and is not named. */
  readonly tiebreaks: readonly TiebreakId[];
}

export interface TeamStandingsOptions extends StandingsOptions {
  /** The score that ranks; match points by default. */
  readonly primary?: TeamScore;
}

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
  rank(playerInput(field, options), options.tiebreaks);

/** Ranks a tournament of teams. */
export function teamStandings(field: TeamField, options: TeamStandingsOptions): Standings<TeamStandingsRow> {
  const input = teamInput(field, options);
  const { columns, rows } = rank(input, options.tiebreaks);
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

export const playerInput = (field: Field, options: RecordOptions): TiebreakInput => ({
  table: recordTable(field, options),
  teams: null,
});

export function teamInput(field: TeamField, options: TeamStandingsOptions) {
  const teams = teamTables(field, options, options.primary ?? 'match');
  return { table: teams[teams.primary], teams } as const;
}

/** The groups of entrants that are still tied after the score and these tie-breaks, from the first place. */
export const tiedGroups = (input: TiebreakInput, tiebreaks: readonly TiebreakId[]): readonly Group[] =>
  applyAll(input, tiebreaks).groups;

type Group = readonly number[];
type Values = ReadonlyMap<number, number | null>;

function rank(input: TiebreakInput, tiebreaks: readonly TiebreakId[]): Standings {
  const { groups, columns } = applyAll(input, tiebreaks);
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
  return { columns: tiebreaks.map((tiebreak) => ({ tiebreak, scale: scaleOf(tiebreakOf(tiebreak), input) })), rows };
}

function applyAll(
  input: TiebreakInput,
  tiebreaks: readonly TiebreakId[],
): { readonly groups: readonly Group[]; readonly columns: readonly Values[] } {
  const scores = new Map([...input.table.players.values()].map(({ number, score }) => [number, score]));
  let groups: readonly Group[] = splitByValues([...scores.keys()], scores, 'highest');
  const columns = tiebreaks.map((id) => {
    const applied = apply(tiebreakOf(id), input, groups);
    groups = applied.groups;
    return applied.values;
  });
  return { groups, columns };
}

interface Applied {
  readonly values: Values;
  readonly groups: readonly Group[];
}

function apply(tiebreak: Tiebreak, input: TiebreakInput, groups: readonly Group[]): Applied {
  if (!appliesTo(tiebreak, input)) return { values: new Map(), groups };
  return tiebreak.rule.kind === 'figure'
    ? applyFigure(tiebreak.rule, tiebreak.best, input, groups)
    : applyOrder(tiebreak.rule, input, groups);
}

function applyFigure(
  rule: FigureRule,
  best: Tiebreak['best'],
  input: TiebreakInput,
  groups: readonly Group[],
): Applied {
  const figure = rule.figure(input);
  const values = new Map([...input.table.players.values()].map((player) => [player.number, figure(player).value]));
  return { values, groups: groups.flatMap((group) => splitByValues(group, values, best)) };
}

function applyOrder(rule: OrderRule, input: TiebreakInput, groups: readonly Group[]): Applied {
  const values = new Map<number, number | null>();
  const split = groups.flatMap((group) => {
    const ordered = group.length > 1 ? rule.order(input, group) : [group];
    let place = 1;
    for (const members of ordered) {
      for (const number of members) values.set(number, ordered.length > 1 ? place : 0);
      place += members.length;
    }
    return ordered;
  });
  return { values, groups: split };
}

/** Best first, the undefined last, equals together. */
function splitByValues(group: Group, values: Values, best: Tiebreak['best']): readonly Group[] {
  if (group.length < 2) return [group];
  const byValue = new Map<number | null, number[]>();
  for (const number of group) {
    const value = values.get(number) ?? null;
    const equals = byValue.get(value);
    if (equals) equals.push(number);
    else byValue.set(value, [number]);
  }
  return [...byValue].sort(([a], [b]) => compareValues(a, b, best)).map(([, numbers]) => numbers);
}

function compareValues(a: number | null, b: number | null, best: Tiebreak['best']): number {
  if (a === null) return 1;
  if (b === null) return -1;
  return best === 'highest' ? b - a : a - b;
}

const scaleOf = ({ scale }: Tiebreak, input: TiebreakInput): number =>
  typeof scale === 'number' ? scale : scale(input);
