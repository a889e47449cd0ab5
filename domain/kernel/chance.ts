import { asId, type Branded } from './ids.ts';

/** Draws a uniform integer from 0 to below - 1. The caller injects it. */
export type Chance = (below: number) => number;

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Lowercase letters and digits. */
export const drawId = <Id extends Branded<string, string>>(chance: Chance, length: number, prefix = ''): Id =>
  asId(prefix + Array.from({ length }, () => ALPHABET[chance(ALPHABET.length)] ?? '').join(''));

export function shuffled<Item>(items: readonly Item[], chance: Chance): Item[] {
  const list = [...items];
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = chance(last + 1);
    const [a, b] = [list[last], list[other]];
    if (a !== undefined && b !== undefined) [list[last], list[other]] = [b, a];
  }
  return list;
}
