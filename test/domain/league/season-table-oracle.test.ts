import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asId } from '../../../domain/kernel/ids.ts';
import { halfPoints } from '../../../domain/kernel/points.ts';
import { placesAfterEach } from '../../../domain/league/member-history.ts';
import { keyOf } from '../../../domain/league/season.ts';
import { type SeasonEntry, type SeasonResult, seasonTable } from '../../../domain/league/season-table.ts';
import { everyChoice } from '../support/every-pairing.ts';

const EVENTS = [1, 2, 3, 4, 5] as const;

const anyResults = fc
  .tuple(
    fc.subarray([...EVENTS]),
    fc.array(fc.record({ half: fc.nat(8), games: fc.nat(10), place: fc.integer({ min: 1, max: 9 }) }), {
      minLength: EVENTS.length,
      maxLength: EVENTS.length,
    }),
  )
  .map(([events, brought]) =>
    events.map((event, index): SeasonResult<number> => {
      const { half, games, place } = brought[index] ?? { half: 0, games: 0, place: 1 };
      return { event, points: halfPoints(half), gamePoints: halfPoints(games), place };
    }),
  );

/** Up to eight members, each with a result of some of five tournaments. */
const anySeason = fc
  .array(anyResults, { maxLength: 8 })
  .map((all) =>
    all.map((results, index): SeasonEntry<number> => ({ member: { kind: 'player', id: asId(`m${index}`) }, results })),
  );

const anyCounted = fc.option(fc.integer({ min: 1, max: 5 }));

const sum = (results: readonly SeasonResult<number>[], of: 'points' | 'gamePoints'): number =>
  results.reduce((total, result) => total + result[of], 0);

/** The most that so many of somebody's results come to, by trying every choice: points first, then game points. */
function best(results: readonly SeasonResult<number>[], counted: number | null): readonly [number, number] {
  const count = Math.min(counted ?? results.length, results.length);
  const sums = everyChoice(results, count).map((some) => [sum(some, 'points'), sum(some, 'gamePoints')] as const);
  return sums.reduce((most, one) => (one[0] > most[0] || (one[0] === most[0] && one[1] > most[1]) ? one : most));
}

describe('the season table, compared with every choice of results', () => {
  it('[LEAGUE-7] a season table counts for every member the results with the highest sum', () => {
    fc.assert(
      fc.property(anySeason, anyCounted, (entries, counted) => {
        for (const { points, gamePoints, results, dropped } of seasonTable(entries, counted)) {
          expect([points, gamePoints]).toEqual(best(results, counted));
          const kept = results.filter((result) => !dropped.includes(result));
          expect([sum(kept, 'points'), sum(kept, 'gamePoints')]).toEqual([points, gamePoints]);
          expect(dropped).toHaveLength(Math.max(0, results.length - (counted ?? results.length)));
        }
      }),
    );
  });

  it('[LEAGUE-7] the rank in a season table is one more than the number of members ahead, if the member has played', () => {
    fc.assert(
      fc.property(anySeason, anyCounted, (entries, counted) => {
        const rows = seasonTable(entries, counted);
        expect(rows).toHaveLength(entries.filter(({ results }) => results.length > 0).length);
        const events = new Set(rows.flatMap(({ results }) => results.map(({ event }) => event)));
        for (const row of rows) {
          const before = rows.filter((one) =>
            events.size === 1
              ? one.bestPlace < row.bestPlace
              : one.points > row.points || (one.points === row.points && one.gamePoints > row.gamePoints),
          );
          expect(row.rank).toBe(before.length + 1);
        }
        expect(rows.map(({ rank }) => rank)).toEqual(rows.map(({ rank }) => rank).sort((one, other) => one - other));
      }),
    );
  });

  it('[LEAGUE-7] a season table does not depend on the order of members and results', () => {
    fc.assert(
      fc.property(anySeason, anyCounted, (entries, counted) => {
        const turned = [...entries].reverse().map((entry) => ({ ...entry, results: [...entry.results].reverse() }));
        const told = (season: readonly SeasonEntry<number>[]) =>
          seasonTable(season, counted).map(({ member, rank, points, gamePoints, bestPlace }) => ({
            member,
            rank,
            points,
            gamePoints,
            bestPlace,
          }));
        expect(told(turned)).toEqual(told(entries));
      }),
    );
  });

  it('[LEAGUE-7] another tournament takes no points from anybody, and adds its points where all results count', () => {
    fc.assert(
      fc.property(anySeason, anyCounted, (entries, counted) => {
        const shorter = entries.map((entry) => ({ ...entry, results: entry.results.slice(0, -1) }));
        const before = new Map(seasonTable(shorter, counted).map((row) => [keyOf(row.member), row]));
        for (const row of seasonTable(entries, counted)) {
          const earlier = before.get(keyOf(row.member));
          if (earlier === undefined) continue;
          expect(row.points).toBeGreaterThanOrEqual(earlier.points);
          const last = row.results.at(-1);
          if (counted === null) expect(row.points).toBe(earlier.points + (last?.points ?? 0));
        }
      }),
    );
  });

  it('[LEAGUE-9] the history of a season ends with its table and begins with each member’s first tournament', () => {
    fc.assert(
      fc.property(anySeason, anyCounted, (entries, counted) => {
        const ways = placesAfterEach(entries, EVENTS, counted);
        const table = new Map(seasonTable(entries, counted).map(({ member, rank }) => [keyOf(member), rank]));
        for (const { member, results } of entries) {
          const way = ways.get(keyOf(member)) ?? [];
          expect(way.at(-1)).toBe(table.get(keyOf(member)) ?? null);
          const first = Math.min(...results.map(({ event }) => event));
          expect(way.map((place) => place !== null)).toEqual(EVENTS.map((event) => event >= first));
        }
      }),
    );
  });
});
