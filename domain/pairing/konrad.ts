/**
 * Team Konrad (formats sheet, section 6): at each pairing time everybody who is present and free gets a game, never
 * against the own team (the forbidden groups of the input). Who is still playing is not among the present and is left
 * alone.
 */
import { type Ok, ok } from '../result.ts';
import type { RoundResult } from '../tournament/field.ts';
import {
  byesOf,
  type EntrantRecord,
  keptApart,
  lastColorAgainst,
  meetings,
  presentRecords,
  recordsBefore,
} from './entrant-record.ts';
import { colorsAllow, seatByMonrad } from './monrad.ts';
import { type MayMeet, pairInOrder } from './ordered-pairing.ts';
import type { Pair, PairingInput, RoundPairing } from './pairing.ts';

/** Two may meet so often. */
const MAX_MEETINGS = 2;
/** Who has waited so often in a row gets a bye instead of waiting again. */
const WAITS_BEFORE_BYE = 2;

/** Pairs whoever can be paired; it never fails, as the others wait. Waiting is counted by the zero-point byes of it. */
export function pairKonrad({ field, round, present, forbidden }: PairingInput): Ok<Required<RoundPairing>> {
  const order = presentRecords(recordsBefore(field, round), present).sort(byPointsPerGame);
  const mayMeet = meetingRule(order, keptApart(forbidden));
  const pairing = pairInOrder({
    count: order.length,
    tolerances: [[(a, b) => mayMeet(a, b) && colorsAllow(order[a], order[b])], [mayMeet]],
    sitOutOrder: waitingOrder(order),
  });
  const leftOver = (pairing?.sitOuts ?? []).map((place) => order[place]);
  return ok({
    pairs: (pairing?.pairs ?? []).map(([a, b]) => seat(order[a], order[b], round)),
    byes: leftOver.filter(hasEarnedBye).map((record) => record.number),
    waiting: leftOver.filter((record) => !hasEarnedBye(record)).map((record) => record.number),
  });
}

/** Points per game started, then points, then start number. */
function byPointsPerGame(a: EntrantRecord, b: EntrantRecord): number {
  const [gamesA, gamesB] = [Math.max(1, a.opponents.length), Math.max(1, b.opponents.length)];
  return b.score * gamesA - a.score * gamesB || b.score - a.score || a.number - b.number;
}

/**
 * New opponents of other teams; a second meeting only where neither has anybody new left in the own score group.
 */
function meetingRule(order: readonly EntrantRecord[], sameTeam: (one: number, other: number) => boolean): MayMeet {
  const isNew: MayMeet = (a, b) => meetings(order[a], order[b]) === 0 && !sameTeam(order[a].number, order[b].number);
  const isDone = order.map((record, place) =>
    order.every((other, b) => b === place || other.score !== record.score || !isNew(place, b)),
  );
  return (a, b) => {
    if (sameTeam(order[a].number, order[b].number)) return false;
    const met = meetings(order[a], order[b]);
    return met === 0 || (met < MAX_MEETINGS && isDone[a] && isDone[b]);
  };
}

/** Who waited least goes first, then who has had no bye, then the lowest in the order. */
const waitingOrder = (order: readonly EntrantRecord[]): number[] =>
  order
    .map((_, place) => place)
    .sort((a, b) => waits(order[a]) - waits(order[b]) || byesOf(order[a]) - byesOf(order[b]) || b - a);

/** How often in a row somebody was left over just now. */
function waits({ results }: EntrantRecord): number {
  let count = 0;
  while (isWait(results.at(-1 - count) ?? null)) count++;
  return count;
}

const isWait = (result: RoundResult | null): boolean => result?.kind === 'bye' && result.bye === 'zero-point';

/** A bye is given once, to who has waited long enough. */
const hasEarnedBye = (record: EntrantRecord): boolean => waits(record) >= WAITS_BEFORE_BYE && byesOf(record) === 0;

/** As in Monrad, but with colours switched when two meet again. */
function seat(one: EntrantRecord, other: EntrantRecord, round: number): Pair {
  const before = lastColorAgainst(one, other.number);
  if (before === null) return seatByMonrad(one, other, round);
  const [white, black] = before === 'black' ? [one, other] : [other, one];
  return { white: white.number, black: black.number };
}
