import type { Roster } from './roster.ts';

/**
 * C.04.2 art. 3.6: board order by the score of the higher ranked player, the sum of both scores, and the TPN of the
 * higher ranked player. Real scores, without virtual points. Pairs are places of the roster.
 */
export function publicationOrder(roster: Roster, pairs: readonly (readonly [number, number])[]): number[] {
  const keys = pairs.map(([a, b]) => publicationKey(roster, a, b));
  return pairs
    .map((_, i) => i)
    .sort((i, j) => keys[j].top - keys[i].top || keys[j].sum - keys[i].sum || keys[i].tpn - keys[j].tpn);
}

function publicationKey(roster: Roster, a: number, b: number): { top: number; sum: number; tpn: number } {
  const scoreA = roster.realScore[a];
  const scoreB = roster.realScore[b];
  const firstIsHigher = scoreA > scoreB || (scoreA === scoreB && roster.tpn[a] < roster.tpn[b]);
  return { top: Math.max(scoreA, scoreB), sum: scoreA + scoreB, tpn: roster.tpn[firstIsHigher ? a : b] };
}
