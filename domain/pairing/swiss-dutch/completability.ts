import { type Graph, hasPerfectMatching } from '../matching/maximum-matching.ts';
import { mayTakeBye, type RoundContext } from './bracket.ts';
import { ABSOLUTE } from './color-preference.ts';
import { canMeet } from './compatibility.ts';
import type { Roster } from './roster.ts';

/** C4: true if all places can be paired under C1 to C3, with the bye by C2 and C5 if their number is odd. */
export function canBePaired(context: RoundContext, places: readonly number[]): boolean {
  const { roster } = context;
  if (places.length % 2 === 0)
    return isDense(roster, places, places.length) || hasPerfectMatching(graphOf(roster, places));
  const takers = places.filter((place) => mayTakeBye(context, place));
  if (takers.length === 0) return false;
  if (isDense(roster, places, places.length + 1)) return true;
  return hasPerfectMatching(withByeVertex(graphOf(roster, places), (i) => mayTakeBye(context, places[i])));
}

/** C4 with any `most` of the others, or fewer of the same parity. False proves nothing. */
export function staysCompletable(
  context: RoundContext,
  places: readonly number[],
  others: readonly number[],
  most: number,
): boolean {
  const { roster, byeScore } = context;
  if (byeScore !== null && !places.some((place) => mayTakeBye(context, place))) return false;
  const needed = places.length + most + (byeScore === null ? 0 : 1);
  const canMeetHalf = opponentQuestion(roster, places, needed / 2);
  return places.every(canMeetHalf) && others.every(canMeetHalf);
}

/** Dirac: an even number can be paired if each may meet half; with `size` one above, any one may be absent. */
function isDense(roster: Roster, places: readonly number[], size: number): boolean {
  return places.every(opponentQuestion(roster, places, size / 2));
}

/** Tests if a player may meet at least `needed` of the places. */
function opponentQuestion(roster: Roster, places: readonly number[], needed: number): (place: number) => boolean {
  const sameAbsolute = [0, 0, 0];
  for (const place of places) if (roster.strength[place] === ABSOLUTE) sameAbsolute[roster.wants[place]]++;
  return (place) => {
    const clashing = roster.strength[place] === ABSOLUTE ? sameAbsolute[roster.wants[place]] : 0;
    // Fast path: assumes that all barred opponents are among these places, which nearly always suffices.
    if (places.length - 1 - roster.barredCount[place] - clashing >= needed) return true;
    let opponents = 0;
    for (const other of places) if (other !== place && canMeet(roster, place, other)) opponents++;
    return opponents >= needed;
  };
}

const graphOf = (roster: Roster, places: readonly number[]): Graph => ({
  size: places.length,
  areAdjacent: (u, v) => canMeet(roster, places[u], places[v]),
});

const withByeVertex = (graph: Graph, mayTakeBye: (i: number) => boolean): Graph => ({
  size: graph.size + 1,
  areAdjacent: (u, v) => {
    if (u === graph.size) return mayTakeBye(v);
    if (v === graph.size) return mayTakeBye(u);
    return graph.areAdjacent(u, v);
  },
});

/** C5: the lowest score at which a complete pairing can give the bye; undefined if there is none. */
export function lowestByeScore(roster: Roster): number | undefined {
  const all = Array.from({ length: roster.count }, (_, i) => i);
  for (let group = roster.groupStart.length - 2; group >= 0; group--) {
    const byeScore = roster.score[roster.groupStart[group]];
    if (canBePaired({ roster, byeScore }, all)) return byeScore;
  }
  return undefined;
}
