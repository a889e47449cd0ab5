import type { PairingInput } from '../pairing/pairing.ts';
import { type HalfPoints, halfPoints } from '../points.ts';
import type { Field } from '../tournament/field.ts';
import { recordsOf, type TrfDocument } from './document.ts';
import { announcedRounds, bookedByes, toTournament, wasPaired } from './to-field.ts';

/**
 * What is needed to pair one round: the next one, or one already paired, which is then paired anew from what was known
 * before it. Without a word about the initial colour White is taken; without one about the number of rounds, a round to
 * come is not taken for the last one, in which topscorers are paired by other rules (C.04.3 1.8).
 */
export function toPairingInput(document: TrfDocument, round?: number): PairingInput {
  const { field: played, pairedRounds, initialColor } = toTournament(document);
  const wanted = round ?? pairedRounds + 1;
  const isOpenEnded = announcedRounds(document) === null && wanted > pairedRounds;
  const field = isOpenEnded ? { ...played, rounds: wanted + 1 } : played;
  const present = wanted <= pairedRounds ? presentThen(field, wanted) : presentNext(document, field, wanted);
  return {
    field,
    round: wanted,
    present,
    initialColor: initialColor ?? 'white',
    forbidden: forbiddenGroups(document, wanted),
    virtualPoints: virtualPoints(document, field),
  };
}

const presentThen = (field: Field, round: number): number[] =>
  field.entrants.filter((entrant) => wasPaired(entrant.results[round - 1] ?? null)).map((entrant) => entrant.number);

/** Everybody but those with a bye in the round's column, in a 240, or in an XXZ (which speaks of the next round). */
function presentNext(document: TrfDocument, field: Field, round: number): number[] {
  const absent = new Set(bookedByes(document).get(round)?.keys());
  for (const player of recordsOf(document, 'player')) {
    if (player.rounds[round - 1]) absent.add(player.number);
  }
  for (const record of recordsOf(document, 'absent')) {
    for (const number of record.numbers) absent.add(number);
  }
  return field.entrants.map((entrant) => entrant.number).filter((number) => !absent.has(number));
}

function forbiddenGroups(document: TrfDocument, round: number): (readonly number[])[] {
  const inForce = recordsOf(document, 'forbidden').filter(
    ({ firstRound, lastRound }) => firstRound <= round && round <= lastRound,
  );
  return [...inForce, ...recordsOf(document, 'forbidden-group')].map((record) => record.numbers);
}

/** 250 by ranges and XXA by player; where both speak of a round of a player, XXA does, being the closer one. */
function virtualPoints(document: TrfDocument, field: Field): ReadonlyMap<number, readonly HalfPoints[]> {
  const byNumber = new Map<number, HalfPoints[]>();
  for (const range of recordsOf(document, 'acceleration')) {
    const value = range.gamePoints ?? range.matchPoints;
    if (value === null) continue;
    for (const { number } of field.entrants) {
      if (number < range.firstNumber || number > range.lastNumber) continue;
      const rounds = byNumber.get(number) ?? Array<HalfPoints>(field.rounds).fill(halfPoints(0));
      byNumber.set(
        number,
        rounds.map((old, index) => (isWithin(index + 1, range) ? value : old)),
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
