import { type HalfPoints, halfPoints } from '../points.ts';
import type { Bye } from '../tournament/field.ts';
import { recordsOf, type TrfDocument } from './document.ts';
import { byeOf } from './round-result.ts';
import { grantedByes, startingList } from './to-field.ts';

/** A bye that is booked for a round to come. */
export interface BookedBye {
  readonly number: number;
  readonly round: number;
  readonly bye: Exclude<Bye, 'pairing-allocated'>;
}

/** These must not meet one another from one round to another, both included; null for as long as the tournament lasts. */
export interface ForbiddenGroup {
  readonly numbers: readonly number[];
  readonly firstRound: number;
  readonly lastRound: number | null;
}

/**
 * Who sits out in rounds after `paired`, by the round's own column, by a 240, or by an XXZ, which speaks of the next
 * round. Where several speak of a round of a player, the column does, then the 240.
 */
export function bookedByes(document: TrfDocument, paired: number): BookedBye[] {
  const byes = new Map<string, BookedBye>();
  const book = (number: number, round: number, bye: Bye): void => {
    // A pairing-allocated bye makes a round a paired one: it cannot be booked.
    if (round > paired && bye !== 'pairing-allocated') byes.set(`${round} ${number}`, { number, round, bye });
  };
  for (const number of recordsOf(document, 'absent').flatMap((record) => record.numbers)) {
    book(number, paired + 1, 'zero-point');
  }
  for (const [round, granted] of grantedByes(document)) {
    for (const [number, bye] of granted) book(number, round, bye);
  }
  for (const { number, rounds } of startingList(document)) {
    rounds.forEach((told, index) => {
      if (told !== null) book(number, index + 1, byeOf(told.result));
    });
  }
  return [...byes.values()].sort((a, b) => a.round - b.round || a.number - b.number);
}

/** 260, and XXP, which knows no rounds. */
export const forbiddenGroups = (document: TrfDocument): ForbiddenGroup[] => [
  ...recordsOf(document, 'forbidden').map(({ numbers, firstRound, lastRound }) => ({ numbers, firstRound, lastRound })),
  ...recordsOf(document, 'forbidden-group').map(({ numbers }) => ({ numbers, firstRound: 1, lastRound: null })),
];

/** The groups of a round. */
export const forbiddenIn = <Group extends Omit<ForbiddenGroup, 'numbers'>>(
  groups: readonly Group[],
  round: number,
): Group[] =>
  groups.filter(({ firstRound, lastRound }) => firstRound <= round && (lastRound === null || round <= lastRound));

/**
 * Virtual points by start number, one value a round: 250 by ranges and XXA by player; where both speak of a round of a
 * player, XXA does, being the closer one.
 */
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
