/** Team Monrad for school chess (formats sheet, section 7). Classes are the forbidden groups of the input. */
import { ok, refuse } from '../kernel/result.ts';
import {
  byesOf,
  type EntrantRecord,
  forbiddenPairTest,
  meetings,
  presentRecords,
  recordsBefore,
} from './entrant-record.ts';
import { colorsAllow, seatByMonrad } from './monrad.ts';
import { type MayMeet, pairInOrder } from './ordered-pairing.ts';
import type { PairRound } from './pairing.ts';

/** Relaxes colours, then new opponents, then a game at all, never the class. Fewest byes sit out first. */
export const pairChallenges: PairRound = ({ field, round, present, forbidden }) => {
  const order = presentRecords(recordsBefore(field, round), present).sort(
    (a, b) => b.score - a.score || a.number - b.number,
  );
  if (order.length < 2) return refuse('insufficientPlayers');
  const sameClass = forbiddenPairTest(forbidden);
  const otherClass: MayMeet = (a, b) => !sameClass(order[a].number, order[b].number);
  const fresh: MayMeet = (a, b) => otherClass(a, b) && meetings(order[a], order[b]) === 0;
  const pairing = pairInOrder({
    count: order.length,
    tolerances: [[(a, b) => fresh(a, b) && colorsAllow(order[a], order[b])], [fresh], [fresh, otherClass]],
    byeOrder: byeOrder(order),
  });
  if (pairing === null || pairing.pairs.length === 0) return refuse('noLegalPairing');
  return ok({
    pairs: pairing.pairs.map(([a, b]) => seatByMonrad(order[a], order[b], round)),
    byes: pairing.byes.map((place) => order[place].number),
  });
};

const byeOrder = (order: readonly EntrantRecord[]): number[] =>
  order.map((_, place) => place).sort((a, b) => byesOf(order[a]) - byesOf(order[b]) || b - a);

/** Alternates classes: the first pupils of all classes, then the second ones, in each class's own order. */
export function dealStartNumbers<Pupil>(classes: readonly (readonly Pupil[])[]): readonly Pupil[] {
  const longest = Math.max(0, ...classes.map((pupils) => pupils.length));
  return Array.from({ length: longest }, (_, i) => classes.flatMap((pupils) => pupils.slice(i, i + 1))).flat();
}
