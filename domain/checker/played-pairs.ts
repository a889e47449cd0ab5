import type { RoundPairing } from '../pairing/pairing.ts';
import type { Field } from '../tournament/value/field.ts';
import { pairsWithByes } from './pairings.ts';

/** A round as recorded in a file. Forfeits may lack colours. */
interface PlayedPairs {
  readonly pairs: readonly (readonly [white: number, black: number])[];
  /** Smaller numbers of the pairs whose colours the file does not give. */
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
  /** Pairs that the rules require and the file lacks: [white, black], or [player, 0] for the bye. */
  readonly missing: readonly (readonly [number, number])[];
  /** Pairs in the file that the rules do not give. */
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
