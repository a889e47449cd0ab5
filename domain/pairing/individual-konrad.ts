/** Individual Konrad: Monrad among those who are here, in which two may meet again. */
import { ok, refuse } from '../kernel/result.ts';
import {
  type EntrantRecord,
  forbiddenPairTest,
  meetings,
  presentRecords,
  recordsBefore,
  walkoversOf,
} from './entrant-record.ts';
import { meetingRule, reversedSeats } from './konrad.ts';
import { byDifference, colorsAllow, seatByMonrad, seatsAllow } from './monrad.ts';
import { type MayMeet, type OrderedPairing, pairInOrder, type Tolerance } from './ordered-pairing.ts';
import type { Pair, PairingInput, PairRound } from './pairing.ts';

/** The least difference between the rounds of two games of the same players. */
const ROUNDS_BETWEEN_MEETINGS = 3;

/** Fails only with fewer than two players, or if all others are forbidden opponents. */
export const pairIndividualKonrad: PairRound = (input) => {
  const { field, round, present } = input;
  const order = presentRecords(recordsBefore(field, round), present).sort(
    (a, b) => b.score - a.score || a.number - b.number,
  );
  if (order.length < 2) return refuse('insufficientPlayers');
  const pairing = firstPairing(order, input);
  if (pairing === null) return refuse('noLegalPairing');
  return ok({
    pairs: pairing.pairs.map(([a, b]) => colorsAsPaired(order[a], order[b], round)),
    byes: pairing.byes.map((place) => order[place].number),
  });
};

/** The walkover is settled without the bar on colours, then the pairs with it if they can be. */
function firstPairing(order: readonly EntrantRecord[], input: PairingInput): OrderedPairing | null {
  const byeOrder = walkoverOrder(order);
  for (const tolerances of stepsOf(order, input)) {
    const pairing = pairInOrder({ count: order.length, tolerances, byeOrder });
    if (pairing !== null && pairing.byes.length <= 1) return pairing;
  }
  return null;
}

/** Who may meet by the rules, for the first time or again. */
export const konradMeetings = (
  order: readonly EntrantRecord[],
  { forbidden, maxMeetings }: Pick<PairingInput, 'forbidden' | 'maxMeetings'>,
): MayMeet =>
  meetingRule(order, forbiddenPairTest(forbidden), { most: maxMeetings, roundsApart: ROUNDS_BETWEEN_MEETINGS });

function stepsOf(order: readonly EntrantRecord[], input: PairingInput): Tolerance[][] {
  const { forbidden, maxMeetings } = input;
  const apart = forbiddenPairTest(forbidden);
  const anybody: MayMeet = (a, b) => !apart(order[a].number, order[b].number);
  const mayMeet = konradMeetings(order, input);
  return [
    [[(a, b) => mayMeet(a, b) && keepsTheBar(order[a], order[b])], [mayMeet]],
    [[(a, b) => anybody(a, b) && meetings(order[a], order[b]) < maxMeetings]],
    [[anybody]],
  ];
}

/** Two who meet again have fixed colours. */
function keepsTheBar(one: EntrantRecord, other: EntrantRecord): boolean {
  const reversed = reversedSeats(one, other);
  if (reversed === null) return colorsAllow(one, other);
  return reversed.white === one.number ? seatsAllow(one, other) : seatsAllow(other, one);
}

/** Fewest walkovers first, then the lowest score, then the highest number. */
const walkoverOrder = (order: readonly EntrantRecord[]): number[] =>
  order.map((_, place) => place).sort((a, b) => walkoversOf(order[a]) - walkoversOf(order[b]) || b - a);

/** Colours as in Monrad, reversed when two meet again. */
export const colorsAsPaired = (one: EntrantRecord, other: EntrantRecord, round: number): Pair =>
  reversedSeats(one, other) ?? seatByMonrad(one, other, round, byDifference);
