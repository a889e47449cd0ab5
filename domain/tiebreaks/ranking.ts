import { appliesTo, type Tiebreak, type TiebreakId, tiebreakOf } from './registry.ts';
import type { FigureRule, OrderRule, TiebreakInput } from './tiebreak.ts';

export interface Ranking {
  /** From the first place; those in one group are still tied after the last tie-break. */
  readonly groups: readonly Group[];
  /** One for each tie-break: what each entrant has, in the tie-break's units. */
  readonly columns: readonly Values[];
}

type Group = readonly number[];
type Values = ReadonlyMap<number, number | null>;

/** Splits the entrants by the score and then by one tie-break after the other. */
export function rankEntrants(input: TiebreakInput, tiebreaks: readonly TiebreakId[]): Ranking {
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
