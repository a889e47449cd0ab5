import { asId, type Branded } from './ids.ts';

/** A lot: a whole number from 0 to below - 1, each equally likely. Whoever calls the domain brings it along. */
export type Chance = (below: number) => number;

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A new id of lowercase letters and digits. */
export const drawId = <Id extends Branded<string, string>>(chance: Chance, length: number, prefix = ''): Id =>
  asId(prefix + Array.from({ length }, () => ALPHABET[chance(ALPHABET.length)] ?? '').join(''));

/** The list in an order by lot, every order equally likely. */
export function shuffled<Item>(items: readonly Item[], chance: Chance): Item[] {
  const list = [...items];
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = chance(last + 1);
    const [a, b] = [list[last], list[other]];
    if (a !== undefined && b !== undefined) [list[last], list[other]] = [b, a];
  }
  return list;
}
