import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointSystem } from '../../../domain/points.ts';
import { explainTiebreak } from '../../../domain/tiebreaks/explain.ts';
import { TIEBREAK_IDS } from '../../../domain/tiebreaks/names.ts';
import { TIEBREAKS } from '../../../domain/tiebreaks/registry.ts';
import type { Field, RoundResult } from '../../../domain/tournament/field.ts';
import { standings } from '../../../domain/tournament/standings.ts';
import { fieldOf } from '../../support/field.ts';

const PLAYERS_TIEBREAKS = TIEBREAK_IDS.filter((id) => TIEBREAKS[id].entrants !== 'teamsOnly');

describe('the standings', () => {
  const field = fieldOf({
    rounds: 1,
    ratings: [2000, 1900, 1800, 1700, 1600],
    results: { 1: '3w1', 2: '4w1', 3: '1b0', 4: '2b0', 5: 'U' },
  });
  const ranks = (...tiebreaks: Parameters<typeof standings>[1]['tiebreaks'][number][]) =>
    standings(field, { system: 'swiss', tiebreaks }).rows.map(({ number, rank }) => [number, rank]);

  it('let those who stay tied share the rank, in the order of their numbers', () => {
    expect(ranks()).toEqual([
      [1, 1],
      [2, 1],
      [5, 1],
      [3, 4],
      [4, 4],
    ]);
  });

  it('take a tie-break of teams for undefined among players', () => {
    const teamsOnly = TIEBREAK_IDS.filter((id) => TIEBREAKS[id].entrants === 'teamsOnly');
    expect(teamsOnly).toContain('scheduleStrength');
    expect(ranks(...teamsOnly)).toEqual(ranks());
  });

  it('take one tie-break after the other, the undefined last', () => {
    expect(ranks('averageOpponentRating')).toEqual([
      [1, 1],
      [2, 2],
      [5, 3],
      [3, 4],
      [4, 5],
    ]);
    expect(ranks('gamesWon', 'rating')).toEqual([
      [1, 1],
      [2, 2],
      [5, 3],
      [3, 4],
      [4, 5],
    ]);
  });

  it('rank by the lowest where lower is better', () => {
    expect(ranks('pairingNumber').map(([, rank]) => rank)).toEqual([1, 2, 3, 4, 5]);
  });

  it('tell the place among the tied where a direct encounter broke the tie, and 0 where it did not', () => {
    const met = fieldOf({ rounds: 2, results: { 1: '2w0 3w1', 2: '1b1 4w0', 3: '4w= 1b0', 4: '3b= 2b1' } });
    const { rows } = standings(met, { system: 'swiss', tiebreaks: ['directEncounter'] });
    expect(rows.map(({ number, rank, values }) => [number, rank, values[0]])).toEqual([
      [4, 1, 0],
      [2, 2, 1],
      [1, 3, 2],
      [3, 4, 0],
    ]);
  });
});

describe('an explanation', () => {
  it('tells of every round what it counts and why it was cut', () => {
    const field = fieldOf({ rounds: 3, results: { 1: '2w1 3w1 H', 2: '1b0 Z 3w1', 3: 'U 1b0 2b0' } });
    const options = { system: 'swiss', tiebreaks: [] } as const;
    const explained = explainTiebreak(field, options, { tiebreak: 'buchholzCut1', number: 1 });
    expect(explained).toMatchObject({ scale: 2, value: 4, tiedWith: [] });
    expect(explained.parts).toEqual([
      { round: 1, opponent: 2, kind: 'played', dummy: null, value: 2, points: 2, counts: 2, cut: null },
      { round: 2, opponent: 3, kind: 'played', dummy: null, value: 2, points: 2, counts: 2, cut: null },
      {
        round: 3,
        opponent: null,
        kind: 'requestedBye',
        dummy: 'drawCap',
        value: 3,
        points: 1,
        counts: 3,
        cut: 'voluntaryUnplayed',
      },
    ]);
  });

  it('of a direct encounter names the games between those who are tied at its place in the list', () => {
    const field = fieldOf({ rounds: 2, results: { 1: '2w0 3w1', 2: '1b1 4w0', 3: '4w0 1b0', 4: '3b1 2b1' } });
    const options = { system: 'swiss', tiebreaks: ['wins', 'directEncounter'] } as const;
    const explained = explainTiebreak(field, options, { tiebreak: 'directEncounter', number: 1 });
    expect(explained).toMatchObject({ value: 2, tiedWith: [2] });
    expect(explained.parts).toMatchObject([{ round: 1, opponent: 2, counts: 0 }]);
  });

  it('of a tie-break that is not allowed is empty', () => {
    const field = fieldOf({ rounds: 1, results: { 1: '2w1', 2: '1b0' } });
    const options = { system: 'roundRobin', tiebreaks: [] } as const;
    expect(explainTiebreak(field, options, { tiebreak: 'buchholz', number: 1 })).toMatchObject({
      value: null,
      parts: [],
    });
  });
});

describe('in any tournament', () => {
  it('an explanation has the value of the standings', () => {
    fc.assert(
      fc.property(anyField, fc.constantFrom('swiss' as const, 'roundRobin' as const), (field, system) => {
        const { rows } = standings(field, { system, tiebreaks: PLAYERS_TIEBREAKS });
        for (const { number, values } of rows) {
          PLAYERS_TIEBREAKS.forEach((tiebreak, index) => {
            const options = { system, tiebreaks: PLAYERS_TIEBREAKS };
            expect(explainTiebreak(field, options, { tiebreak, number }).value).toBe(values[index]);
          });
        }
      }),
      { numRuns: 30 },
    );
  });

  it('the order of the entrants in the field changes nothing', () => {
    fc.assert(
      fc.property(anyField, (field) => {
        const options = { system: 'swiss', tiebreaks: PLAYERS_TIEBREAKS } as const;
        const reversed = { ...field, entrants: [...field.entrants].reverse() };
        expect(standings(reversed, options)).toEqual(standings(field, options));
      }),
      { numRuns: 100 },
    );
  });

  it('all values are whole numbers, and the ranks run from 1 with gaps only after ties', () => {
    fc.assert(
      fc.property(anyField, (field) => {
        const { rows } = standings(field, {
          system: 'swiss',
          tiebreaks: ['directEncounter', 'buchholz', 'performanceRating'],
        });
        rows.forEach(({ rank, values }, index) => {
          expect(values.every((value) => value === null || Number.isInteger(value))).toBe(true);
          expect(rank === index + 1 || rank === rows[index - 1]?.rank).toBe(true);
        });
      }),
      { numRuns: 100 },
    );
  });
});

/** Up to eight players, five rounds: games, forfeits, byes of all kinds, absences and unfinished games, in pairs. */
const anyField: fc.Arbitrary<Field> = fc
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
