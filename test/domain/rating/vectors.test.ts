import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ratingChange } from '../../../domain/rating/change.ts';
import { initialRating } from '../../../domain/rating/initial.ts';
import type { RatingList } from '../../../domain/rating/lists.ts';
import {
  averageRating,
  linearPerformance,
  perfectPerformance,
  performanceRating,
} from '../../../domain/rating/performance.ts';
import { expectedScore, ratingDifference } from '../../../domain/rating/tables.ts';
import { fixture } from '../support/fixture.ts';

interface Game {
  readonly opponent: number | null;
  readonly score: number;
}

interface ChangeCase {
  readonly id: string;
  readonly kind: 'change';
  readonly time_class: RatingList;
  readonly player: number;
  readonly k: number;
  readonly games: readonly (Game & { d: number; d_used?: number; pd: number; dr: number; rated: boolean })[];
  readonly rated_games: number;
  readonly sum_dr: number;
  readonly k_used: number;
  readonly change: number;
}

interface PerformanceCase {
  readonly id: string;
  readonly kind: 'performance';
  readonly games: readonly Game[];
  readonly aro: number | null;
  readonly tpr: number | null;
  readonly ptp: number | null;
  readonly linear: number | null;
}

interface InitialCase {
  readonly id: string;
  readonly kind: 'initial';
  readonly games: readonly Game[];
  readonly result: { ra: number; games: number; score: number; ru: number; published: boolean } | null;
}

type Case = ChangeCase | PerformanceCase | InitialCase;

const cases = readFileSync(join(import.meta.dirname, '../../fixtures/ratings/ratings.jsonl'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Case);

const casesOf = <Kind extends Case['kind']>(kind: Kind) =>
  cases.filter((c): c is Extract<Case, { kind: Kind }> => c.kind === kind);

const toHundredths = (value: number): number => Math.round(value * 100);
const toGame = ({ opponent, score }: Game) => ({ opponent, halfPoints: 2 * score });

describe('rating changes in FIDE’s calculator', () => {
  it.each(casesOf('change'))(
    '[RATE-6] the rating change is the one FIDE calculates in $id: $player with K $k in $time_class',
    (c) => {
      const estimate = ratingChange({ rating: c.player, k: c.k, list: c.time_class }, c.games.map(toGame));
      expect(estimate).toEqual({
        games: c.games.map((game) =>
          game.rated
            ? {
                difference: game.d,
                usedDifference: game.d_used,
                expected: toHundredths(game.pd),
                change: toHundredths(game.dr),
              }
            : null,
        ),
        ratedGames: c.rated_games,
        k: c.k_used,
        sum: toHundredths(c.sum_dr),
        change: toHundredths(c.change),
      });
    },
  );
});

describe('performance ratings in the vectors', () => {
  it.each(casesOf('performance'))(
    '[PERF-1] the performance ratings are those of $id: $tpr by the table, $linear on the Stats tab',
    (c) => {
      const rated = c.games
        .map(toGame)
        .flatMap(({ opponent, halfPoints }) => (opponent === null ? [] : [{ opponent, halfPoints }]));
      expect({
        aro: averageRating(rated.map(({ opponent }) => opponent)),
        tpr: performanceRating(rated),
        ptp: perfectPerformance(rated),
        linear: linearPerformance(rated),
      }).toEqual({ aro: c.aro, tpr: c.tpr, ptp: c.ptp, linear: c.linear });
    },
  );
});

describe('first ratings in the vectors', () => {
  it.each(casesOf('initial'))('[RATE-9] the first rating of an unrated player is the one of $id', (c) => {
    const estimate = initialRating(c.games.map(toGame));
    expect(estimate).toEqual(
      c.result && {
        average: c.result.ra,
        games: c.result.games,
        halfPoints: 2 * c.result.score,
        rating: c.result.ru,
        isPublished: c.result.published,
      },
    );
  });
});

describe('FIDE’s rating tables', () => {
  const tables = fixture<{
    expected_score_table_8_1_2: { from: number; to: number | null; higher: number; lower: number }[];
    performance_table_8_1_1: Record<string, number>;
  }>('ratings/tables.json');

  it.each(tables.expected_score_table_8_1_2)('[RATE-1] a difference of $from expects $higher and $lower', (band) => {
    for (const difference of [band.from, band.to ?? 3000]) {
      expect(expectedScore(difference)).toBe(toHundredths(band.higher));
      if (difference > 0) expect(expectedScore(-difference)).toBe(toHundredths(band.lower));
    }
  });

  it.each(Object.entries(tables.performance_table_8_1_1))(
    '[RATE-1] a score of %s stands for a difference of %i',
    (share, dp) => {
      expect(ratingDifference(toHundredths(Number(share)))).toBe(dp);
    },
  );
});
