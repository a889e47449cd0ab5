/** Proposes promotion and relegation at the end of a season (formats sheet, section 9). */
import type { CategoryId } from '../kernel/ids.ts';
import { isSameMember, type Member, type Move, membersIn, type Season } from './season.ts';
import type { SeasonRow } from './season-table.ts';

export interface MoveCounts {
  /** The numbers promoted and relegated. */
  readonly up: number;
  readonly down: number;
}

/** Nobody is both promoted and relegated: in a small table at most the upper half is promoted. */
export function proposedMoves(
  season: Season,
  category: CategoryId,
  table: readonly SeasonRow<unknown>[],
  { up, down }: MoveCounts,
): readonly Move[] {
  const place = season.categories.indexOf(category);
  const [above, below] = [season.categories[place - 1], season.categories[place + 1]];
  const belongs = membersIn(season, category);
  const ranked = table.map(({ member }) => member).filter((one) => belongs.some((other) => isSameMember(one, other)));
  const first = above === undefined ? 0 : Math.min(up, Math.ceil(ranked.length / 2));
  const last = below === undefined ? 0 : Math.min(down, ranked.length - first);
  const to = (members: readonly Member[], target: CategoryId | undefined): Move[] =>
    target === undefined ? [] : members.map((member) => ({ member, from: category, to: target }));
  return [...to(ranked.slice(0, first), above), ...to(ranked.slice(ranked.length - last), below)];
}
