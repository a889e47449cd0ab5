import fc from 'fast-check';
import { pointSystem } from '../../../domain/kernel/points.ts';
import type { Field, RoundResult } from '../../../domain/tournament/value/field.ts';
import { fieldOf } from '../../support/domain/field.ts';

/** Up to eight players, five rounds: games, forfeits, byes of all kinds, absences and unfinished games, in pairs. */
export const anyField: fc.Arbitrary<Field> = fc
  .record({
    ratings: fc.array(fc.option(fc.integer({ min: 1000, max: 2800 }), { freq: 12 }), { minLength: 2, maxLength: 8 }),
    rounds: fc.array(fc.array(fc.nat(1_000_000), { minLength: 8, maxLength: 8 }), { minLength: 1, maxLength: 5 }),
    points: fc.constantFrom(pointSystem(), pointSystem(3, 1, 0), pointSystem(3, 2, 1)),
  })
  .map(({ ratings, rounds, points }) => {
    const results = rounds.map((draws) => roundOf(ratings.length, draws));
    return {
      rounds: rounds.length,
      points,
      entrants: ratings.map((rating, index) => ({
        number: index + 1,
        rating,
        results: results.map((round) => round.get(index + 1) ?? null),
      })),
    };
  });

function roundOf(size: number, draws: readonly number[]): ReadonlyMap<number, RoundResult | null> {
  const order = Array.from({ length: size }, (_, index) => index + 1).sort(
    (a, b) => (draws[a - 1] ?? 0) - (draws[b - 1] ?? 0) || a - b,
  );
  const round = new Map<number, RoundResult | null>();
  for (let i = 0; i + 1 < size; i += 2) {
    const [white, black] = [order[i] ?? 0, order[i + 1] ?? 0];
    const letters = ['1 0', '0 1', '= =', '1 0', '= =', '0 1', '+ -', '- -', '? ?', 'H Z'][(draws[i] ?? 0) % 10] ?? '';
    const [first = '', second = ''] = letters.split(' ');
    round.set(white, /[HZ]/.test(first) ? single(first) : paired(black, 'w', first));
    round.set(black, /[HZ]/.test(second) ? single(second) : paired(white, 'b', second));
  }
  if (size % 2 === 1) round.set(order[size - 1] ?? 0, single((draws[7] ?? 0) % 3 === 0 ? '.' : 'U'));
  return round;
}

const single = (letter: string): RoundResult | null =>
  fieldOf({ rounds: 1, results: { 1: letter } }).entrants[0]?.results[0] ?? null;
const paired = (opponent: number, color: string, letter: string): RoundResult | null =>
  single(`${opponent}${color}${letter}`);
