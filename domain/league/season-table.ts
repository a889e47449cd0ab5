/** The season table of a category (formats sheet, section 9). */
import { type HalfPoints, halfPoints } from '../kernel/points.ts';
import { keyOf, type Member } from './season.ts';

export interface SeasonResult<Event> {
  readonly event: Event;
  /** Player score, or team match points. */
  readonly points: HalfPoints;
  /** Team game points; 0 for players. */
  readonly gamePoints: HalfPoints;
  /** Place in the tournament; tied members share it. */
  readonly place: number;
}

export interface SeasonEntry<Event> {
  readonly member: Member;
  readonly results: readonly SeasonResult<Event>[];
}

export interface SeasonRow<Event> extends SeasonEntry<Event> {
  /** From 1; equal members share it. */
  readonly rank: number;
  /** Sum of the counted results. */
  readonly points: HalfPoints;
  readonly gamePoints: HalfPoints;
  readonly bestPlace: number;
  /** Results dropped because only the best ones count. */
  readonly dropped: readonly SeasonResult<Event>[];
}

/** By points, then game points; one tournament keeps its own table. `counted`: best results, null for all. */
export function seasonTable<Event>(
  entries: readonly SeasonEntry<Event>[],
  counted: number | null,
): readonly SeasonRow<Event>[] {
  const rows = entries.filter(({ results }) => results.length > 0).map((entry) => summed(entry, counted));
  const events = new Set(rows.flatMap(({ results }) => results.map(({ event }) => event)));
  const order = events.size === 1 ? byPlace : byPoints;
  const sorted = [...rows].sort((a, b) => order(a, b) || (keyOf(a.member) < keyOf(b.member) ? -1 : 1));
  let rank = 1;
  return sorted.map((row, index) => {
    const above = sorted[index - 1];
    if (above !== undefined && order(above, row) !== 0) rank = index + 1;
    return { ...row, rank };
  });
}

type Summed<Event> = Omit<SeasonRow<Event>, 'rank'>;

const byPoints = <Event>(a: Summed<Event>, b: Summed<Event>): number =>
  b.points - a.points || b.gamePoints - a.gamePoints;

const byPlace = <Event>(a: Summed<Event>, b: Summed<Event>): number => a.bestPlace - b.bestPlace;

function summed<Event>({ member, results }: SeasonEntry<Event>, counted: number | null): Summed<Event> {
  const best = [...results].sort((a, b) => b.points - a.points || b.gamePoints - a.gamePoints || a.place - b.place);
  const counting = counted === null ? best : best.slice(0, counted);
  return {
    member,
    results,
    points: halfPoints(counting.reduce((sum, { points }) => sum + points, 0)),
    gamePoints: halfPoints(counting.reduce((sum, { gamePoints }) => sum + gamePoints, 0)),
    bestPlace: Math.min(...results.map(({ place }) => place)),
    dropped: best.slice(counting.length),
  };
}
