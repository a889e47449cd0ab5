/** One column per round, and another if a player has two games in it; both sides use the same column. */
import { type Seats, sidesOf } from '../guards/presence.ts';

export interface Columns<Made> {
  readonly of: (made: Made) => number;
  readonly roundOf: (column: number) => number;
  readonly through: (round: number) => number;
}

export function columnsOf<Made extends Seats<unknown>>(pairings: readonly Made[]): Columns<Made> {
  const layerOf = layersOf(pairings);
  const extra = new Map<number, number>();
  for (const [{ round }, layer] of layerOf) {
    if (layer > 0) extra.set(round, Math.max(extra.get(round) ?? 0, layer));
  }
  const through = (round: number): number =>
    round + [...extra].reduce((sum, [other, layers]) => sum + (other <= round ? layers : 0), 0);
  const roundOf = (column: number): number => {
    let round = 1;
    while (through(round) < column) round += 1;
    return round;
  };
  return { of: (made) => through(made.round - 1) + 1 + (layerOf.get(made) ?? 0), roundOf, through };
}

/** For each game, the number of conflicting games before it in its round; 0 unless a player has two. */
function layersOf<Made extends Seats<unknown>>(pairings: readonly Made[]): ReadonlyMap<Made, number> {
  const taken = new Map<unknown, Set<string>>();
  const layers = new Map<Made, number>();
  for (const made of pairings) {
    const sides = sidesOf(made).map((id) => taken.get(id) ?? new Set<string>());
    let layer = 0;
    while (sides.some((places) => places.has(`${made.round} ${layer}`))) layer += 1;
    for (const [index, id] of sidesOf(made).entries()) {
      const places = sides[index] ?? new Set<string>();
      taken.set(id, places.add(`${made.round} ${layer}`));
    }
    layers.set(made, layer);
  }
  return layers;
}
