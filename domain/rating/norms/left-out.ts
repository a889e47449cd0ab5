/** Games that a player may leave out (B.01 1.4.1e, 1.4.1f). */
import { averageRating } from '../performance.ts';
import { hasFixedPairings } from './counted-games.ts';
import type { NormGame, NormSystem } from './input.ts';
import { countedRating } from './result.ts';
import { COUNTED_TITLES, isOneOf, type NormTitle, REQUIREMENTS } from './titles.ts';

export interface LeftOut {
  /** The last games, played after the norm was reached (1.4.1e). */
  readonly later: readonly NormGame[];
  /** Against opponents who were beaten (1.4.1f). */
  readonly beaten: readonly NormGame[];
}

export const NOTHING_LEFT_OUT: LeftOut = { later: [], beaten: [] };

/** Every useful choice that keeps `fewest` games or more, and leaves out one at least. */
export function* choicesToLeaveOut(
  title: NormTitle,
  system: NormSystem,
  games: readonly NormGame[],
  fewest: number,
): Generator<LeftOut> {
  const most = games.length - fewest;
  const tails = hasFixedPairings(system) ? 0 : most;
  for (let length = 0; length <= tails; length += 1) {
    const later = games.slice(games.length - length);
    const earlier = games.slice(0, games.length - length);
    for (const beaten of lowestFirst(groupsOfBeaten(title, earlier), most - length)) {
      if (length + beaten.length > 0) yield { later, beaten };
    }
  }
}

/** Opponents of one group differ by rating only, so that leaving out the lowest serves best. */
function groupsOfBeaten(title: NormTitle, games: readonly NormGame[]): NormGame[][] {
  const groups = new Map<string, NormGame[]>();
  for (const game of games.filter(({ outcome }) => outcome === 'win')) {
    const { opponent } = game;
    const isHolder = isOneOf(opponent.title, REQUIREMENTS[title].holders);
    const key = `${opponent.federation} ${isHolder} ${isOneOf(opponent.title, COUNTED_TITLES)}`;
    groups.set(key, [...(groups.get(key) ?? []), game]);
  }
  return [...groups.values()].map((group) =>
    group.sort((one, other) => countedRating(one.opponent.rating) - countedRating(other.opponent.rating)),
  );
}

function* lowestFirst(groups: readonly NormGame[][], most: number): Generator<NormGame[]> {
  const [group, ...others] = groups;
  if (group === undefined) {
    yield [];
    return;
  }
  for (let count = 0; count <= Math.min(most, group.length); count += 1) {
    for (const rest of lowestFirst(others, most - count)) yield [...group.slice(0, count), ...rest];
  }
}

/** False if no choice of `fewest` games or more has the average and the titles: spares the search. */
export function mayHelp(title: NormTitle, games: readonly NormGame[], fewest: number): boolean {
  const { average, floor, holders } = REQUIREMENTS[title];
  const ratings = games.map(({ opponent }) => countedRating(opponent.rating)).sort((one, other) => other - one);
  const strongest = ratings.slice(0, fewest);
  const raised = [...strongest.slice(0, -1), Math.max(strongest.at(-1) ?? 0, floor)];
  const held = games.filter(({ opponent }) => isOneOf(opponent.title, holders)).length;
  return games.length > fewest && (averageRating(raised) ?? 0) >= average && held >= Math.ceil(fewest / 3);
}
