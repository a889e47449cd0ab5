import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointSystem, toPoints } from '../../../../domain/kernel/points.ts';
import { type RecordTable, recordTable } from '../../../../domain/tiebreaks/record.ts';
import { countedIn, dropReasons } from '../../../../domain/tournament/standings/counted-rounds.ts';
import { standings } from '../../../../domain/tournament/standings/standings.ts';
import { type Field, resultPoints } from '../../../../domain/tournament/value/field.ts';
import { fieldOf } from '../../../support/domain/field.ts';
import { anyField } from '../../support/any-field.ts';

/** Anne, Bo and Cato, whose opponents are players 4 and 5. */
const CLUB = {
  rounds: 8,
  results: {
    1: '4w1 4b= Z 4w1 4b1 4w= 4b0 4w1',
    2: '5w1 5b1 5w1 5b0 5w0 5b= 5w1 5b1',
    3: '4w1 4b1 4w1 4b1 4w= 4b= 4w= 4b=',
  },
} as const;

const tableOf = (field: Field, countedRounds: number): RecordTable =>
  recordTable(field, { system: 'swiss', countedRounds });

/** The dropped rounds of player 1. */
function dropped(results: string, best: number): readonly number[] {
  const field = fieldOf({ rounds: 8, results: { 1: results } });
  return countedIn(field, tableOf(field, results.split(' ').length), best).get(1)?.dropped ?? [];
}

const shown = (field: Field, options: Partial<Parameters<typeof standings>[1]> = {}) =>
  standings(field, { system: 'swiss', tiebreaks: [], bestRounds: 6, countedRounds: 8, ...options }).rows.map(
    ({ number, rank, points, counted }) => [number, rank, toPoints(points), counted && toPoints(counted.allPoints)],
  );

describe('best n of m rounds', () => {
  it('[CNT-2] the best 6 of 8 rounds of Anne, Bo and Cato make 5, 5½ and 5 points', () => {
    expect(shown(fieldOf(CLUB))).toEqual([
      [2, 1, 5.5, 5.5],
      [3, 2, 5, 6],
      [1, 3, 5, 5],
    ]);
  });

  it('[CNT-2] nothing is dropped after round 5 of 8 where the best 6 count', () => {
    const field = fieldOf(CLUB);
    const counted = countedIn(field, tableOf(field, 5), 6);
    expect(counted.values().map(({ points, dropped: out }) => [toPoints(points), out])).toEqual([
      [4 - 0.5, []],
      [3, []],
      [4.5, []],
    ]);
    expect(countedIn(field, tableOf(field, 7), 6).get(1)?.dropped).toEqual([3]);
  });

  it('[CNT-2] points by decision count beside the best rounds', () => {
    const field = fieldOf({ rounds: 2, results: { 1: '2w1 2b0', 2: '1b0 1w1' } });
    const decisions = [{ points: pointSystem().win, after: 1 }];
    const entrants = field.entrants.map((one) => (one.number === 1 ? { ...one, decisions } : one));
    const counted = countedIn({ ...field, entrants }, tableOf({ ...field, entrants }, 2), 1);
    expect(counted.get(1)).toMatchObject({ points: 4, allPoints: 4, dropped: [2] });
    expect(counted.get(2)).toMatchObject({ points: 2, allPoints: 2, dropped: [1] });
  });

  it('[CNT-3] Anne drops her absence and her loss, the absence first', () => {
    expect(dropped(CLUB.results[1], 6)).toEqual([3, 7]);
    expect(dropped(CLUB.results[1], 7)).toEqual([3]);
  });

  it('[CNT-3] of rounds without points the absence is dropped first, then the forfeit loss, then the game', () => {
    const results = '2w0 3b- Z 2b0';
    expect(dropped(results, 3)).toEqual([3]);
    expect(dropped(results, 2)).toEqual([2, 3]);
    expect(dropped(results, 1)).toEqual([2, 3, 4]);
    expect(dropped('2w0 3b- . 2b0', 3)).toEqual([3]);
  });

  it('[CNT-3] of half points the half-point bye is dropped before the draw', () => {
    expect(dropped('H 2w= 3b=', 2)).toEqual([1]);
    expect(dropped('2w= H 3b=', 1)).toEqual([2, 3]);
  });

  it('[CNT-3] of full points the walkover is dropped first, then the forfeit win, then the win', () => {
    const results = '2w1 3b+ U 2b1';
    expect(dropped(results, 3)).toEqual([3]);
    expect(dropped(results, 2)).toEqual([2, 3]);
    expect(dropped(results, 1)).toEqual([2, 3, 4]);
  });

  it('[CNT-3] of rounds that are equal in everything the later one is dropped', () => {
    expect(dropped('2w= 3b= 2b= 3w=', 3)).toEqual([4]);
    expect(dropped('2w= 3b= 2b1 3w1', 3)).toEqual([2]);
  });

  it('[CNT-6] each dropped round has its reason: fewest points, no game, or later than an equal one', () => {
    const reasons = (results: string, best: number) => {
      const field = fieldOf({ rounds: 8, results: { 1: results } });
      return [...dropReasons(field.entrants[0], field, { rounds: results.split(' ').length, best })];
    };
    expect(reasons('2w1 Z 3b1', 2)).toEqual([[2, 'points']]);
    expect(reasons('2w0 Z 3b1', 2)).toEqual([[2, 'unplayed']]);
    expect(reasons('2w0 2b0 3b1', 2)).toEqual([[2, 'later']]);
    expect(reasons('2w0 2b0 3b1', 3)).toEqual([]);
  });

  it('[CNT-5] equal counted and equal points are ranked by direct encounter, then by wins in counted rounds', () => {
    const met = fieldOf({
      rounds: 3,
      results: { 1: '2w1 3b0 3w=', 2: '1b0 4w1 4b=', 3: '1w1 4b= 1b=', 4: '2b0 3w= 2w=' },
    });
    const order = shown(met, { bestRounds: 2, countedRounds: 3 });
    expect(order).toEqual([
      [3, 1, 1.5, 2],
      [1, 2, 1.5, 1.5],
      [2, 3, 1.5, 1.5],
      [4, 4, 1, 1],
    ]);
    // The one with two draws has fewer wins, and they have not met.
    const apart = fieldOf({
      rounds: 3,
      results: { 1: '3w= 4b= 5w0', 2: '4w1 3b0 5b0', 3: '1b= 2w1 .', 4: '1w= 2b0 .', 5: '. . .' },
    });
    expect(
      shown(apart, { bestRounds: 2, countedRounds: 3 }).filter(([number]) => number === 1 || number === 2),
    ).toEqual([
      [2, 2, 1, 1],
      [1, 3, 1, 1],
    ]);
  });

  it('[CNT-5] chosen tie-breaks rank after the points of all rounds, over all rounds', () => {
    const field = fieldOf({
      rounds: 3,
      results: { 1: '3w= 4b= 5w0', 2: '4w1 3b0 5b0', 3: '1b= 2w1 .', 4: '1w= 2b0 .', 5: '. . .' },
    });
    const { rows } = standings(field, {
      system: 'swiss',
      tiebreaks: ['pairingNumber'],
      bestRounds: 2,
      countedRounds: 3,
    });
    expect(rows.map(({ number }) => number)).toEqual([3, 1, 2, 4, 5]);
  });

  it('[CNT-2] counted points are the best sum of n rounds, never more than all, with everybody’s order alike', () => {
    fc.assert(
      fc.property(anyField, fc.integer({ min: 1, max: 5 }), (field, best) => {
        const table = tableOf(field, field.rounds);
        for (const { number, results } of field.entrants) {
          const points = Array.from({ length: field.rounds }, (_, at) =>
            resultPoints(results[at] ?? null, field.points),
          );
          const own = countedIn(field, table, best).get(number);
          expect(own?.points).toBe(Math.max(...chosen(points, Math.min(best, points.length)).map(sum)));
          expect(own?.allPoints).toBe(sum(points));
          expect(own?.points).toBeLessThanOrEqual(sum(points));
          expect(own?.dropped).toHaveLength(Math.max(0, field.rounds - best));
        }
      }),
    );
  });

  it('[CNT-2] a table of all rounds is the table without dropped rounds', () => {
    fc.assert(
      fc.property(anyField, (field) => {
        const options = { system: 'swiss', tiebreaks: ['buchholz', 'directEncounter'] } as const;
        const all = standings(field, options).rows;
        const best = standings(field, { ...options, bestRounds: field.rounds }).rows;
        expect(best.map(({ counted: _, ...row }) => row)).toEqual(all);
      }),
    );
  });
});

const sum = (points: readonly number[]): number => points.reduce((all, one) => all + one, 0);

/** All ways to choose so many. */
function chosen(from: readonly number[], count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return from.flatMap((one, at) => chosen(from.slice(at + 1), count - 1).map((rest) => [one, ...rest]));
}
