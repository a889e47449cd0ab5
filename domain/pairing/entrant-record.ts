/** What the pairing of a round asks about those who are paired: score, opponents and colours before that round. */
import type { HalfPoints } from '../points.ts';
import { type Color, type Entrant, type Field, type RoundResult, resultPoints } from '../tournament/field.ts';

export interface EntrantRecord {
  readonly number: number;
  /** Points before the round, in half-points. */
  readonly score: HalfPoints;
  /** Element i is round i + 1; exactly the rounds before the one to pair, null where there is no entry. */
  readonly results: readonly (RoundResult | null)[];
  /** Whom this one has met over the board or meets in a game still running: forfeits are no meetings. */
  readonly opponents: readonly number[];
  /** The colours of those games, in order; rounds without a game are left out. */
  readonly colors: readonly Color[];
  /** Games with White minus games with Black. */
  readonly colorDifference: number;
}

/** The records of a field before a round, by number. */
export const recordsBefore = (field: Field, round: number): ReadonlyMap<number, EntrantRecord> =>
  new Map(field.entrants.map((entrant) => [entrant.number, recordBefore(entrant, field, round)]));

function recordBefore(entrant: Entrant, field: Field, round: number): EntrantRecord {
  const results = Array.from({ length: round - 1 }, (_, i) => entrant.results[i] ?? null);
  const games = results.filter(isGame);
  const colors = games.map((game) => game.color).filter((color) => color !== null);
  return {
    number: entrant.number,
    score: results.reduce((sum, result) => sum + resultPoints(result, field.points), 0) as HalfPoints,
    results,
    opponents: games.map((game) => game.opponent),
    colors,
    colorDifference: colors.reduce((sum, color) => sum + (color === 'white' ? 1 : -1), 0),
  };
}

/** The records of those who are present, in the order they are named. */
export const presentRecords = (
  records: ReadonlyMap<number, EntrantRecord>,
  present: readonly number[],
): EntrantRecord[] => present.map((number) => records.get(number)).filter((record) => record !== undefined);

type Game = Extract<RoundResult, { kind: 'game' | 'pending' }>;

const isGame = (result: RoundResult | null): result is Game => result?.kind === 'game' || result?.kind === 'pending';

/** How often two have met. */
export const meetings = (one: EntrantRecord, other: EntrantRecord): number =>
  one.opponents.filter((number) => number === other.number).length;

/** The colour that one had in the last game against the other; null if they have not met. */
export function lastColorAgainst({ results }: EntrantRecord, opponent: number): Color | null {
  const games = results.filter(isGame).filter((game) => game.opponent === opponent);
  return games.at(-1)?.color ?? null;
}

/** Pairing-allocated byes so far. */
export const byesOf = ({ results }: EntrantRecord): number =>
  results.filter((result) => result?.kind === 'bye' && result.bye === 'pairing-allocated').length;

/** Whether two are kept apart: both are in one of the groups. */
export function keptApart(groups: readonly (readonly number[])[]): (one: number, other: number) => boolean {
  const groupsOf = new Map<number, Set<number>>();
  for (const [index, group] of groups.entries()) {
    for (const number of group) groupsOf.set(number, (groupsOf.get(number) ?? new Set()).add(index));
  }
  return (one, other) => {
    const theirs = groupsOf.get(other);
    return theirs !== undefined && [...(groupsOf.get(one) ?? [])].some((group) => theirs.has(group));
  };
}

/** The colour of the first in the latest game (counted from the end) in which the two had different colours. */
export function latestDifference(one: readonly Color[], other: readonly Color[]): Color | null {
  for (let back = 1; back <= Math.min(one.length, other.length); back++) {
    const color = one[one.length - back];
    if (color !== other[other.length - back]) return color;
  }
  return null;
}
