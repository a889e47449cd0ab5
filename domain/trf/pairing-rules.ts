import { type HalfPoints, halfPoints, type PointSystem } from '../kernel/points.ts';
import { type Bye, byePoints } from '../tournament/value/field.ts';
import { pointSystemOf } from './convert/point-system.ts';
import { grantedByes, startingList } from './convert/to-field.ts';
import { recordsOf, type TrfDocument } from './document.ts';
import { byeOf } from './round-result.ts';

/** A bye for a future round. */
export interface RequestedBye {
  readonly number: number;
  readonly round: number;
  readonly bye: Exclude<Bye, 'pairing-allocated'>;
}

/** Must not meet in these rounds, both included; null for the whole tournament. */
export interface ForbiddenPair {
  readonly numbers: readonly number[];
  readonly firstRound: number;
  readonly lastRound: number | null;
}

/** Byes after round `paired`, from the round's column, 240, or XXZ (next round only), in this order of precedence. */
export function requestedByes(document: TrfDocument, paired: number): RequestedBye[] {
  const byes = new Map<string, RequestedBye>();
  const likeAllocated = byeLikeAllocated(pointSystemOf(document));
  const request = (number: number, round: number, bye: Bye): void => {
    // A pairing-allocated bye in a future round counts as a requested bye of the same value.
    const requested = bye === 'pairing-allocated' ? likeAllocated : bye;
    if (round > paired) byes.set(`${round} ${number}`, { number, round, bye: requested });
  };
  for (const number of recordsOf(document, 'absent').flatMap((record) => record.numbers)) {
    request(number, paired + 1, 'zero-point');
  }
  for (const [round, granted] of grantedByes(document)) {
    for (const [number, bye] of granted) request(number, round, bye);
  }
  for (const { number, rounds } of startingList(document)) {
    rounds.forEach((told, index) => {
      if (told !== null) request(number, index + 1, byeOf(told.result));
    });
  }
  return [...byes.values()].sort((a, b) => a.round - b.round || a.number - b.number);
}

const byeLikeAllocated = (points: PointSystem): RequestedBye['bye'] =>
  BOOKED.find((bye) => byePoints(bye, points) === points.pairingAllocatedBye) ?? 'full-point';

const BOOKED = ['full-point', 'half-point', 'zero-point'] as const;

/** 260 and XXP. */
export const forbiddenPairs = (document: TrfDocument): ForbiddenPair[] => [
  ...recordsOf(document, 'forbidden').map(({ numbers, firstRound, lastRound }) => ({ numbers, firstRound, lastRound })),
  ...recordsOf(document, 'forbidden-pair').map(({ numbers }) => ({ numbers, firstRound: 1, lastRound: null })),
];

export const forbiddenIn = <Group extends Omit<ForbiddenPair, 'numbers'>>(
  groups: readonly Group[],
  round: number,
): Group[] =>
  groups.filter(({ firstRound, lastRound }) => firstRound <= round && (lastRound === null || round <= lastRound));

/** Virtual points by start number and round: 250 by ranges, XXA by player; XXA takes precedence. */
export function virtualPoints(document: TrfDocument, rounds: number): ReadonlyMap<number, readonly HalfPoints[]> {
  const byNumber = new Map<number, readonly HalfPoints[]>();
  const players = startingList(document);
  const nothing = Array<HalfPoints>(rounds).fill(halfPoints(0));
  for (const range of recordsOf(document, 'acceleration')) {
    const value = range.gamePoints ?? range.matchPoints;
    if (value === null) continue;
    for (const { number } of players) {
      if (number < range.firstNumber || number > range.lastNumber) continue;
      const old = byNumber.get(number) ?? nothing;
      byNumber.set(
        number,
        old.map((points, index) => (isWithin(index + 1, range) ? value : points)),
      );
    }
  }
  for (const { number, points } of recordsOf(document, 'virtual-points')) {
    const old = byNumber.get(number) ?? [];
    const length = Math.max(old.length, points.length);
    byNumber.set(
      number,
      Array.from({ length }, (_, index) => points[index] ?? old[index] ?? halfPoints(0)),
    );
  }
  return byNumber;
}

const isWithin = (round: number, range: { readonly firstRound: number; readonly lastRound: number }): boolean =>
  range.firstRound <= round && round <= range.lastRound;
