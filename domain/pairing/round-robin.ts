/** Berger tables (FIDE C.05, Annex 1). Number n + 1 is the free round; even cycles reverse colours. */
import { ok, refuse } from '../kernel/result.ts';
import type { Pair, PairingInput, PairRound, RoundPairing } from './pairing.ts';

/** Reversing a cycle's last two rounds, as FIDE recommends, avoids three equal colours in a row. */
export type RoundRobinOptions = Pick<PairingInput, 'reverseLastRounds'>;

/** `meetings` cycles; in an odd field each cycle has a free round for every entrant. */
export const roundRobinRounds = (entries: number, meetings: number): number => meetings * cycleLength(entries);

/** The number of meetings follows from the field's rounds. */
export const pairRoundRobin: PairRound = ({ field, round, present, reverseLastRounds }) => {
  const numbers = field.entrants.map((entrant) => entrant.number).sort((a, b) => a - b);
  if (numbers.length < 2) return refuse('insufficientPlayers');
  const cycles = Math.ceil(field.rounds / cycleLength(numbers.length));
  const table = roundRobinRound(numbers.length, round, cycles, { reverseLastRounds });
  return ok(seat(table, numbers, new Set(present)));
};

/** One round of the table with boards in the printed order; number n + 1 of an odd field is the free round. */
export function roundRobinRound(
  entries: number,
  round: number,
  meetings: number,
  options: RoundRobinOptions,
): readonly Pair[] {
  const length = cycleLength(entries);
  const cycle = Math.floor((round - 1) / length);
  const place = ((round - 1) % length) + 1;
  const isReversed = options.reverseLastRounds && cycle + 1 < meetings && length > 2 && place > length - 2;
  const pairs = bergerRound(length + 1, isReversed ? 2 * length - 1 - place : place);
  return cycle % 2 === 0 ? pairs : pairs.map(({ white, black }) => ({ white: black, black: white }));
}

function bergerRound(size: number, round: number): readonly Pair[] {
  const half = size / 2;
  const circle = size - 1;
  const first = (((round - 1) * half) % circle) + 1;
  const wrap = (number: number) => ((number + circle) % circle) + 1;
  const top: Pair = round % 2 === 1 ? { white: first, black: size } : { white: size, black: first };
  const others = Array.from({ length: half - 1 }, (_, i) => ({ white: wrap(first + i), black: wrap(first - 2 - i) }));
  return [top, ...others];
}

const cycleLength = (entries: number): number => (entries % 2 === 0 ? entries - 1 : entries);

/** Opponents of the free number or of an absent entrant stay unpaired. */
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
