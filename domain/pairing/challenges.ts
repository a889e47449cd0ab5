/**
 * Team Monrad for school chess (formats sheet, section 7): pupils play for themselves, only against pupils of other
 * classes, a new opponent in each round where possible. The classes are the forbidden groups of the input.
 */
import { ok, refuse } from '../result.ts';
import { byesOf, type EntrantRecord, keptApart, meetings, presentRecords, recordsBefore } from './entrant-record.ts';
import { colorsAllow, seatByMonrad } from './monrad.ts';
import { type MayMeet, pairInOrder } from './ordered-pairing.ts';
import type { PairRound } from './pairing.ts';

/**
 * Gives everybody a challenge who can have one. Given up in this order: the bar on colours, a new opponent, a game at
 * all; never the other class. Sitting out goes round: first who did so least, then the lowest in the order.
 */
export const pairChallenges: PairRound = ({ field, round, present, forbidden }) => {
  const order = presentRecords(recordsBefore(field, round), present).sort(
    (a, b) => b.score - a.score || a.number - b.number,
  );
  if (order.length < 2) return refuse('insufficientPlayers');
  const sameClass = keptApart(forbidden);
  const otherClass: MayMeet = (a, b) => !sameClass(order[a].number, order[b].number);
  const fresh: MayMeet = (a, b) => otherClass(a, b) && meetings(order[a], order[b]) === 0;
  const pairing = pairInOrder({
    count: order.length,
    tolerances: [[(a, b) => fresh(a, b) && colorsAllow(order[a], order[b])], [fresh], [fresh, otherClass]],
    sitOutOrder: sitOutOrder(order),
  });
  if (pairing === null || pairing.pairs.length === 0) return refuse('noLegalPairing');
  return ok({
    pairs: pairing.pairs.map(([a, b]) => seatByMonrad(order[a], order[b], round)),
    byes: pairing.sitOuts.map((place) => order[place].number),
  });
};

const sitOutOrder = (order: readonly EntrantRecord[]): number[] =>
  order.map((_, place) => place).sort((a, b) => byesOf(order[a]) - byesOf(order[b]) || b - a);

/**
 * Deals the start numbers so that classes alternate: the first pupils of all classes, then the second ones, and so on,
 * each class in its own order. Number 1 is the first of the result.
 */
export function dealStartNumbers<Pupil>(classes: readonly (readonly Pupil[])[]): readonly Pupil[] {
  const longest = Math.max(0, ...classes.map((pupils) => pupils.length));
  return Array.from({ length: longest }, (_, i) => classes.flatMap((pupils) => pupils.slice(i, i + 1))).flat();
}
