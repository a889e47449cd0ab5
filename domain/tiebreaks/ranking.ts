import type { ByNumber } from './by-number.ts';
import type { TiebreakId } from './names.ts';
import { playerRecord } from './record.ts';
import { appliesTo, type Tiebreak, tiebreakOf } from './registry.ts';
import type { FigureRule, OrderRule, TiebreakInput } from './tiebreak.ts';

export interface Ranking {
  /** From first place; members of a group are still tied after the last tie-break. */
  readonly groups: readonly Group[];
  /** Values by tie-break, in the tie-break's units. */
  readonly columns: readonly Values[];
}

type Group = readonly number[];
export type Values = ByNumber<number | null>;

/** An earlier ranking of the same tournament with the same tie-breaks. */
export interface EarlierRanking {
  readonly columns: readonly Values[];
  /** Entrants with a changed record, and all who were paired with one of them. */
  readonly stale: ReadonlySet<number>;
}

/** Where only the best rounds of each entrant count. */
export interface CountedScores {
  readonly points: Values;
  /** Ranks after direct encounter if no tie-breaks are chosen (CNT-5); null if some are. */
  readonly wins: Values | null;
}

/**
 * Ranks by counted points, if not all rounds count, by score, then by each tie-break. Values that no change affects are
 * reused from the earlier ranking.
 */
export function rankEntrants(
  input: TiebreakInput,
  tiebreaks: readonly TiebreakId[],
  earlier: EarlierRanking | null = null,
  counted: CountedScores | null = null,
): Ranking {
  const { players } = input.table;
  const scores = players.map(({ score }) => score);
  let groups: readonly Group[] = [players.numbers];
  if (counted !== null) groups = splitGroups(groups, counted.points, 'highest');
  groups = splitGroups(groups, scores, 'highest');
  const columns = tiebreaks.map((id, index) => {
    const values = earlier?.columns[index];
    const known = earlier === null || values === undefined ? null : { values, stale: earlier.stale };
    const applied = apply(id, input, groups, known);
    groups = applied.groups;
    return applied.values;
  });
  const wins = counted?.wins ?? null;
  if (wins !== null) groups = splitGroups(apply('directEncounter', input, groups, null).groups, wins, 'highest');
  return { groups, columns };
}

interface Applied {
  readonly values: Values;
  readonly groups: readonly Group[];
}

interface Known {
  readonly values: Values;
  readonly stale: ReadonlySet<number>;
}

function apply(id: TiebreakId, input: TiebreakInput, groups: readonly Group[], known: Known | null): Applied {
  if (!appliesTo(id, input)) return { values: input.table.players.map(() => null), groups };
  const { rule, best } = tiebreakOf(id);
  if (rule.kind === 'order') return applyOrder(rule, input, groups);
  const values = figuresOf(rule, input, known);
  return { values, groups: splitGroups(groups, values, best) };
}

function figuresOf({ figure, reads }: FigureRule, input: TiebreakInput, known: Known | null): Values {
  const figureOf = figure(input);
  const { players } = input.table;
  if (known === null || reads === 'everybody') return players.map((player) => figureOf(player).value);
  return known.values.with(
    [...known.stale].map((number) => [number, figureOf(playerRecord(input.table, number)).value]),
  );
}

function applyOrder(rule: OrderRule, input: TiebreakInput, groups: readonly Group[]): Applied {
  const places: [number, number][] = [];
  const split = groups.flatMap((group) => {
    const ordered = group.length > 1 ? rule.order(input, group) : [group];
    let place = 1;
    for (const members of ordered) {
      if (ordered.length > 1) places.push(...members.map((number): [number, number] => [number, place]));
      place += members.length;
    }
    return ordered;
  });
  return { values: input.table.players.map((): number | null => 0).with(places), groups: split };
}

function splitGroups(groups: readonly Group[], values: Values, best: Tiebreak['best']): readonly Group[] {
  const split: Group[] = [];
  for (const group of groups) {
    if (group.length < 2) split.push(group);
    else split.push(...splitByValues(group, values, best));
  }
  return split;
}

/** Best first, undefined last, equal values together. */
function splitByValues(group: Group, values: Values, best: Tiebreak['best']): readonly Group[] {
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
