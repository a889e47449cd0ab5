/** Starting numbers of Monrad where strengths differ: quarters of the list by rating, dealt with a lot in each. */
import { type Chance, shuffled } from '../../kernel/chance.ts';

/** Neighbours are of the first and third quarter, or of the second and fourth. */
const DEAL = [0, 2, 3, 1, 2, 0, 1, 3] as const;

/** `list` is by rating; the last one to three, who fill no quarter, come last by lot. */
export function seededLot<Player>(list: readonly Player[], chance: Chance): Player[] {
  const size = Math.floor(list.length / 4);
  const quarters = [0, 1, 2, 3].map((quarter) => shuffled(list.slice(quarter * size, (quarter + 1) * size), chance));
  // Each run of four takes one of each quarter.
  const dealt = Array.from({ length: 4 * size }, (_, place) => {
    const run = Math.floor(place / 4);
    return quarters[DEAL[place % DEAL.length] ?? 0]?.slice(run, run + 1) ?? [];
  });
  return [...dealt.flat(), ...shuffled(list.slice(4 * size), chance)];
}
