/** Team Konrad (formats sheet, section 6). Players in a running game are not in `present`. */
import { type Ok, ok } from '../kernel/result.ts';
import type { RoundResult } from '../tournament/value/field.ts';
import {
  byesOf,
  type EntrantRecord,
  forbiddenPairTest,
  lastColorAgainst,
  lastMeeting,
  meetings,
  presentRecords,
  recordsBefore,
} from './entrant-record.ts';
import { colorsAllow, seatByMonrad } from './monrad.ts';
import { type MayMeet, pairInOrder } from './ordered-pairing.ts';
import type { Pair, PairingInput, RoundPairing } from './pairing.ts';

/** The most games between the same two players. */
const MAX_MEETINGS = 2;
/** After this many waits in a row a player gets a bye. */
const WAITS_BEFORE_BYE = 2;

/** Never fails, as unpaired players wait; each wait is a zero-point bye. */
export function pairKonrad({ field, round, present, forbidden }: PairingInput): Ok<Required<RoundPairing>> {
  const order = presentRecords(recordsBefore(field, round), present).sort(byPointsPerGame);
  const mayMeet = meetingRule(order, forbiddenPairTest(forbidden), { most: MAX_MEETINGS, roundsApart: 1 });
  const pairing = pairInOrder({
    count: order.length,
    tolerances: [[(a, b) => mayMeet(a, b) && colorsAllow(order[a], order[b])], [mayMeet]],
    byeOrder: waitingOrder(order),
  });
  const leftOver = (pairing?.byes ?? []).map((place) => order[place]);
  return ok({
    pairs: (pairing?.pairs ?? []).map(([a, b]) => seat(order[a], order[b], round)),
    byes: leftOver.filter(hasEarnedBye).map((record) => record.number),
    waiting: leftOver.filter((record) => !hasEarnedBye(record)).map((record) => record.number),
  });
}

/** Orders by points per started game, then points, then start number. */
function byPointsPerGame(a: EntrantRecord, b: EntrantRecord): number {
  const [gamesA, gamesB] = [Math.max(1, a.opponents.length), Math.max(1, b.opponents.length)];
  return b.score * gamesA - a.score * gamesB || b.score - a.score || a.number - b.number;
}

/** When two players may meet again, besides having nobody new in their score groups. */
interface Rematches {
  readonly most: number;
  /** The least difference between the round and that of their last game. */
  readonly roundsApart: number;
}

/** Allows a further game only if neither player has a new opponent left in their score group. */
export function meetingRule(
  order: readonly EntrantRecord[],
  apart: (one: number, other: number) => boolean,
  { most, roundsApart }: Rematches,
): MayMeet {
  const isNew: MayMeet = (a, b) => meetings(order[a], order[b]) === 0 && !apart(order[a].number, order[b].number);
  const isDone = order.map((record, place) =>
    order.every((other, b) => b === place || other.score !== record.score || !isNew(place, b)),
  );
  return (a, b) => {
    const [one, other] = [order[a], order[b]];
    if (apart(one.number, other.number)) return false;
    const last = lastMeeting(one, other.number);
    if (last === null) return true;
    const isLongAgo = one.results.length + 1 - last.round >= roundsApart;
    return isLongAgo && meetings(one, other) < most && isDone[a] && isDone[b];
  };
}

/** Fewest waits first, then players without a bye, then the lowest in the order. */
const waitingOrder = (order: readonly EntrantRecord[]): number[] =>
  order
    .map((_, place) => place)
    .sort((a, b) => waits(order[a]) - waits(order[b]) || byesOf(order[a]) - byesOf(order[b]) || b - a);

function waits({ results }: EntrantRecord): number {
  let count = 0;
  while (isWait(results.at(-1 - count) ?? null)) count++;
  return count;
}

const isWait = (result: RoundResult | null): boolean => result?.kind === 'bye' && result.bye === 'zero-point';

/** A player gets at most one bye, after enough waits. */
const hasEarnedBye = (record: EntrantRecord): boolean => waits(record) >= WAITS_BEFORE_BYE && byesOf(record) === 0;

/** Colours as in Monrad, reversed in a second game. */
const seat = (one: EntrantRecord, other: EntrantRecord, round: number): Pair =>
  reversedSeats(one, other) ?? seatByMonrad(one, other, round);

/** The seats of two who meet again; null for a first game. */
export function reversedSeats(one: EntrantRecord, other: EntrantRecord): Pair | null {
  const before = lastColorAgainst(one, other.number);
  if (before === null) return null;
  const [white, black] = before === 'black' ? [one, other] : [other, one];
  return { white: white.number, black: black.number };
}
