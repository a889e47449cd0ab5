import type { Color } from '../../tournament/value/field.ts';
import { allocateColors, type ColoredPair } from './colors.ts';
import type { PairedBracket } from './pair-brackets.ts';
import type { Roster } from './roster.ts';

export interface PublishedPair extends ColoredPair {
  readonly places: readonly [number, number];
  readonly bracket: number;
}

/** All pairs with colours in order of publication, and the place with the bye. */
export function publish(
  roster: Roster,
  brackets: readonly PairedBracket[],
  initialColor: Color,
): { pairs: PublishedPair[]; bye: number | null } {
  const pairs = brackets.flatMap(({ pairs }, bracket) =>
    pairs.map(([higher, lower]) => ({
      ...allocateColors(roster, higher, lower, initialColor),
      places: [higher, lower] as const,
      bracket,
      order: publicationOrder(roster, higher, lower),
    })),
  );
  pairs.sort(({ order: a }, { order: b }) => b.top - a.top || b.sum - a.sum || a.tpn - b.tpn);
  return { pairs, bye: brackets.at(-1)?.downfloaters[0] ?? null };
}

/** C.04.2 art. 3.6: higher player's score, sum of scores, higher player's TPN; real scores, without virtual points. */
function publicationOrder(roster: Roster, a: number, b: number): { top: number; sum: number; tpn: number } {
  const scoreA = roster.realScore[a];
  const scoreB = roster.realScore[b];
  const firstIsHigher = scoreA > scoreB || (scoreA === scoreB && roster.tpn[a] < roster.tpn[b]);
  return { top: Math.max(scoreA, scoreB), sum: scoreA + scoreB, tpn: roster.tpn[firstIsHigher ? a : b] };
}
