import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import { suddenDeath } from '../../../domain/kernel/time-control.ts';
import { changedRatings } from '../../../domain/rating/changed-ratings.ts';
import { RATING_LISTS } from '../../../domain/rating/lists.ts';
import {
  type ListedRatings,
  monthInPlace,
  type NamedList,
  type PublishedRatings,
  SEEDING_SOURCES,
  seedingOrder,
  seedingRating,
} from '../../../domain/rating/seeding-list.ts';

const BLITZ = suddenDeath(180, 2);
const RAPID = suddenDeath(900, 10);
const STANDARD = suddenDeath(5400, 30);

const inList = (standard: number | null, rapid: number | null, blitz: number | null): PublishedRatings => ({
  month: 202611,
  ratings: { standard, rapid, blitz },
});

const namesOf = (order: readonly NamedList[]): string[] => order.map(({ source, kind }) => `${source} ${kind}`);

describe('the list that seeds a player', () => {
  it.each([
    [STANDARD, ['standard', 'rapid', 'blitz']],
    [RAPID, ['rapid', 'standard', 'blitz']],
    [BLITZ, ['blitz', 'standard', 'rapid']],
  ])('[RATE-14] the kind of play comes first, then its substitutes', (control, kinds) => {
    const order = seedingOrder({ source: 'fide', kinds: null }, control);
    expect(namesOf(order)).toEqual(kinds.map((kind) => `fide ${kind}`));
  });

  it('[RATE-14] all lists of the first publisher come before those of the second', () => {
    const order = seedingOrder({ source: 'nationalThenFide', kinds: ['blitz', 'rapid'] }, STANDARD);
    expect(namesOf(order)).toEqual(['national blitz', 'national rapid', 'fide blitz', 'fide rapid']);
  });

  it.each([
    ['fide', 2100, 2100, null],
    ['national', 1900, null, 1900],
    ['fideThenNational', 2100, 2100, 1900],
    ['nationalThenFide', 1900, 2100, 1900],
  ] as const)(
    '[RATE-15] %s seeds a player of both lists, of one, and of none',
    (source, both, fideOnly, nationalOnly) => {
      const order = seedingOrder({ source, kinds: null }, BLITZ);
      const [fide, national] = [inList(2100, null, null), inList(1900, null, null)];
      const ratingOf = (listed: ListedRatings) => seedingRating(order, listed)?.rating ?? null;
      expect(ratingOf({ fide, national })).toBe(both);
      expect(ratingOf({ fide, national: null })).toBe(fideOnly);
      expect(ratingOf({ fide: null, national })).toBe(nationalOnly);
      expect(ratingOf({ fide: null, national: null })).toBeNull();
    },
  );

  it('[RATE-15] a player is seeded by the first list that rates them, whatever the order', () => {
    const rating = fc.option(fc.integer({ min: 1, max: 4000 }));
    const published = fc.option(fc.tuple(rating, rating, rating).map((ratings) => inList(...ratings)));
    const listed: fc.Arbitrary<ListedRatings> = fc.record({ fide: published, national: published });
    const order = fc
      .record({
        source: fc.constantFrom(...SEEDING_SOURCES),
        kinds: fc.option(fc.uniqueArray(fc.constantFrom(...RATING_LISTS), { minLength: 1 })),
      })
      .map((list) => seedingOrder(list, RAPID));
    fc.assert(
      fc.property(order, listed, (lists, ratings) => {
        const all = lists.map(({ source, kind }) => ratings[source]?.ratings[kind] ?? null);
        expect(seedingRating(lists, ratings)?.rating).toBe(all.find((one) => one !== null) ?? undefined);
      }),
    );
  });

  it('[ENTRY-19] a tournament names the month of its first publisher with a list', () => {
    const inPlace = { fide: 202612, national: null };
    expect(monthInPlace({ source: 'nationalThenFide' }, inPlace)).toBe(202612);
    expect(monthInPlace({ source: 'national' }, inPlace)).toBeNull();
  });
});

describe('changed ratings', () => {
  it('[RATE-16] only entries that a list rates otherwise have changed', () => {
    const order = seedingOrder({ source: 'fide', kinds: null }, BLITZ);
    const entries = [1800, 1900, null, 2000, 2050].map((rating, at) => ({
      account: `p${at + 1}` as AccountId,
      rating,
    }));
    const listed = new Map<AccountId, ListedRatings>(
      (
        [
          ['p1', inList(1700, null, 1812)],
          ['p2', inList(1900, null, null)],
          ['p3', inList(null, 1500, null)],
          ['p4', inList(null, null, null)],
        ] as const
      ).map(([account, fide]) => [account as AccountId, { fide, national: null }]),
    );
    expect(
      changedRatings(entries, listed, order).map(({ account, before, after }) => [
        account,
        before,
        after.rating,
        after.kind,
      ]),
    ).toEqual([
      ['p1', 1800, 1812, 'blitz'],
      ['p3', null, 1500, 'rapid'],
    ]);
  });
});
