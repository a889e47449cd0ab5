/**
 * Round robin by Berger tables (FIDE C.05, Annex 1). Entries are numbered 1..n; with an odd n the highest number of the
 * table, n + 1, is the free round. Everybody meets everybody once in a cycle of N - 1 rounds; a second cycle repeats
 * the first with colours switched, a third one the first, and so on.
 */
import { ok, refuse } from '../result.ts';
import type { Pair, PairRound, RoundPairing } from './pairing.ts';

export interface RoundRobinOptions {
  /**
   * Play the last two rounds of a cycle in exchanged order when another cycle follows, as FIDE recommends: without it
   * some players have three games of one colour in a row at the turn. (Four players who meet more than twice have
   * them at a later turn either way.)
   */
  readonly exchangeLastRounds: boolean;
}

/** Rounds of a round robin: `meetings` cycles; an odd field has a free round for everybody in each of them. */
export const roundRobinRounds = (entries: number, meetings: number): number => meetings * cycleLength(entries);

/** The pairing of a round robin with these options. The number of meetings is that of the field's rounds. */
export function roundRobin(options: RoundRobinOptions): PairRound {
  return ({ field, round, present }) => {
    const numbers = field.entrants.map((entrant) => entrant.number).sort((a, b) => a - b);
    if (numbers.length < 2) return refuse('insufficientPlayers');
    const cycles = Math.ceil(field.rounds / cycleLength(numbers.length));
    const table = roundRobinRound(numbers.length, round, cycles, options);
    return ok(seat(table, numbers, new Set(present)));
  };
}

/** Round robin with the exchange of rounds that FIDE recommends. */
export const pairRoundRobin: PairRound = roundRobin({ exchangeLastRounds: true });

/**
 * One round of the table, boards in the printed order. In an odd field the board with the number n + 1 is the free
 * round of its other number.
 */
export function roundRobinRound(
  entries: number,
  round: number,
  meetings: number,
  options: RoundRobinOptions,
): readonly Pair[] {
  const length = cycleLength(entries);
  const cycle = Math.floor((round - 1) / length);
  const place = ((round - 1) % length) + 1;
  const exchanged = options.exchangeLastRounds && cycle + 1 < meetings && length > 2 && place > length - 2;
  const pairs = bergerRound(length + 1, exchanged ? 2 * length - 1 - place : place);
  return cycle % 2 === 0 ? pairs : pairs.map(({ white, black }) => ({ white: black, black: white }));
}

/** Round `round` of the Berger table for an even number `size` of entries. */
function bergerRound(size: number, round: number): readonly Pair[] {
  const half = size / 2;
  const circle = size - 1;
  const first = (((round - 1) * half) % circle) + 1;
  const wrap = (number: number) => ((number + circle) % circle) + 1;
  const top: Pair = round % 2 === 1 ? { white: first, black: size } : { white: size, black: first };
  const others = Array.from({ length: half - 1 }, (_, i) => ({ white: wrap(first + i), black: wrap(first - 2 - i) }));
  return [top, ...others];
}

/** Rounds in which everybody meets everybody once. */
const cycleLength = (entries: number): number => (entries % 2 === 0 ? entries - 1 : entries);

/** Puts the field on the table. Whoever meets the free number, or somebody who is not there, stays without opponent. */
function seat(table: readonly Pair[], numbers: readonly number[], present: ReadonlySet<number>): RoundPairing {
  const pairs: Pair[] = [];
  const byes: number[] = [];
  for (const { white, black } of table) {
    const seated = [numbers[white - 1], numbers[black - 1]].filter((number) => present.has(number));
    if (seated.length === 2) pairs.push({ white: seated[0], black: seated[1] });
    if (seated.length === 1) byes.push(seated[0]);
  }
  return { pairs, byes };
}
