/** Score, opponents and colours of entrants before the round to be paired. */
import type { HalfPoints } from '../kernel/points.ts';
import {
  type Color,
  decidedBefore,
  type Entrant,
  type Field,
  type RoundResult,
  resultPoints,
} from '../tournament/value/field.ts';

export interface EntrantRecord {
  readonly number: number;
  readonly score: HalfPoints;
  /** Element i is round i + 1, for the rounds before the one to be paired; null without an entry. */
  readonly results: readonly (RoundResult | null)[];
  /** Opponents met over the board or in a running game; forfeits do not count as meetings. */
  readonly opponents: readonly number[];
  /** Colours of those games, in order. */
  readonly colors: readonly Color[];
  /** White games minus Black games. */
  readonly colorDifference: number;
}

export const recordsBefore = (field: Field, round: number): ReadonlyMap<number, EntrantRecord> =>
  new Map(field.entrants.map((entrant) => [entrant.number, recordBefore(entrant, field, round)]));

function recordBefore(entrant: Entrant, field: Field, round: number): EntrantRecord {
  const results = Array.from({ length: round - 1 }, (_, i) => entrant.results[i] ?? null);
  const games = results.filter(isGame);
  const colors = games.map((game) => game.color).filter((color) => color !== null);
  return {
    number: entrant.number,
    score: results.reduce(
      (sum, result) => sum + resultPoints(result, field.points),
      decidedBefore(entrant, round),
    ) as HalfPoints,
    results,
    opponents: games.map((game) => game.opponent),
    colors,
    colorDifference: colors.reduce((sum, color) => sum + (color === 'white' ? 1 : -1), 0),
  };
}

export const presentRecords = (
  records: ReadonlyMap<number, EntrantRecord>,
  present: readonly number[],
): EntrantRecord[] => present.map((number) => records.get(number)).filter((record) => record !== undefined);

type Game = Extract<RoundResult, { kind: 'game' | 'pending' }>;

const isGame = (result: RoundResult | null): result is Game => result?.kind === 'game' || result?.kind === 'pending';

export const meetings = (one: EntrantRecord, other: EntrantRecord): number =>
  one.opponents.filter((number) => number === other.number).length;

export interface Meeting {
  readonly round: number;
  /** The entrant's own colour. */
  readonly color: Color | null;
}

/** The last game against the opponent; null if they have not met. */
export function lastMeeting({ results }: EntrantRecord, opponent: number): Meeting | null {
  const games = results.flatMap((result, index) =>
    isGame(result) && result.opponent === opponent ? [{ round: index + 1, color: result.color }] : [],
  );
  return games.at(-1) ?? null;
}

/** Colour of the last game against the opponent; null if they have not met. */
export const lastColorAgainst = (record: EntrantRecord, opponent: number): Color | null =>
  lastMeeting(record, opponent)?.color ?? null;

export const byesOf = ({ results }: EntrantRecord): number =>
  results.filter((result) => result?.kind === 'bye' && result.bye === 'pairing-allocated').length;

/** Rounds with the points of a win without a game: byes and forfeit wins (C.04.1 art. 4). */
export const walkoversOf = ({ results }: EntrantRecord): number => results.filter(isWalkover).length;

function isWalkover(result: RoundResult | null): boolean {
  if (result?.kind === 'forfeit') return result.outcome === 'win';
  return result?.kind === 'bye' && (result.bye === 'pairing-allocated' || result.bye === 'full-point');
}

/** True if one of the groups contains both numbers. */
export function forbiddenPairTest(groups: readonly (readonly number[])[]): (one: number, other: number) => boolean {
  const groupsOf = new Map<number, Set<number>>();
  for (const [index, group] of groups.entries()) {
    for (const number of group) groupsOf.set(number, (groupsOf.get(number) ?? new Set()).add(index));
  }
  return (one, other) => {
    const theirs = groupsOf.get(other);
    return theirs !== undefined && [...(groupsOf.get(one) ?? [])].some((group) => theirs.has(group));
  };
}

/** The first entrant's colour in the latest game, counted from the end, in which the two colours differ. */
export function latestDifference(one: readonly Color[], other: readonly Color[]): Color | null {
  for (let back = 1; back <= Math.min(one.length, other.length); back++) {
    const color = one[one.length - back];
    if (color !== other[other.length - back]) return color;
  }
  return null;
}
