import type { ParticipantRow } from '../../db/read/tournament.ts';
import { titleRank } from '../../domain/titles.ts';

type Seeded = Pick<ParticipantRow, 'account' | 'rating' | 'title' | 'lastName' | 'firstName'>;

/** The starting list by rating, then title, then name (formats sheet, section 0). */
export const byRating = <Row extends Seeded>(rows: readonly Row[]): Row[] =>
  [...rows].sort(
    (a, b) =>
      (b.rating ?? 0) - (a.rating ?? 0) ||
      titleRank(a.title) - titleRank(b.title) ||
      compare(`${a.lastName} ${a.firstName}`, `${b.lastName} ${b.firstName}`) ||
      compare(a.account, b.account),
  );

/** The starting list by lot. */
export function byLot<Row>(rows: readonly Row[], randomBelow: (limit: number) => number): Row[] {
  const list = [...rows];
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = randomBelow(last + 1);
    const [a, b] = [list[last], list[other]];
    if (a !== undefined && b !== undefined) [list[last], list[other]] = [b, a];
  }
  return list;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
