import type { RoundPairing } from '../pairing/pairing.ts';
import type { Field } from '../tournament/field.ts';
import { pairsWithByes } from './pairings.ts';

/** A round as it stands in a file. A forfeit may come without colours. */
interface PlayedPairs {
  readonly pairs: readonly (readonly [white: number, black: number])[];
  /** Pairs, by their smaller number, whose colours the file does not tell. */
  readonly colorless: ReadonlySet<number>;
}

export function pairsOfRound(field: Field, round: number): PlayedPairs {
  const pairs: [number, number][] = [];
  const colorless = new Set<number>();
  for (const { number, results } of field.entrants) {
    const result = results[round - 1];
    if (!result) continue;
    if (result.kind === 'bye') {
      if (result.bye === 'pairing-allocated') pairs.push([number, 0]);
    } else if (number < result.opponent) {
      pairs.push(result.color === 'black' ? [result.opponent, number] : [number, result.opponent]);
      if (result.color === null) colorless.add(number);
    }
  }
  return { pairs, colorless };
}

export interface Difference {
  /** What the rules ask for and the file has not: [white, black], [player, 0] for the bye. */
  readonly missing: readonly (readonly [number, number])[];
  /** What the file has and the rules do not ask for. */
  readonly unexpected: readonly (readonly [number, number])[];
}

export function differences(wanted: RoundPairing, { pairs, colorless }: PlayedPairs): Difference {
  const key = ([white, black]: readonly [number, number]): string => {
    const [low, high] = [Math.min(white, black), Math.max(white, black)];
    return colorless.has(low) ? `${low} ${high}` : `${white} ${black}`;
  };
  const asked = pairsWithByes(wanted);
  const found = new Set(pairs.map(key));
  const expected = new Set(asked.map(key));
  return {
    missing: asked.filter((pair) => !found.has(key(pair))),
    unexpected: pairs.filter((pair) => !expected.has(key(pair))),
  };
}
