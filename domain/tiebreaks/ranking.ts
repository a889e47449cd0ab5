import type { TiebreakId } from './names.ts';
import { playerRecord } from './record.ts';
import { appliesTo, type Tiebreak, tiebreakOf } from './registry.ts';
import type { FigureRule, OrderRule, TiebreakInput } from './tiebreak.ts';

export interface Ranking {
  /** From the first place; those in one group are still tied after the last tie-break. */
  readonly groups: readonly Group[];
  /** One for each tie-break: what each entrant has, in the tie-break's units. */
  readonly columns: readonly Values[];
}

type Group = readonly number[];
export type Values = ReadonlyMap<number, number | null>;

/** What was worked out before some records changed, by the same tie-breaks in the same tournament. */
export interface EarlierRanking {
  readonly columns: readonly Values[];
  /** Those whose record changed, and all who have been paired with one of them. */
  readonly stale: ReadonlySet<number>;
}

/**
 * Splits the entrants by the score and then by one tie-break after the other. Figures that an earlier ranking has and
 * that nothing has touched since are taken from there.
 */
export function rankEntrants(
  input: TiebreakInput,
  tiebreaks: readonly TiebreakId[],
  earlier: EarlierRanking | null = null,
): Ranking {
  const scores = new Map([...input.table.players.values()].map(({ number, score }) => [number, score]));
  let groups: readonly Group[] = splitByValues([...scores.keys()], scores, 'highest');
  const columns = tiebreaks.map((id, index) => {
    const known = earlier === null ? null : { values: earlier.columns[index] ?? new Map(), stale: earlier.stale };
    const applied = apply(id, input, groups, known);
    groups = applied.groups;
    return applied.values;
  });
  return { groups, columns };
}

interface Applied {
  readonly values: Values;
  readonly groups: readonly Group[];
}

/** A column of an earlier ranking. */
interface Known {
  readonly values: Values;
  readonly stale: ReadonlySet<number>;
}

function apply(id: TiebreakId, input: TiebreakInput, groups: readonly Group[], known: Known | null): Applied {
  if (!appliesTo(id, input)) return { values: new Map(), groups };
  const { rule, best } = tiebreakOf(id);
  if (rule.kind === 'order') return applyOrder(rule, input, groups);
  const values = figuresOf(rule, input, known);
  return { values, groups: groups.flatMap((group) => splitByValues(group, values, best)) };
}

function figuresOf({ figure, reads }: FigureRule, input: TiebreakInput, known: Known | null): Values {
  const figureOf = figure(input);
  if (known === null || reads === 'everybody') {
    return new Map([...input.table.players.values()].map((player) => [player.number, figureOf(player).value]));
  }
  const values = new Map(known.values);
  for (const number of known.stale) values.set(number, figureOf(playerRecord(input.table, number)).value);
  return values;
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
